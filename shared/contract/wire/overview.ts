import * as z from '@arena/shared/contract/zod';
import { dateTime, entity, flag, listOf, money, number, text } from '@arena/shared/contract/wire';

/** One month's revenue (part 1 §3); the first entry of the list is the one that the dashboard shows. */
export const monthlyRevenue = entity({ month: ['month', text], amount: ['amount', money] });

const gameSummary = entity({
  title: ['gameTitle', text],
  rooms: ['rooms', number],
  tournaments: ['tournaments', number],
  players: ['players', number],
});

/**
 * Extension `dashboard-statistics`. The four changes are percents against the month before (null without one); redeem
 * figures are of the platform's current month, but for the pending ones, which are all that wait; amounts in currency units.
 */
export const dashboardStatistics = entity({
  usersChange: ['usersChange', number],
  roomsChange: ['roomsChange', number],
  tournamentsChange: ['tournamentsChange', number],
  revenueChange: ['revenueChange', number],
  games: ['games', z.catch(listOf(gameSummary), [])],
  redeemsPending: ['redeemsPending', number],
  redeemsApproved: ['redeemsApproved', number],
  redeemsRejected: ['redeemsRejected', number],
  redeemedAmount: ['redeemedAmount', money],
});
export type DashboardStatistics = z.output<typeof dashboardStatistics>;

/** How many there are in one status, or people with one role. */
const countOf = entity({ name: ['name', text], count: ['count', number] });
const countsOf = z.catch(listOf(countOf), []);

/**
 * Extension `counts`: what the summary cards claim, counted by the server over everything there is. Ongoing tournaments are
 * those that are played now, and the prize pool is theirs together, in currency units; upcoming ones are pending and start in
 * the platform's current month; a player who was approved in two tournaments is two participants. Each person counts once, by
 * the role that `roleOf` gives; the lists leave out what there is none of.
 */
export const platformCounts = entity({
  users: ['users', number],
  /** Played, and waiting for their payout. */
  completedRooms: ['completedRooms', number],
  tournaments: ['tournaments', number],
  ongoingTournaments: ['ongoingTournaments', number],
  upcomingThisMonth: ['upcomingThisMonth', number],
  participants: ['participants', number],
  ongoingPrizePool: ['ongoingPrizePool', money],
  roomsByStatus: ['roomsByStatus', countsOf],
  tournamentsByStatus: ['tournamentsByStatus', countsOf],
  usersByRole: ['usersByRole', countsOf],
});
export type PlatformCounts = z.output<typeof platformCounts>;

/** One day (`YYYY-MM-DD`, platform time zone) of one game; `game` is null for what belongs to none. */
const dailyFigure = entity({ day: ['day', text], game: ['gameTitle', text], value: ['value', number] });
export type DailyFigure = z.output<typeof dailyFigure>;

/** Extension `analytics`. Revenue in currency units; rooms and registrations are counts. */
export const analytics = entity({
  revenue: ['revenue', z.catch(listOf(dailyFigure), [])],
  rooms: ['rooms', z.catch(listOf(dailyFigure), [])],
  registrations: ['registrations', z.catch(listOf(dailyFigure), [])],
});
export type Analytics = z.output<typeof analytics>;

export const NOTIFICATION_TYPES = ['task', 'alert', 'other'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/**
 * Extension `notifications` (part 1 §3 gives type, title, body and time). `link` is what `linkTo`
 * takes (`user/7`, `messages`), a path of the console, or null.
 */
export const notification = entity({
  id: ['id', number],
  type: ['type', text],
  title: ['title', text],
  body: ['body', text],
  at: ['time', dateTime],
  read: ['read', flag],
  link: ['link', text],
});
export type Notification = z.output<typeof notification>;

/** The kinds of things that the server tells changes of; an application or a request to join is a change of what it is for. */
export const LIVE_SUBJECTS = ['room', 'fullmap', 'tournament', 'user', 'topup', 'redeem', 'stream', 'form-message'] as const;
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];

/** Extension `live-changes`: something changed on the server; screens that show it read it again. `id` is null for one that is not known. */
export const liveChange = entity({
  subject: ['subject', text],
  id: ['id', number],
  status: ['status', text],
  actorId: ['actorId', number],
});
export type LiveChange = z.output<typeof liveChange>;

/** Extension `form-messages`: what visitors sent by the contact and the account-deletion form. */
export const formMessage = entity({
  id: ['id', number],
  form: ['form', text],
  email: ['email', text],
  text: ['text', text],
  at: ['at', dateTime],
  handled: ['handled', flag],
});
export type FormMessage = z.output<typeof formMessage>;
