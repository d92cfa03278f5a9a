import * as z from '@arena/shared/contract/zod';
import { entity, listOf, money, number, text } from '@arena/shared/contract/wire';

/** How many there are in one status, or people with one role. */
const countOf = entity({ name: ['name', text], count: ['count', number] });
const countsOf = z.catch(listOf(countOf), []);

/**
 * Extension `counts`: the summary cards' figures, counted over everything. Ongoing tournaments are being played, and the prize pool is
 * their sum in currency units; upcoming ones are pending and start in the platform's current month. A player approved in two tournaments is
 * two participants. Each person counts once, by `roleOf`; the lists leave out what there is none of.
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
