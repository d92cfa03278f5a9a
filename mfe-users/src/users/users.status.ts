import type { Member } from '@arena/shared/contract';
import { isAdmin } from './member';
import * as t from './users.messages';

export const isBanned = (member: Member): boolean => member.bannedAt !== null;

/** null if possible. `available`: the backend has the call. */
export function banRefusal(member: Member, available: boolean, ownId: number | null): string | null {
  if (!available) return t.notSupported;
  if (member.id === null) return t.noUserId;
  return member.id === ownId ? t.ownBan : null;
}

/** null if possible. */
export function adjustRefusal(member: Member, available: boolean, ownId: number | null): string | null {
  if (!available) return t.notSupported;
  if (member.id === null) return t.noUserId;
  return member.id === ownId ? t.ownBalance : null;
}

/** null if possible. */
export function adminRefusal(member: Member): string | null {
  if (isAdmin(member)) return t.alreadyAdmin;
  if (member.id === null) return t.noUserId;
  return member.email === null ? t.noEmailForRole : null;
}

/** null if possible. The server refuses to remove the last administrator. */
export function removalRefusal(member: Member, available: boolean): string | null {
  if (!available) return t.notSupported;
  return member.id === null ? t.noUserId : null;
}
