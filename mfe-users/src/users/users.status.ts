import type { Member } from '@arena/shared/contract';
import { isAdmin } from './member';

export const isBanned = (member: Member): boolean => member.bannedAt !== null;

const UNAVAILABLE = 'Not available yet: this backend doesn’t support it.';
const NO_ID = 'This user has no ID.';

/** null if possible. `available`: the backend has the call. */
export function banRefusal(member: Member, available: boolean, ownId: number | null): string | null {
  if (!available) return UNAVAILABLE;
  if (member.id === null) return NO_ID;
  return member.id === ownId ? 'You can’t ban yourself.' : null;
}

/** null if possible. */
export function adminRefusal(member: Member): string | null {
  if (isAdmin(member)) return 'Already an admin';
  if (member.id === null) return NO_ID;
  return member.email === null ? 'This user has no email address, which is needed to grant the role.' : null;
}

/** null if possible. The server refuses to remove the last administrator. */
export function removalRefusal(member: Member, available: boolean): string | null {
  if (!available) return UNAVAILABLE;
  return member.id === null ? NO_ID : null;
}
