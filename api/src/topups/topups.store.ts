import { type RequestState, type TopUp, topUpCalls } from '@arena/shared/contract';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { type After, timeText } from '../db/keyset';
import { topups } from '../db/schema/finance';
import { games } from '../db/schema/games';
import { users } from '../db/schema/people';
import { notFound } from '../http/errors';
import type { PageRequest } from '../http/paging';
import { inState, orderOf, requestWriter, rowsOf, timeOf } from '../money/request-list';
import { decider, people, requestOf } from '../money/request-view';

export const noTopUp = (id: number) => notFound('Top-up', id, 'topupId');

function selectTopUps(db: Database, where: SQL, time: PgColumn = topups.requestedAt) {
  return db
    .select({ request: topups, time: timeText(time), game: games, ...people })
    .from(topups)
    .innerJoin(games, eq(games.id, topups.gameId))
    .innerJoin(users, eq(users.id, topups.userId))
    .leftJoin(decider, eq(decider.id, topups.decidedBy))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectTopUps>>[number];

const topUpOf = (row: Row, timeZone: string): TopUp => ({
  ...requestOf(row, timeZone),
  game: row.game,
  payment: row.request.payment,
});

/**
 * The list's query. Without a slice it reads the batch after a cursor. The pending ones come oldest first, the decided ones newest
 * first.
 */
export const selectInState = (db: Database, state: RequestState, slice: PageRequest | null, after: After = null, rows = rowsOf(slice)) =>
  selectTopUps(db, inState(db, topups, state, rows, after), timeOf(topups, state)).orderBy(...orderOf(topups, state));

/** The list as the wire has it. */
export const writeTopUps = requestWriter(topUpCalls.listByStatus.response.item, selectInState, topUpOf);

export async function findTopUp(db: Database, id: number, timeZone: string): Promise<TopUp> {
  const [row] = await selectTopUps(db, eq(topups.id, id));
  if (row === undefined) throw noTopUp(id);
  return topUpOf(row, timeZone);
}
