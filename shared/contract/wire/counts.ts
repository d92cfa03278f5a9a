import * as z from '@arena/shared/contract/zod';
import { entity, listOf, money, number, text } from '@arena/shared/contract/wire';

/** The number of items with a status, or of users with a role. */
const countOf = entity({ name: ['name', text], count: ['count', number] });
const countsOf = z.catch(listOf(countOf), []);

/**
 * Extension `counts`: the figures of the summary cards, over all data. `upcomingThisMonth` counts pending tournaments that start in the
 * platform's current month; a player approved in two tournaments counts as two participants; each user counts once, by `roleOf`. Amounts in
 * currency units.
 */
export type PlatformCounts = z.output<typeof platformCounts>;
export const platformCounts = entity({
  users: ['users', number],
  /** Rooms whose winner was paid. */
  completedRooms: ['completedRooms', number],
  tournaments: ['tournaments', number],
  ongoingTournaments: ['ongoingTournaments', number],
  upcomingThisMonth: ['upcomingThisMonth', number],
  participants: ['participants', number],
  ongoingPrizePool: ['ongoingPrizePool', money],
  roomsByStatus: ['roomsByStatus', countsOf],
  tournamentsByStatus: ['tournamentsByStatus', countsOf],
  usersByRole: ['usersByRole', countsOf],
  /** What waits for an administrator: `rooms` for their payout, `topups` and `redeems` for a decision. */
  waiting: ['waiting', countsOf],
});
