import * as z from '@arena/shared/contract/zod';
import { entity, listOf, money, number, text } from '@arena/shared/contract/wire';

/** One month's revenue in currency units (part 1 §3). The dashboard shows the first entry of the list. */
export const monthlyRevenue = entity({ month: ['month', text], amount: ['amount', money] });

const gameSummary = entity({
  title: ['gameTitle', text],
  rooms: ['rooms', number],
  tournaments: ['tournaments', number],
  players: ['players', number],
});

/**
 * Extension `dashboard-statistics`. The changes are percentages against the figures of the previous month (`…Before`), null without one.
 * Redeem figures cover the platform's current month, except `redeemsPending`, which has no period. Amounts in currency units.
 */
export type DashboardStatistics = z.output<typeof dashboardStatistics>;
export const dashboardStatistics = entity({
  usersChange: ['usersChange', number],
  roomsChange: ['roomsChange', number],
  tournamentsChange: ['tournamentsChange', number],
  revenueChange: ['revenueChange', number],
  usersBefore: ['usersBefore', number],
  roomsBefore: ['roomsBefore', number],
  tournamentsBefore: ['tournamentsBefore', number],
  revenueBefore: ['revenueBefore', money],
  games: ['games', z.catch(listOf(gameSummary), [])],
  redeemsPending: ['redeemsPending', number],
  redeemsApproved: ['redeemsApproved', number],
  redeemsRejected: ['redeemsRejected', number],
  redeemedAmount: ['redeemedAmount', money],
});

/** A game's figure for one day (`YYYY-MM-DD` in the platform's zone); `game` is null when it belongs to none. */
export type DailyFigure = z.output<typeof dailyFigure>;
const dailyFigure = entity({ day: ['day', text], game: ['gameTitle', text], value: ['value', number] });

/** Extension `analytics`: daily revenue in currency units, and daily counts of rooms and registrations. */
export type Analytics = z.output<typeof analytics>;
export const analytics = entity({
  revenue: ['revenue', z.catch(listOf(dailyFigure), [])],
  rooms: ['rooms', z.catch(listOf(dailyFigure), [])],
  registrations: ['registrations', z.catch(listOf(dailyFigure), [])],
});
