import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { ROLES } from '../db/migrate';
import { roles, userRoles, users } from '../db/schema/people';
import { forbidden, HttpError } from '../http/errors';

/** Administrators who may sign in. */
const administrators = (tx: Database, userId?: number) =>
  tx
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.roleId, ROLES.admin.id), isNull(users.bannedAt), userId === undefined ? undefined : eq(users.id, userId)))
    .limit(1);

/**
 * Lets one transaction at a time change who administers the platform. Throws 403 when the actor was banned or lost the role while the
 * call waited. Lock this before any row of `users`. `actorId` null: the command line.
 */
export async function lockAdministrators(tx: Database, actorId: number | null): Promise<void> {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, ROLES.admin.id)).for('no key update');
  if (actorId !== null && (await administrators(tx, actorId)).length === 0) throw forbidden('You are no longer an administrator.');
}

/** Called after a change, under the lock: throws, and so undoes the change, when it leaves no administrator who may sign in. */
export async function requireAnAdministrator(tx: Database, name: string): Promise<void> {
  if ((await administrators(tx)).length > 0) return;
  throw new HttpError(409, `${name} is the last administrator. Make another user an administrator first.`, {}, 'last-administrator');
}
