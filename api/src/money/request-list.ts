import type { RequestState } from '@arena/shared/contract';
import { and, asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { among } from '../db/among';
import type { Database } from '../db/database';
import type { output } from 'zod/v4/core';
import type { ZodMiniType } from 'zod/mini';
import { type After, BATCH, CURSOR, following, nextOf } from '../db/keyset';
import { prepareSelects, type Select } from '../db/prepared-select';
import type { redeems, topups } from '../db/schema/finance';
import { offsetOf, type PageQuery, type PageRequest, pageRequest } from '../http/paging';
import { rawJsonList } from '../http/raw-json-list';

type RequestTable = typeof topups | typeof redeems;

/** More than elsewhere: the console gathers whole lists of thousands, slice by slice. */
const LARGEST_SLICE = 1000;

/** The slice of a list that is asked for; null for the whole list, as the specification has it. */
export function sliceRequest(query: PageQuery): PageRequest | null {
  if (query.pageNumber === undefined && query.pageSize === undefined) return null;
  return pageRequest(query, LARGEST_SLICE);
}

/** Who waits longest comes first; of the decided ones, what was decided last. */
export function orderOf(table: RequestTable, state: RequestState): SQL[] {
  return state === 'PENDING' ? [asc(table.requestedAt), asc(table.id)] : [desc(table.decidedAt), desc(table.id)];
}

/** Which time the order goes by. */
export const timeOf = (table: RequestTable, state: RequestState): PgColumn => (state === 'PENDING' ? table.requestedAt : table.decidedAt);

interface Rows {
  readonly limit: number | Placeholder;
  readonly offset: number | Placeholder;
}

/** How many rows a slice is and where it begins; without one, a batch where its cursor says. */
export const rowsOf = (slice: PageRequest | null): Rows => ({ limit: slice?.size ?? BATCH, offset: slice === null ? 0 : offsetOf(slice) });

/** The same in a prepared select. */
const ROWS: Rows = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };

/** The requests in a state. A part of them is found by its ids, which an index alone answers however far it is. */
export function inState(db: Database, table: RequestTable, state: RequestState, rows: Rows, after: After): SQL {
  const id: PgColumn = table.id;
  const order = state === 'PENDING' ? 'oldest first' : 'newest first';
  const ids = db
    .select({ id })
    .from(table as typeof topups)
    .where(and(eq(table.status, state), following(timeOf(table, state), id, after, order)))
    .orderBy(...orderOf(table, state))
    .limit(rows.limit)
    .offset(rows.offset);
  return among(table.id, ids);
}

interface Row {
  readonly request: { readonly id: number };
  /** The time by which the list is ordered, see `timeText`. */
  readonly cursor: string;
}

/** Reads a list: a slice of it or, without one, the batch after a cursor. */
type SelectInState<R> = (db: Database, state: RequestState, slice: PageRequest | null, after: After, rows: Rows) => Select<R>;

/** What writes the lists of one kind of request as the wire has them, whole or a slice. */
export function requestWriter<S extends ZodMiniType, R extends Row>(
  item: S,
  select: SelectInState<R>,
  itemOf: (row: R, timeZone: string) => output<S>,
) {
  const read = prepareSelects((db, state: RequestState, after: boolean) => select(db, state, null, after ? CURSOR : null, ROWS));
  return (db: Database, state: RequestState, slice: PageRequest | null, timeZone: string) =>
    rawJsonList(item, async (after) => {
      const rows = await read(db, [state, after !== null], { ...rowsOf(slice), ...after });
      const next = slice === null ? nextOf(rows, ({ request, cursor }) => ({ at: cursor, id: request.id })) : null;
      return { items: rows.map((row) => itemOf(row, timeZone)), next };
    });
}
