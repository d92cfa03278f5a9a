import type { Tournament, User } from '@arena/shared/contract';

/** What strangers see of an organizer: who it is, not how to reach or what is owned. The handle is made of address and number. */
function publicUser(user: User | null): User | null {
  if (user === null) return null;
  return { ...user, email: null, mobile: null, balance: null, handle: null, pubgId: null, freeFireId: null, roles: [] };
}

/** A tournament for anybody: without the way into its in-game room. */
export function publicView(tournament: Tournament): Tournament {
  return { ...tournament, accessId: null, password: null, organizer: publicUser(tournament.organizer) };
}
