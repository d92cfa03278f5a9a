import type { RequestState, TopUp } from '@arena/shared/contract';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { ZodMiniType } from 'zod/mini';
import { among } from '../db/conditions';
import type { Database } from '../db/database';
import type { redeems, topups } from '../db/schema/money';
import { users } from '../db/schema/people';
import { offsetOf, type PageQuery, type PageRequest, pageRequest } from '../db/paging';
import { BATCH, type Cursor, following, rawJsonList } from '../http/raw-json-list';
import { wallClock, wallClockOrNull } from '../time/platform-time';
import { toUnits } from '../cents';
import { attentionColumn, reasonsOf } from '../attention/attention';

/** The administrator who decided a request, included in `users` with the player. */
export const decider = alias(users, 'decider');

export const people = {
  user: { id: users.id, name: users.name, email: users.email, mobile: users.mobile, bannedAt: users.bannedAt },
  decidedBy: decider.name,
};

export const requestColumns = (table: typeof topups | typeof redeems) => {
  const { id, amountCents, status, requestedAt, decidedAt } = table;
  return { ...{ id, amountCents, status, requestedAt, decidedAt }, attention: attentionColumn(table) };
};

type RequestTable = typeof topups | typeof redeems;

interface Row {
  readonly request: Pick<typeof topups.$inferSelect, keyof ReturnType<typeof requestColumns>>;
  readonly user: Pick<typeof users.$inferSelect, keyof typeof people.user>;
  readonly decidedBy: string | null;
}

/** The parts that top-up and redeem requests share, in the words of the contract. */
export function requestOf({ request, user, decidedBy }: Row, timeZone: string): Omit<TopUp, 'game' | 'payment'> {
  const { id, amountCents, status, requestedAt, decidedAt, attention } = request;
  return {
    id,
    amount: toUnits(amountCents),
    status,
    // Never null on the wire: the platform's client searches in it.
    user: { ...user, mobile: user.mobile ?? '', bannedAt: wallClockOrNull(user.bannedAt, timeZone) },
    requestedAt: wallClock(requestedAt, timeZone),
    decidedAt: wallClockOrNull(decidedAt, timeZone),
    decidedBy,
    attention: reasonsOf(attention),
  };
}

/** More than elsewhere: the console gathers whole lists of thousands, slice by slice. */
const LARGEST_SLICE = 1000;

/** The requested slice of the list; null for the whole list, as the specification has it. */
export function sliceRequest(query: PageQuery): PageRequest | null {
  if (query.pageNumber === undefined && query.pageSize === undefined) return null;
  return pageRequest(query, LARGEST_SLICE);
}

/** Pending requests come oldest first; decided ones by the time of the decision, newest first. */
export function orderOf(table: RequestTable, state: RequestState): SQL[] {
  return state === 'PENDING' ? [asc(table.requestedAt), asc(table.id)] : [desc(table.decidedAt), desc(table.id)];
}

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

type SelectInState<R> = (db: Database, state: RequestState, slice: PageRequest | null, after: Cursor | null) => PromiseLike<readonly R[]>;

/** Writes the lists of one kind of request as the wire has them, whole or a slice. A row's `cursor` is the time of the order, see `timeText`. */
export function requestWriter<S extends ZodMiniType, R extends Row & { readonly cursor: string }>(
  item: S,
  select: SelectInState<R>,
  itemOf: (row: R, timeZone: string) => output<S>,
) {
  return (db: Database, state: RequestState, slice: PageRequest | null, timeZone: string) =>
    rawJsonList(item, {
      select: (after: Cursor | null) => select(db, state, slice, after),
      positionOf: ({ request, cursor }) => (slice === null ? { at: cursor, id: request.id } : null),
      itemsOf: (rows) => rows.map((row) => itemOf(row, timeZone)),
    });
}
