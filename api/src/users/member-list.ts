import { memberFields, toDateArray } from '@arena/shared/contract';
import { and, asc, count, eq, gt, isNotNull, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { roles, userRoles, users } from '../db/schema/people';
import { jsonInPieces } from '../http/raw-json-list';
import type { RawJson } from '../http/route';
import { wallClock } from '../time/platform-time';

/* All users, not paged: the database writes them as JSON, in a third of the time and without holding up other calls. */

/** How many users the database writes at a time: about a megabyte. */
const MEMBERS = 4000;

/** The ids of one piece of the list: those after the first up to the last. */
interface Range {
  readonly after: number;
  readonly last: number;
  readonly ends: boolean;
}

const inRange = ({ after, last }: Range) => and(gt(users.id, after), lte(users.id, last));

/** The next piece; null at the end of the list. */
async function rangeAfter(db: Database, after: number): Promise<Range | null> {
  const ids = db.select({ id: users.id }).from(users).where(gt(users.id, after)).orderBy(asc(users.id)).limit(MEMBERS).as('piece');
  const [row] = await db.select({ last: max(ids.id), users: count() }).from(ids);
  return row === undefined || row.last === null ? null : { after, last: row.last, ends: row.users < MEMBERS };
}

/** Each role as the wire has it, by its id: there are few, and a user's are looked up in the index of what users have. */
async function rolesOfUser(db: Database): Promise<SQL> {
  const known = await db.select().from(roles);
  const entries = JSON.stringify(Object.fromEntries(known.map((role) => [role.id, JSON.stringify(role)])));
  const held = sql`select string_agg(${entries}::jsonb ->> ${userRoles.roleId}::text, ',' order by ${userRoles.roleId})
    from ${userRoles} where ${eq(userRoles.userId, users.id)}`;
  return sql`('[' || coalesce((${held}), '') || ']')::json`;
}

/** Since when the few are banned who are, by their ids: the calendar is not the database's business. */
async function bansOfUsers(db: Database, range: Range, timeZone: string): Promise<SQL> {
  const banned = await db
    .select({ id: users.id, at: users.bannedAt })
    .from(users)
    .where(and(inRange(range), isNotNull(users.bannedAt)));
  const dates = banned.flatMap(({ id, at }) => (at === null ? [] : [[id, toDateArray(wallClock(at, timeZone))] as const]));
  return sql`case when ${users.bannedAt} is not null then ${JSON.stringify(Object.fromEntries(dates))}::jsonb -> ${users.id}::text end`;
}

/** The users of a piece by their ids, in the words of the wire. */
async function writePiece(db: Database, range: Range, timeZone: string): Promise<string> {
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
    bannedAt: await bansOfUsers(db, range, timeZone),
  };
  const columns = Object.entries(memberFields).map(
    ([name, [wireName]]) => sql`${values[name as keyof typeof values]} as ${sql.identifier(wireName)}`,
  );
  const entry = sql`select ${sql.join(columns, sql`, `)} from ${users} where ${inRange(range)} order by ${users.id}`;
  const [row] = await db.select({ json: sql<string | null>`string_agg(row_to_json(entry)::text, ',')` }).from(sql`(${entry}) as entry`);
  // Every user in it may have been deleted in the meantime.
  return row?.json ?? '';
}

export function writeMembers(db: Database, timeZone: string): Promise<RawJson> {
  return jsonInPieces<number>(async (after) => {
    const range = await rangeAfter(db, after ?? 0);
    if (range === null) return { json: '', next: null };
    return { json: await writePiece(db, range, timeZone), next: range.ends ? null : range.last };
  });
}
