import { memberFields, toDateArray } from '@arena/shared/contract';
import { asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { roles, userRoles, users } from '../db/schema/people';
import { wallClock } from '../time/platform-time';

/*
 * The list of all users is not paged, and may have 50,000 entries. Made entry by entry here it would stop every other call for a
 * second; the database writes it as JSON in a third of the time, and besides. The wire's names still come from the contract.
 */

/** A role as the wire has it, where the user has it. Few roles and many users: one look at each role's users is quickest. */
async function rolesOfUser(db: Database): Promise<SQL> {
  const known = await db.select().from(roles).orderBy(asc(roles.id));
  const held = known.map((role) => {
    const holders = db.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.roleId, role.id));
    return sql`case when ${users.id} in ${holders} then ${JSON.stringify(role)}::text end`;
  });
  return sql`('[' || concat_ws(',', ${sql.join(held, sql`, `)}) || ']')::json`;
}

/** Since when the few are banned who are, by their ids: the calendar is not the database's business. */
async function bansOfUsers(db: Database, timeZone: string): Promise<SQL> {
  const banned = await db.select({ id: users.id, at: users.bannedAt }).from(users).where(isNotNull(users.bannedAt));
  const dates = banned.flatMap(({ id, at }) => (at === null ? [] : [[id, toDateArray(wallClock(at, timeZone))] as const]));
  return sql`case when ${users.bannedAt} is not null then ${JSON.stringify(Object.fromEntries(dates))}::jsonb -> ${users.id}::text end`;
}

/** All users by their ids, in the words of the wire. */
export async function writeMembers(db: Database, timeZone: string): Promise<string> {
  const values: Record<keyof typeof memberFields, SQL> = {
    id: sql`${users.id}`,
    name: sql`${users.name}`,
    email: sql`${users.email}`,
    // Never null on the wire: the platform's client searches in it.
    mobile: sql`coalesce(${users.mobile}, '')`,
    balance: sql`${users.balanceCents}::float8 / 100`,
    // Listed by their ids: ROLE_ADMIN (501) comes first, and the platform's client takes the first role.
    roles: await rolesOfUser(db),
    imageName: sql`${users.imageName}`,
    pubgId: sql`${users.pubgId}`,
    freeFireId: sql`${users.freeFireId}`,
    handle: sql`${users.handle}`,
    bannedAt: await bansOfUsers(db, timeZone),
  };
  const columns = Object.entries(memberFields).map(
    ([name, [wireName]]) => sql`${values[name as keyof typeof values]} as ${sql.identifier(wireName)}`,
  );
  const entry = sql`select ${sql.join(columns, sql`, `)} from ${users} order by ${users.id}`;
  const [row] = await db.select({ json: sql<string>`coalesce(json_agg(entry), '[]')::text` }).from(sql`(${entry}) as entry`);
  if (row === undefined) throw new Error('The database wrote no list of users');
  return row.json;
}
