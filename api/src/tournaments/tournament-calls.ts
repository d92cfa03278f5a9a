import { type Tournament, tournamentCalls, type User } from '@arena/shared/contract';
import { number, object, unknown } from 'zod/mini';
import { caseless } from '../http/decode';

const { listByStatus, get, create, decide, prizePool, participants } = tournamentCalls;

/** The contract's calls, with the answers that the specification leaves open filled in: the console reads them with patience. */
export const served = {
  ...tournamentCalls,
  listByStatus: { ...listByStatus, params: { status: caseless(listByStatus.params.status) } },
  /** An empty status is no path part of its own here, and means all. */
  listAllStatuses: { ...listByStatus, path: '/posts/status', params: {} },
  prizePool: { ...prizePool, response: object({ amount: number() }) },
  participants: { ...participants, response: object({ totalElements: number() }) },
  create: { ...create, response: get.response },
  /** The application as it is now, and a sentence. */
  decide: { ...decide, response: unknown() },
} as const;

/** What strangers see of an organizer: who it is, not how to reach or what is owned. The handle is made of address and number. */
function publicUser(user: User | null): User | null {
  if (user === null) return null;
  return { ...user, email: null, mobile: null, balance: null, handle: null, pubgId: null, freeFireId: null, roles: [] };
}

/** A tournament for anybody: without the way into its in-game room. */
export function publicView(tournament: Tournament): Tournament {
  return { ...tournament, accessId: null, password: null, organizer: publicUser(tournament.organizer) };
}
