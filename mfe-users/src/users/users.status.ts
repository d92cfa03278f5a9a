import type { Member } from '@arena/shared/contract';
import { isAdmin } from './member';

export interface Circumstances {
  /** The backend announces `ban-user`. */
  readonly available: boolean;
  /** Who is signed in. */
  readonly ownId: number | null;
}

export const isBanned = (member: Member): boolean => member.bannedAt !== null;

/** Why somebody can be neither banned nor let in again, or null when they can. */
export function banRefusal(member: Member, { available, ownId }: Circumstances): string | null {
  if (!available) return 'Not available yet: this backend has no such function.';
  if (member.id === null) return 'The server sent this user without an id.';
  return member.id === ownId ? 'You cannot ban yourself.' : null;
}

/** Why somebody cannot be made an administrator, or null when they can. */
export function adminRefusal(member: Member): string | null {
  if (isAdmin(member)) return 'Already an admin';
  if (member.id === null) return 'The server sent this user without an id.';
  return member.email === null ? 'The server sent this user without an e-mail address, which grants go by.' : null;
}
