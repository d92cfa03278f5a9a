import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { ZodMiniType } from 'zod/mini';
import type { SearchPage } from '@arena/shared/contract';
import { keywordsOf, lookedUp } from '../db/conditions';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { users } from '../db/schema/people';
import { type Orders, pageOfIds, readInOrder, type SearchQuery, searchRequest } from '../db/search-pages';
import { statusAsked } from '../errors';
import { BATCH, type Cursor, following, rawJsonList } from '../http/raw-json-list';
import { peopleFound, scannedFor } from '../db/search-text';
import { applicationsOf, type MatchKind } from './match-kind';

type Applications = ReturnType<typeof applicationsOf>;

interface Row {
  readonly id: number;
  /** When the player asked, see `timeText`. */
  readonly time: string;
}

interface Reading<S extends ZodMiniType<{ readonly id: number | null }>, R extends Row> {
  readonly kind: MatchKind;
  readonly item: S;
  /** Oldest first: the first player to ask is decided first. */
  select(db: Database, where: SQL | undefined): PromiseLike<R[]> & { limit(rows: number): PromiseLike<R[]> };
  describe(db: Database, rows: readonly R[], timeZone: string): output<S>[] | Promise<output<S>[]>;
}

export function applicationLists<S extends ZodMiniType<{ readonly id: number | null }>, R extends Row>({
  kind,
  item,
  select,
  describe,
}: Reading<S, R>) {
  const table = applicationsOf(kind);
  const { id, matchId, requestedAt, status } = table;
  const read = async (db: Database, where: SQL, timeZone: string) => describe(db, await select(db, where), timeZone);
  return {
    write(db: Database, ofMatch: number, wanted: string | undefined, timeZone: string) {
      const where = and(eq(matchId, ofMatch), wanted === undefined ? undefined : eq(status, wanted));
      return rawJsonList(item, {
        select: (after: Cursor | null) => select(db, and(where, following(requestedAt, id, after, 'oldest first'))).limit(BATCH),
        positionOf: (row) => ({ at: row.time, id: row.id }),
        itemsOf: (rows) => describe(db, rows, timeZone),
      });
    },
    async search(db: Database, ofMatch: number, query: ApplicationQuery, timeZone: string) {
      return readInOrder(id, await idsOf(db, table, ofMatch, query), (where) => read(db, where, timeZone));
    },
    async find(db: Database, one: number, timeZone: string) {
      const [thing, key] = kind.missing;
      return foundRow(await read(db, eq(id, one), timeZone), thing, one, key);
    },
  };
}

interface ApplicationQuery extends SearchQuery {
  readonly status?: string;
  /** The one application of this id, in the status if one is given. */
  readonly id?: number | null;
}

/** Above this the person of each application is looked at instead: a match has thousands of them at the most. */
const MOST_PEOPLE = 2000;

const ordersOf = ({ id, requestedAt }: Applications): Orders => ({
  id,
  known: { requested: { by: requestedAt, type: 'timestamptz' } },
  usual: { sort: 'requested', order: 'asc' },
});

/** The applications whose person has the keywords in the name, email address, mobile number or, as a whole, the id. */
async function ofPeople(db: Database, { userId }: Applications, keywords: string): Promise<SQL | undefined> {
  if (keywords === '') return undefined;
  const own = /^\d{1,15}$/.test(keywords) ? eq(userId, Number(keywords)) : undefined;
  const people = await peopleFound(db, keywords, MOST_PEOPLE);
  return or(
    people === null ? sql`(select ${scannedFor(keywords)} from ${users} where ${eq(users.id, userId)})` : lookedUp(userId, people),
    own,
  );
}

async function idsOf(db: Database, table: Applications, matchId: number, query: ApplicationQuery): Promise<SearchPage<number>> {
  const { id, matchId: match, status } = table;
  const ofMatch = and(eq(match, matchId), query.status === undefined ? undefined : eq(status, query.status));
  if (query.id !== undefined) {
    const one = Number.isSafeInteger(query.id) ? Number(query.id) : 0;
    const found = await db
      .select({ id })
      .from(table)
      .where(and(ofMatch, eq(id, one)));
    return { items: found.map((row) => row.id), next: null, total: found.length, totalIsLeast: false };
  }
  statusAsked(query);
  const request = searchRequest(ordersOf(table), query);
  const wanted = and(ofMatch, await ofPeople(db, table, keywordsOf(query)));
  return pageOfIds(db, table, request, wanted);
}
