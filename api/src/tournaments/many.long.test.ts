import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eq, type SQL, sql } from 'drizzle-orm';
import { TestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { emptyTables } from '../../test/database';
import { tournaments } from '../db/schema/matches';
import { containing, LONGEST_LIST, selectPage, selectTournaments } from './tournaments.store';

/*
 * 20,000 tournaments without a slow query. The plans are what is asserted: times depend on what else the machine does. They are
 * messageOf, and only the absurd fails.
 */
const server = new TestServer({});
const MANY = 20_000;
const ABSURD_MS = 1500;

async function fill(): Promise<void> {
  await server.open();
  await emptyTables(server.db);
  const { id } = await addUser(server, 'Amara', { admin: true });
  await server.db.execute(sql`
    insert into tournaments (status, title, description, entry_fee_cents, prize_pool_cents, access_id, password, game_id, mode_id, map_id,
                             organizer_id, starts_at, created_at)
    select case when n % 100 = 99 then 'PENDING' else 'COMPLETED' end, 'Tournament ' || n || (array[' Friday', ' Sunday'])[1 + n % 2],
           repeat(md5(n::text) || ' rules of the house ', 8), 500, 10000, n, 'pw', 1 + n % 2, 1, 1 + n % 9, ${id},
           now() + n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${MANY}) n`);
  await server.db.execute(sql`
    insert into tournament_applications (tournament_id, user_id, status, requested_at)
    select id, ${id}, 'CREATOR_APPROVED', now() from tournaments`);
  // Autovacuum does this on its own after a while.
  for (const table of ['tournaments', 'tournament_applications']) await server.db.execute(sql.raw(`vacuum analyze ${table}`));
}

async function planOf(query: SQL): Promise<string> {
  const { rows } = await server.db.execute<Record<string, string>>(sql`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('20,000 tournaments', () => {
  before(fill);
  after(() => server.close());

  const page = (where: SQL | undefined, number: number) => () => selectPage(server.db, where, { number, size: 10 }).getSQL();
  const list = (where: SQL) => () => selectTournaments(server.db, where).limit(LONGEST_LIST).getSQL();
  // Half of all are of one game: the planner may as well walk over all by age.
  const PLANS: [what: string, query: () => SQL, index: RegExp][] = [
    ['the list', page(undefined, 0), /tournaments_newest/],
    ['a far page', page(undefined, 1500), /tournaments_newest/],
    ['a status', page(eq(tournaments.status, 'PENDING'), 3), /tournaments_status_newest/],
    ['a game', list(eq(tournaments.gameId, 2)), /tournaments_(game_)?newest/],
    ['a search that finds few', list(containing('Tournament 1777')), /tournaments_search/],
    ['a search that finds none', list(containing('zzzq')), /tournaments_search/],
  ];
  for (const [what, query, index] of PLANS) {
    it(`are read by an index for ${what}`, async () => {
      const plan = await planOf(query());
      assert.match(plan, index);
      assert.ok(!plan.includes('Seq Scan on tournaments'), plan);
    });
  }

  const CALLS = [
    'GET /posts',
    'GET /posts?pageNumber=1500',
    'GET /posts/status/COMPLETED',
    'GET /posts/status/PENDING?pageNumber=3',
    'GET /posts/search?keywords=Tournament%201777',
    'GET /posts/search?keywords=zzzq',
    'GET /posts/search?keywords=friday',
    'GET /posts/search?keywords=zq',
    'GET /posts/search',
    'GET /game/2/posts',
    'GET /posts/prizepool',
    'GET /',
  ];
  for (const line of CALLS) {
    it(`answer quickly: ${line}`, async (t) => {
      const times: number[] = [];
      for (let turn = 0; turn < 6; turn++) {
        const start = performance.now();
        assert.equal((await server.call(line)).status, 200);
        times.push(performance.now() - start);
      }
      const [first = 0, ...warm] = times;
      const median = warm.sort((a, b) => a - b)[2] ?? 0;
      t.diagnostic(`${line}: first ${first.toFixed(0)} ms, then ${median.toFixed(0)} ms`);
      assert.ok(median < ABSURD_MS, `${median} ms`);
    });
  }
});
