import { type RequestState, type TopUp, topUpCalls, type TopUpStatistics } from '@arena/shared/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { findable } from '../db/conditions';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { games } from '../db/schema/games';
import { topups } from '../db/schema/money';
import { users } from '../db/schema/people';
import type { SearchRequest } from '../db/search-pages';
import { centsOf, numberOf, sumsOf, totalsOf } from '../figures/figures';
import type { PageRequest } from '../db/paging';
import { type Cursor, timeText } from '../http/raw-json-list';
import { requireGame } from '../matches/create-match';
import { formatAmount, toUnits } from '../cents';
import type { RequestKind } from '../money/decide-request';
import { type RequestAct, requireFewPending, storeRequest } from '../money/new-request';
import { decider, inState, orderOf, people, requestColumns, requestOf, requestWriter, timeOf } from '../money/request-list';
import { type RequestQuery, requestSearch } from '../money/request-search';
import { topUpRequestNews } from '../notifications/notify';
import { startOfDayFrom } from '../time/platform-time';
import * as t from './topups.messages';

export const TOP_UP: RequestKind<typeof topups.$inferSelect> = {
  subject: 'topup',
  title: 'Top-up',
  missing: ['Top-up', 'topupId'],
  centsOf: ({ amountCents }) => amountCents,
  requireApprovable: () => Promise.resolve(),
  effectOf: ({ amountCents }, name) => t.addedToBalance(formatAmount(amountCents), name),
  notificationText({ amountCents, payment }, approved) {
    const what = t.yourTopUp(formatAmount(amountCents), payment);
    return approved ? t.approvedAndAdded(what) : t.rejectedNothingMoved(what);
  },
};

type TopUpFacts = Pick<typeof topups.$inferSelect, 'userId' | 'gameId' | 'amountCents' | 'payment'>;

export const requestTopUp = (db: Database, facts: TopUpFacts, act: RequestAct): Promise<number> =>
  storeRequest(
    db,
    {
      ...{ subject: 'topup', table: topups, facts },
      valuesOf: (common) => ({ ...facts, ...common }),
      async requireAllowed(tx, player) {
        await requireGame(tx, facts.gameId);
        await requireFewPending(tx, topups, player, act.mostPending);
      },
      newsOf: (player) => topUpRequestNews(player, facts),
    },
    act,
  );

function selectTopUps(db: Database, where: SQL | undefined, cursor: SQL<string> = timeText(topups.requestedAt)) {
  return db
    .select({ request: { ...requestColumns(topups), payment: topups.payment }, cursor, game: games, ...people })
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

export const selectInState = (db: Database, state: RequestState, slice: PageRequest | null, after: Cursor | null = null) =>
  selectTopUps(db, inState(db, topups, state, slice, after), timeText(timeOf(topups, state))).orderBy(...orderOf(topups, state));

export const writeTopUps = requestWriter(topUpCalls.listByStatus.response.item, selectInState, topUpOf);

/** By game: the first requests of each game in order. There are few games, and no index combines their titles with the requests. */
function idsByGame(where: SQL | undefined, { orderBy, limit, after, direction }: SearchRequest): SQL {
  const [up, way] = [direction === 'asc', sql.raw(direction)];
  const title = sql`${games.title} collate alphabetical`;
  const begun = after === null ? undefined : sql`${title} ${sql.raw(up ? '>=' : '<=')} ${after.value}`;
  const id = sql`case when ${title} = ${after?.value ?? ''} then ${after?.id ?? 0}::bigint else ${up ? 0 : Number.MAX_SAFE_INTEGER}::bigint end`;
  const next = after === null ? undefined : sql`${topups.id} ${sql.raw(up ? '>' : '<')} ${id}`;
  const ofGame = sql`select ${topups.id} from ${topups} where ${and(eq(topups.gameId, games.id), where, next)} order by ${topups.id} ${way} limit ${limit}`;
  return sql`select topups.id from ${games} cross join lateral (${ofGame}) as topups where ${begun ?? sql`true`} order by ${sql.join([...orderBy], sql`, `)} limit ${limit}`;
}

const search = requestSearch({
  table: topups,
  sorts: {
    game: { by: sql`${games.title} collate alphabetical`, type: 'text' },
    payment: { by: sql`${topups.payment} collate alphabetical`, type: 'text' },
  },
  walks: { game: idsByGame },
  select: selectTopUps,
  itemOf: topUpOf,
});

/** A page of the requests in a status; `game` is a game's exact title. */
export async function searchTopUps(db: Database, { game = '', ...query }: RequestQuery & { readonly game?: string }, timeZone: string) {
  if (game === '') return search(db, query, timeZone);
  // Within one game the order of the games is that of the ids.
  const sort = query.sort === 'game' ? { sort: 'id' } : {};
  return search(db, { ...query, ...sort }, timeZone, await ofGame(db, findable(game)));
}

/** By the game's id and not by its title: only so the planner knows how many requests that are. */
async function ofGame(db: Database, title: string): Promise<SQL> {
  const found = await db.select({ id: games.id }).from(games).where(eq(games.title, title));
  return inArray(
    topups.gameId,
    found.map(({ id }) => id),
  );
}

export const findTopUp = async (db: Database, id: number, timeZone: string): Promise<TopUp> =>
  topUpOf(foundRow(await selectTopUps(db, eq(topups.id, id)), 'Top-up', id, 'topupId'), timeZone);

/** Today and the days before it that the success rate covers. */
const RATE_DAYS = 30;
/** Where yesterday and today are among the periods below; the days before them are 0. */
const [YESTERDAY, TODAY] = [1, 2];

/** The screen's figures, of the platform's days: pending now, approved today and yesterday, and how many of 30 days' decisions approve. */
export async function topUpStatistics(db: Database, now: Date, timeZone: string): Promise<TopUpStatistics> {
  const starts = [1 - RATE_DAYS, -1, 0].map((days) => startOfDayFrom(now, days, timeZone));
  const decided = await sumsOf(db, ['topup APPROVED', 'topup REJECTED'], { starts, end: null });
  const on = (day: number) => decided.filter(({ place }) => place === day);
  const approved = numberOf(decided, 'topup APPROVED');
  const all = approved + numberOf(decided, 'topup REJECTED');
  return {
    pending: numberOf(await totalsOf(db, ['topup PENDING']), 'topup PENDING'),
    approvedToday: numberOf(on(TODAY), 'topup APPROVED'),
    approvedYesterday: numberOf(on(YESTERDAY), 'topup APPROVED'),
    amountToday: toUnits(centsOf(on(TODAY), 'topup APPROVED')),
    successRate: all === 0 ? null : Math.round((approved / all) * 1000) / 10,
  };
}
