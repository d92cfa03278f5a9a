import type { Member } from '@arena/shared/contract';
import { isAdmin } from './member';

export const isBanned = (member: Member): boolean => member.bannedAt !== null;

const UNAVAILABLE = 'Not available yet: this backend has no such function.';
const NO_ID = 'The server sent this user without an id.';

/** Why a user can be neither banned nor let in again, or null when they can. `available`: the backend has the function. */
export function banRefusal(member: Member, available: boolean, ownId: number | null): string | null {
  if (!available) return UNAVAILABLE;
  if (member.id === null) return NO_ID;
  return member.id === ownId ? 'You cannot ban yourself.' : null;
}

/** Why somebody cannot be made an administrator, or null when they can. */
export function adminRefusal(member: Member): string | null {
  if (isAdmin(member)) return 'Already an admin';
  if (member.id === null) return NO_ID;
  return member.email === null ? 'The server sent this user without an e-mail address, which grants go by.' : null;
}

/** Why an administrator cannot be removed, or null when they can. The last one is refused by the server. */
export function removalRefusal(member: Member, available: boolean): string | null {
  if (!available) return UNAVAILABLE;
  return member.id === null ? NO_ID : null;
}
