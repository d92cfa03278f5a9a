import { ADMIN_ROLE, isAdminRole, type Payee } from '@arena/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../auth/caller';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { roles, userRoles, users } from '../db/schema/people';
import { badRequest, forbidden } from '../http/errors';
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

const selectName = (db: Database, userId: number) => db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, userId));

export async function requireUser(db: Database, userId: number): Promise<{ id: number; name: string }> {
  return foundRow(await selectName(db, userId), 'User', userId);
}

/**
 * `requireUser` that locks the row until the transaction ends. Not for 'update': rows that only mention the user, such as a
 * notification, need not wait.
 */
export async function lockUser(tx: Database, userId: number): Promise<{ id: number; name: string }> {
  return foundRow(await selectName(tx, userId).for('no key update'), 'User', userId);
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
