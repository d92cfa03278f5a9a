import { and, asc, eq, isNull } from 'drizzle-orm';
import { recordAudit, recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { ROLES } from '../db/migrate';
import { foundRow } from '../db/rows';
import { roles, userRoles, users } from '../db/schema/people';
import { announceChange, announceSession } from '../events/announce';
import { badRequest, forbidden, HttpError } from '../errors';
import { administratorNews, notifyAdmins } from '../notifications/notify';
import { requireUser } from './users.store';
import * as t from './users.messages';

/** Administrators who may sign in. */
const administrators = (tx: Database, userId?: number) =>
  tx
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.roleId, ROLES.admin.id), isNull(users.bannedAt), userId === undefined ? undefined : eq(users.id, userId)))
    .limit(1);

/** One transaction at a time changes the administrators. 403 when the actor has lost the role. Lock this before rows of `users`. */
export async function lockAdministrators(tx: Database, actorId: number | null): Promise<void> {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, ROLES.admin.id)).for('no key update');
  if (actorId !== null && (await administrators(tx, actorId)).length === 0) throw forbidden(t.noLongerAdministrator);
}

/** Called after a change, under the lock: throws, and so undoes the change, when it leaves no administrator who may sign in. */
async function requireAnAdministrator(tx: Database, name: string): Promise<void> {
  if ((await administrators(tx)).length > 0) return;
  throw new HttpError(409, t.lastAdministrator(name), {}, 'last-administrator');
}

interface Actor {
  readonly id: number;
  readonly name: string;
}

interface Change {
  /** null: the command line. */
  readonly actor: Actor | null;
  /** Asked after the lock: a token that was issued while this change waited for it ends too. */
  readonly clock: () => Date;
}

interface RoleOfUser extends Change {
  readonly user: { readonly id: number; readonly name: string };
  readonly role: { readonly id: number; readonly name: string };
}

const isAdmin = ({ id }: { readonly id: number }) => id === ROLES.admin.id;
const spoken = (role: { readonly id: number; readonly name: string }) => (isAdmin(role) ? t.anAdministrator : t.inTheRole(role.name));

async function rolesOf(tx: Database, userId: number): Promise<string[]> {
  const held = await tx
    .select({ name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(roles.id));
  return held.map(({ name }) => name);
}

/** Tokens carry the millisecond in which they were issued; one of this very millisecond ends as well. */
const justAfter = (moment: Date) => new Date(moment.getTime() + 1);

/** The effects of a role change. Every session of the user ends: no token gains or keeps a role that it wasn't issued for. */
async function follow(tx: Database, { user, role, actor, clock }: RoleOfUser, verb: 'grant' | 'revoke', before: string[]): Promise<void> {
  const at = clock();
  await tx
    .update(users)
    .set({ tokensValidAfter: justAfter(at) })
    .where(eq(users.id, user.id));
  const actorId = actor?.id ?? null;
  const action = `user.${verb}-${isAdmin(role) ? 'admin' : 'role'}` as const;
  const entry = { at, actorId, action, subject: 'user', subjectId: user.id } as const;
  const after = verb === 'grant' ? [...before, role.name] : before.filter((name) => name !== role.name);
  await recordAudit(tx, { ...entry, before: { roles: before }, after: { roles: after } });
  if (isAdmin(role) && actor !== null) await notifyAdmins(tx, { ...administratorNews(verb, actor.name, user), at });
  await announceChange(tx, { subject: 'user', id: user.id, status: null, actorId });
  await announceSession(tx, user.id);
}

/** Adds a role to a user's others, under the lock of the administrators. False when the user has it. */
export async function addRole(tx: Database, change: RoleOfUser): Promise<boolean> {
  const { user, role } = change;
  const before = await rolesOf(tx, user.id);
  const added = await tx.insert(userRoles).values({ userId: user.id, roleId: role.id }).onConflictDoNothing().returning();
  if (added.length === 0) return false;
  await follow(tx, change, 'grant', before);
  return true;
}

async function roleNamed(tx: Database, name: string) {
  return foundRow(await tx.select().from(roles).where(eq(roles.name, name)), 'Role', name, 'name');
}

const who = { id: users.id, name: users.name };

interface Grant extends Change {
  readonly email: string;
  readonly role: string;
  readonly actor: Actor;
  /** Whom the address must belong to; null where the client does not say. */
  readonly userId: number | null;
}

/** Gives a role to the user with an email address and answers what happened, as a sentence. */
export function grantRole(db: Database, { email, role: name, userId, ...change }: Grant): Promise<string> {
  return db.transaction(async (tx) => {
    await lockAdministrators(tx, change.actor.id);
    const role = await roleNamed(tx, name);
    const user = foundRow(await tx.select(who).from(users).where(eq(users.email, email.trim().toLowerCase())), 'User', email, 'email');
    if (userId !== null && user.id !== userId) throw new HttpError(409, t.emailOfOther(user.id, userId));
    if (!(await addRole(tx, { ...change, user, role }))) throw badRequest(t.isAlready(user.name, spoken(role)));
    return t.isNow(user.name, spoken(role));
  });
}

interface Revocation extends Change {
  readonly userId: number;
  readonly role: string;
  readonly actor: Actor;
}

/** Takes a role back and answers what happened, as a sentence. One administrator always stays. */
export function revokeRole(db: Database, { userId, role: name, ...change }: Revocation): Promise<string> {
  return db.transaction(async (tx) => {
    await lockAdministrators(tx, change.actor.id);
    const role = await roleNamed(tx, name);
    const user = await requireUser(tx, userId);
    const before = await rolesOf(tx, userId);
    const held = and(eq(userRoles.userId, userId), eq(userRoles.roleId, role.id));
    const removed = await tx.delete(userRoles).where(held).returning();
    if (removed.length === 0) throw badRequest(t.isNot(user.name, spoken(role)));
    await requireAnAdministrator(tx, user.name);
    await follow(tx, { ...change, user, role }, 'revoke', before);
    return t.isNoLonger(user.name, spoken(role));
  });
}

export interface Ban {
  readonly userId: number;
  readonly banned: boolean;
  readonly actorId: number;
  readonly now: Date;
}

/** Bans a user, which ends every session, or ends the ban; idempotent. Administrators can't ban themselves: one always remains. */
export function setBan(db: Database, { userId, banned, actorId, now }: Ban): Promise<void> {
  if (banned && userId === actorId) throw badRequest(t.ownBan);
  return db.transaction(async (tx) => {
    await lockAdministrators(tx, actorId);
    const found = await tx.select({ bannedAt: users.bannedAt }).from(users).where(eq(users.id, userId)).for('no key update');
    const target = foundRow(found, 'User', userId);
    if ((target.bannedAt !== null) === banned) return;
    const changes = banned ? { bannedAt: now, tokensValidAfter: now } : { bannedAt: null };
    await tx.update(users).set(changes).where(eq(users.id, userId));
    const [verb, status] = banned ? (['ban', 'BANNED'] as const) : (['unban', 'ACTIVE'] as const);
    const [before, after] = [target, { bannedAt: changes.bannedAt }];
    await recordChange(tx, { subject: 'user', id: userId, status, actorId, now, verb, before, after });
    await announceSession(tx, userId);
  });
}
