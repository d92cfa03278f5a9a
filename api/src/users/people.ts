import { ADMIN_ROLE, isAdminRole, type Payee } from '@arena/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../auth/caller';
import type { Database } from '../db/database';
import { roles, userRoles, users } from '../db/schema/people';
import { badRequest, forbidden, notFound } from '../http/errors';
import { wallClockOrNull } from '../time/platform-time';

interface PayeeRow {
  readonly id: number;
  readonly name: string;
  readonly bannedAt: Date | null;
}

export const payeeOf = ({ bannedAt, ...person }: PayeeRow, timeZone: string): Payee => ({
  ...person,
  bannedAt: wallClockOrNull(bannedAt, timeZone),
});

export async function requireUser(db: Database, userId: number): Promise<{ id: number; name: string }> {
  const [user] = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, userId));
  if (user === undefined) throw notFound('User', userId);
  return user;
}

/**
 * `requireUser` that locks the row until the transaction ends. Not for 'update': rows that only mention the user, such as a
 * notification, need not wait.
 */
export async function lockUser(tx: Database, userId: number): Promise<{ id: number; name: string }> {
  const [user] = await tx.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, userId)).for('no key update');
  if (user === undefined) throw notFound('User', userId);
  return user;
}

/** Matches are created in the name of an administrator, who need not be the one who is signed in. */
export async function requireAdministrator(db: Database, userId: number): Promise<void> {
  const user = await requireUser(db, userId);
  const [role] = await db
    .select({ id: roles.id })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.name, ADMIN_ROLE)))
    .where(eq(userRoles.userId, userId));
  if (role === undefined) throw badRequest(`${user.name} is not an administrator: only administrators can hold matches.`);
}

/** Players ask for themselves; an administrator may ask for anybody. */
export function requireSelfOrAdmin(caller: Caller, userId: number): void {
  if (caller.id !== userId && !caller.roles.some(isAdminRole)) throw forbidden('You may only ask to join for yourself.');
}
