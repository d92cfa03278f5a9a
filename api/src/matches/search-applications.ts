import type { SearchPage } from '@arena/shared/contract';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { lookedUp } from '../db/ids-up-to';
import { users } from '../db/schema/people';
import { type Orders, pageOfIds, readInOrder, type SearchQuery, searchRequest } from '../db/search-pages';
import { statusAsked } from '../http/errors';
import { peopleFound } from '../users/people-found';
import { scannedFor } from '../users/search-text';
import { applicationsOf, type MatchKind } from './match-kind';

export interface ApplicationQuery extends SearchQuery {
  readonly status?: string;
  /** The one application of this id, in the status if one is given. */
  readonly id?: number | null;
}

/** Above this the person of each application is looked at instead: a match has thousands of them at the most. */
const MOST_PEOPLE = 2000;

const ordersOf = ({ id, requestedAt }: ReturnType<typeof applicationsOf>): Orders => ({
  id,
  known: { requested: { by: requestedAt, type: 'timestamptz' } },
  // Who asked first is decided first.
  usual: { sort: 'requested', order: 'asc' },
});

/** The applications whose person has the keywords in the name, e-mail address, mobile number or, as a whole, the id. */
async function ofPeople(db: Database, { userId }: ReturnType<typeof applicationsOf>, keywords: string): Promise<SQL | undefined> {
  if (keywords === '') return undefined;
  // No text in the database can contain it, and PostgreSQL refuses it.
  if (keywords.includes('\0')) return sql`false`;
  const own = /^\d{1,15}$/.test(keywords) ? eq(userId, Number(keywords)) : undefined;
  const people = await peopleFound(db, keywords, MOST_PEOPLE);
  return or(
    people === null ? sql`(select ${scannedFor(keywords)} from ${users} where ${eq(users.id, userId)})` : lookedUp(userId, people),
    own,
  );
}

/** The ids of a match's applications, page by page. */
async function idsOf(db: Database, kind: MatchKind, matchId: number, query: ApplicationQuery): Promise<SearchPage<number>> {
  const table = applicationsOf(kind);
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
  const wanted = and(ofMatch, await ofPeople(db, table, query.keywords?.trim() ?? ''));
  return pageOfIds(db, table, request, wanted);
}

/** The same with everything about them. `read` finds those that fulfil a condition, in any order. */
export async function searchApplications<Item extends { readonly id: number | null }>(
  db: Database,
  kind: MatchKind,
  { matchId, query }: { readonly matchId: number; readonly query: ApplicationQuery },
  read: (where: SQL) => Promise<readonly Item[]>,
): Promise<SearchPage<Item>> {
  return readInOrder(applicationsOf(kind).id, await idsOf(db, kind, matchId, query), read);
}
