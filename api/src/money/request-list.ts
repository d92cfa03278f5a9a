import type { RequestState } from '@arena/shared/contract';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { among } from '../db/among';
import type { Database } from '../db/database';
import type { output } from 'zod/v4/core';
import type { ZodMiniType } from 'zod/mini';
import { BATCH, type Cursor, following, nextOf } from '../db/keyset';
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

/** The requests in a state: a slice of them or, without one, the batch after a cursor. An index alone finds their ids, at any offset. */
export function inState(db: Database, table: RequestTable, state: RequestState, slice: PageRequest | null, after: Cursor | null): SQL {
  const id: PgColumn = table.id;
  const order = state === 'PENDING' ? 'oldest first' : 'newest first';
  const ids = db
    .select({ id })
    .from(table as typeof topups)
    .where(and(eq(table.status, state), following(timeOf(table, state), id, after, order)))
    .orderBy(...orderOf(table, state))
    .limit(slice?.size ?? BATCH)
    .offset(slice === null ? 0 : offsetOf(slice));
  return among(table.id, ids);
}

interface Row {
  readonly request: { readonly id: number };
  /** The time by which the list is ordered, see `timeText`. */
  readonly cursor: string;
}

/** Reads a list: a slice of it or, without one, the batch after a cursor. */
type SelectInState<R> = (db: Database, state: RequestState, slice: PageRequest | null, after: Cursor | null) => PromiseLike<readonly R[]>;

/** What writes the lists of one kind of request as the wire has them, whole or a slice. */
export function requestWriter<S extends ZodMiniType, R extends Row>(
  item: S,
  select: SelectInState<R>,
  itemOf: (row: R, timeZone: string) => output<S>,
) {
  return (db: Database, state: RequestState, slice: PageRequest | null, timeZone: string) =>
    rawJsonList(item, async (after) => {
      const rows = await select(db, state, slice, after);
      const next = slice === null ? nextOf(rows, ({ request, cursor }) => ({ at: cursor, id: request.id })) : null;
      return { items: rows.map((row) => itemOf(row, timeZone)), next };
    });
}
