import { ADMIN_ROLE, isAdminRole, type Member, type User, userCalls, type UserStatistics } from '@arena/shared/contract';
import { and, asc, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../http/caller';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { roles, userRoles, users, userVisits } from '../db/schema/people';
import { numberOf, sumsOf, totalsOf } from '../figures/figures';
import { badRequest, forbidden } from '../errors';
import { BATCH, rawJsonList } from '../http/raw-json-list';
import { toUnits } from '../cents';
import { startOfDayFrom, startOfMonth, wallClockOrNull } from '../time/platform-time';
import * as t from './users.messages';

/** A user, or a part of one, with the time of the ban in the words of the contract. */
export const memberOf = <U extends { readonly bannedAt: Date | null }>({ bannedAt, ...user }: U, timeZone: string) => ({
  ...user,
  bannedAt: wallClockOrNull(bannedAt, timeZone),
});

const selectName = (db: Database, userId: number) => db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, userId));

export async function requireUser(db: Database, userId: number): Promise<{ id: number; name: string }> {
  return foundRow(await selectName(db, userId), 'User', userId);
}

/** `requireUser` that locks the row. Not for 'update': rows that only mention the user, such as a notification, need not wait. */
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
  if (role === undefined) throw badRequest(t.onlyAdministratorsHold(user.name));
}

/** Players read and ask for themselves; an administrator may do so for any user. */
export function requireSelfOrAdmin(caller: Caller, userId: number, sentence = t.joinForYourself): void {
  if (caller.id !== userId && !caller.roles.some(isAdminRole)) throw forbidden(sentence);
}

// Listed one by one, so that an unlisted column, such as the password's hash, cannot leak.
const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  mobile: users.mobile,
  balanceCents: users.balanceCents,
  pubgId: users.pubgId,
  freeFireId: users.freeFireId,
  handle: users.handle,
  imageName: users.imageName,
  bannedAt: users.bannedAt,
};

type Role = NonNullable<User['roles']>[number];

/** By their ids, unless ordered otherwise. `cursor`: the place in another order. */
export function selectUsers(db: Database, cursor: SQL<string> = sql`''`) {
  // By role id: ROLE_ADMIN (501) comes first, and the platform's client takes the first role.
  const held = db
    .select({ all: sql`coalesce(json_agg(json_build_object('id', ${roles.id}, 'name', ${roles.name}) order by ${roles.id}), '[]')` })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, users.id));
  return db
    .select({ ...columns, roles: sql<Role[]>`(${held})`, cursor })
    .from(users)
    .orderBy(asc(users.id))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectUsers>>[number];
type FoundUser = User & Pick<Row, 'id' | 'bannedAt'>;

export const userOf = ({ balanceCents, mobile, cursor: _cursor, ...row }: Row): FoundUser => ({
  ...row,
  // Never null on the wire: the platform's client searches in it.
  mobile: mobile ?? '',
  balance: toUnits(balanceCents),
});

export const findUser = async (db: Database, id: number): Promise<FoundUser> =>
  userOf(foundRow(await selectUsers(db).where(eq(users.id, id)), 'User', id));

export const findMember = async (db: Database, id: number, timeZone: string): Promise<Member> => memberOf(await findUser(db, id), timeZone);

export async function findUsers(db: Database, ids: Iterable<number>): Promise<Map<number, FoundUser>> {
  const wanted = [...new Set(ids)];
  const found = wanted.length === 0 ? [] : await selectUsers(db).where(inArray(users.id, wanted));
  return new Map(found.map((row) => [row.id, userOf(row)]));
}

/** All users, by their ids. */
export const writeMembers = (db: Database, timeZone: string) =>
  rawJsonList(userCalls.list.response.item, {
    select: (after: number | null) =>
      selectUsers(db)
        .where(gt(users.id, after ?? 0))
        .limit(BATCH),
    positionOf: ({ id }) => id,
    itemsOf: (rows) => rows.map((row) => memberOf(userOf(row), timeZone)),
  });

/** "New" counts the platform's current month, "active" its current day. */
export async function userStatistics(db: Database, now: Date, timeZone: string): Promise<UserStatistics> {
  const all = await totalsOf(db, ['user', 'user banned']);
  const added = await sumsOf(db, ['user'], { starts: [startOfMonth(now, 0, timeZone)], end: null });
  return {
    total: numberOf(all, 'user'),
    activeToday: await db.$count(userVisits, gte(userVisits.seenAt, startOfDayFrom(now, 0, timeZone))),
    newThisMonth: numberOf(added, 'user'),
    banned: numberOf(all, 'user banned'),
  };
}
