import * as z from '@arena/shared/contract/zod';
import { entity, listOf, money, number, text } from '@arena/shared/contract/wire';

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
