import type { RequestState } from '@arena/shared/contract';
import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { among } from '../db/among';
import type { Database } from '../db/database';
import type { redeems, topups } from '../db/schema/finance';
import { offsetOf, type PageQuery, type PageRequest, pageRequest } from '../http/paging';

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

/** The requests in a state. A slice is found by its ids, which an index alone answers however far it is. */
export function inState(db: Database, table: RequestTable, state: RequestState, slice: PageRequest | null): SQL {
  const wanted = eq(table.status, state);
  if (slice === null) return wanted;
  const id: PgColumn = table.id;
  const ids = db
    .select({ id })
    .from(table as typeof topups)
    .where(wanted)
    .orderBy(...orderOf(table, state))
    .limit(slice.size)
    .offset(offsetOf(slice));
  return among(table.id, ids);
}
