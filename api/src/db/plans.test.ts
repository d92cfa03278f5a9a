import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Call, CALL_TABLES } from '@arena/shared/contract';
import pg from 'pg';
import { type Plan, planOf, recordStatements } from '../../test/recorded-statements';
import { runProgram } from '../../test/program';
import { SCREEN_CALLS, WHOLE_LISTS } from '../../test/scale/calls';
import { fill, type Size, sizeOf } from '../../test/scale/fill';
import { soak } from '../../test/soak/soak';
import { SERVER_URL } from '../../test/server-database';
import { makeTokens } from '../auth/tokens';
import { TestServer } from '../../test/test-server';

/*
 * How PostgreSQL carries out every list call with 200,000 users and requests. Not how long it takes, which depends on what else the
 * machine does, but whether a plan reads a whole table, or one table again for each row of another: that decides what a million
 * rows cost. For PostgreSQL only: the embedded database's planner is the same, and takes minutes to be filled.
 */
const SIZE: Size = { ...sizeOf(0.2), topups: 200_000, movements: 320_000 };
/** The most that a list holds in memory at a time; a page is smaller. */
const LARGEST_PIECE = 2_000_000;
const MOST_MEGABYTES = 400;
const ADMIN = { id: 1, email: 'player1@example.com' };

const SORTS = ['name', 'email', 'mobile', 'balance', 'joined'].flatMap((sort) => [`sort=${sort}`, `sort=${sort}&order=desc`]);

/** Of both kinds of requests, in each order: everything, what a rare word finds, and what of one game. */
const REQUESTS: readonly string[] = [
  ...['', '&sort=id', '&sort=amount&order=desc', '&sort=status', '&sort=user', '&sort=game', '&sort=payment'].flatMap((sort) => [
    `/topup/search?status=APPROVED${sort}`,
    `/topup/search?status=APPROVED&keywords=player%2077712${sort}`,
  ]),
  ...['', '&sort=user', '&sort=method'].map((sort) => `/redeem/admin/search?status=APPROVED&keywords=zq${sort}`),
  ...[
    '/topup/search?status=PENDING&size=1000',
    '/topup/search?id=77',
    '/topup/search?status=PENDING&attention=needed',
    '/redeem/admin/search?status=REJECTED&keywords=7771',
    '/redeem/admin/search?status=PENDING&attention=needed',
  ],
];

/** Each list call of the contract, as the console sends it, on far pages and with searches. */
const LISTS: readonly string[] = [
  ...['/rooms/search?status=ALL_DONE&size=1000', '/rooms/search?status=COIN_TIME&sort=created&order=asc&size=4'],
  ...['Player%2077712', '777', 'player', '7', 'pubg', '97123', 'zq'].map(
    (keywords) => `/rooms/search?status=ALL_DONE&keywords=${keywords}`,
  ),
  ...[
    '/users/',
    '/users/77/statement',
    '/users/77/rooms',
    '/users/77/requests',
    '/users/search?size=1000',
    '/users/search?keywords=player%20777&sort=name',
  ],
  ...SORTS.flatMap((sort) => [`/users/search?${sort}`, `/users/search?keywords=player&${sort}`]),
  ...['/users/search?role=ROLE_ADMIN', '/users/search?role=ROLE_NORMAL&sort=balance', '/users/search?keywords=77123&sort=mobile'],
  ...['/rooms/status?status=ALL_DONE', '/rooms/status?status=COIN_TIME', '/roomApp/room/77/approvals?status=CREATOR_APPROVED'],
  ...['/topup/status/PENDING', '/topup/status/Approved?pageNumber=100&pageSize=1000', '/topup/status/REJECTED'],
  ...REQUESTS,
  ...['/redeem/admin/pending', '/redeem/admin/status/APPROVED', '/redeem/admin/status/REJECTED?pageSize=100'],
  ...[
    '/audit/entries',
    '/audit/entries?keywords=player%20777',
    '/audit/entries?subject=room&pageNumber=300',
    '/audit/entries?keywords=7712',
  ],
  ...['player', 'player%208', 'zzzz', 'room', 'player&from=2026-01-01'].flatMap((keywords) =>
    ['entries', 'movements'].map((log) => `/audit/${log}?keywords=${keywords}`),
  ),
  ...['/audit/movements', '/audit/movements?keywords=player%20777', '/audit/movements?keywords=room%2077'],
  ...['player', 'player%2077712', 'plaer%2077712', 'match%20777', '77712', 'zq', 'zebra'].map((keywords) => `/search?keywords=${keywords}`),
  ...['/videos/', '/videos/?pageNumber=30', '/fullmaps/status/PENDING', '/fullmaps/status/PRIVATE?pageNumber=50'],
  ...['/fullmapApp/fullmap/77?status=PENDING', '/fullmapApp/fullmap/77', '/fullmap/77/winners'],
  ...['', '&keywords=cup', '&keywords=friday', '&keywords=zq'].map((keywords) => `/fullmaps/search?status=PRIVATE&size=1000${keywords}`),
  ...['/fullmapApp/fullmap', '/turnmentApp/pending'].flatMap((path) =>
    ['status=PENDING&size=1000', 'status=PENDING&keywords=player%20777', 'status=CREATOR_APPROVED&keywords=player', 'id=77'].map(
      (query) => `${path}/77/search?${query}`,
    ),
  ),
  ...['/posts', '/posts?pageNumber=300', '/posts/status/COMPLETED?pageNumber=100', '/posts/search?keywords=match%20777', '/game/1/posts'],
  ...['/turnmentApp/pending/77?status=PENDING', '/turnmentApp/pending/77', '/posts/77/rewards'],
  ...['/notifications', '/notifications?pageNumber=50', '/forms/messages', '/games/', '/modes/', '/maps/', '/revenue/monthly'],
];
const FIGURES: readonly string[] = ['/counts', '/dashboard/statistics', '/dashboard/daily', '/users/statistics', '/topup/statistics'];
/** The tables that figures may read whole: earlier sums, and the few tournaments. */
const ADDED_UP = ['reads all of figures', 'reads all of tournaments'];

const isList = (call: Call) => call.method === 'GET' && typeof call.response === 'object' && 'item' in call.response;
const covers = ({ path }: Call) => {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return LISTS.some((list) => pattern.test(list.split('?')[0] ?? ''));
};

const stopsEarly = (node: Plan, part: Plan) => node['Node Type'] === 'Limit' && part['Plan Rows'] > node['Plan Rows'];

/** The parts of a plan that are too expensive on a long table: in words, with the table's name. */
function faultsOf(plan: Plan, long: ReadonlyMap<string, number>): string[] {
  const faults: string[] = [];
  const readsWhole = ({ 'Node Type': type, 'Relation Name': table = '' }: Plan) => type === 'Seq Scan' && long.has(table);
  const holdsWhole = (node: Plan): boolean => readsWhole(node) || (node.Plans ?? []).some(holdsWhole);
  const visit = (node: Plan, early = false) => {
    // Any node below a limit that is reached early reads only the first rows.
    const isOuter = (part: Plan) => early && node['Node Type'] === 'Nested Loop' && part['Parent Relationship'] === 'Outer';
    const endsEarly = (part: Plan) => stopsEarly(node, part) || isOuter(part);
    const parts = (node.Plans ?? []).filter((part) => !(endsEarly(part) && readsWhole(part)));
    if (readsWhole(node)) faults.push(`reads all of ${node['Relation Name']}`);
    const inner = parts.find((part) => part['Parent Relationship'] === 'Inner');
    if (node['Node Type'] === 'Nested Loop' && inner !== undefined && holdsWhole(inner)) faults.push('again for each row: squared');
    // Looked up for each row, unless it depends on none and is carried out once.
    for (const part of parts)
      if (part['Parent Relationship'] === 'SubPlan' && holdsWhole(part)) faults.push('in a subplan of each row: squared');
    for (const part of parts) visit(part, endsEarly(part));
  };
  visit(plan);
  return faults;
}

/** A page says how many rows there are in all; when that is most of a table, reading the table is the best way to count. */
const countsMost = (text: string, plan: Plan, long: ReadonlyMap<string, number>): boolean => {
  const counted = (node: Plan): boolean =>
    node['Plan Rows'] > (long.get(node['Relation Name'] ?? '') ?? Infinity) / 4 || (node.Plans ?? []).some(counted);
  return /^select count\(\*\)(::int as total| as count)? from/.test(text) && counted(plan);
};

if (SERVER_URL !== null) {
  describe('200,000 of everything', () => {
    const server = new TestServer({});
    let client: pg.Client;
    const long = new Map<string, number>();

    before(async () => {
      await server.open();
      await fill(server.databaseUrl, SIZE);
      client = new pg.Client({ connectionString: server.databaseUrl });
      await client.connect();
      const { rows } = await client.query<{ name: string; rows: number }>(
        `select relname as name, reltuples as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      );
      for (const table of rows) if (table.rows > 1000) long.set(table.name, table.rows);
    });
    after(async () => {
      await client.end();
      await server.close();
    });

    /** The statements of a call; of a list that is not paged, those of its first pieces. */
    async function statementsOf(path: string) {
      const headers = { authorization: `Bearer ${await server.tokens.issue(ADMIN)}` };
      return recordStatements(async () => {
        const { statusCode, stream } = await server.app.inject({ url: `/api/v1${path}`, headers, payloadAsStream: true });
        assert.equal(statusCode, 200, path);
        let pieces = 0;
        for await (const piece of stream() as AsyncIterable<Buffer>) {
          assert.ok(piece.length < LARGEST_PIECE, `${piece.length} bytes of ${path} in one piece`);
          if (++pieces === 3) break;
        }
      });
    }

    it('are covered for every list call of the contract', () => {
      const calls: readonly Call[] = Object.values(CALL_TABLES).flatMap((table) => Object.values<Call>(table));
      assert.deepEqual(
        calls.filter((call) => isList(call) && !covers(call)).map(({ path }) => path),
        [],
      );
    });

    it('are read by 20 administrators concurrently in little memory, including lists that are read whole', async () => {
      const secret = 'a secret of this test alone, long enough';
      const env = { ...process.env, DATABASE_URL: server.databaseUrl, JWT_SECRET: secret, API_PORT: '0', LOG_LEVEL: 'error' };
      const program = runProgram('main', [], env);
      try {
        const [, origin = ''] = await program.says(/listens at (\S+)\/api\/v1/);
        const token = await makeTokens(secret, 1, () => new Date()).issue(ADMIN);
        const how = { administrators: 20, seconds: 4, everySeconds: 0.5, lookMs: 50 };
        const samples = await soak({ pid: program.child.pid ?? 0, origin, token, calls: [...WHOLE_LISTS, ...SCREEN_CALLS], ...how });
        assert.ok(samples.length > 3);
        const most = Math.max(...samples.map(({ megabytes }) => megabytes));
        // It is about 200; 20 answers of 50 MB would be far more.
        assert.ok(most < MOST_MEGABYTES, `${most} MB`);
      } finally {
        program.child.kill();
        await program.ended;
      }
    });

    for (const [table, column] of [
      ['rooms', 'game_id'],
      ['fullmap_rooms', 'game_id'],
      ['fullmap_rooms', 'creator_id'],
      ['tournaments', 'organizer_id'],
    ] as const) {
      it(`are found by whom they belong to: ${table}.${column}`, async () => {
        const plan = await planOf(client, { text: `select id from ${table} where ${column} = $1`, values: [77] });
        assert.deepEqual(faultsOf(plan, long), []);
      });
    }

    for (const sort of SORTS) {
      it(`are read from the last row's place on: /users/search?${sort}`, async () => {
        const path = `/users/search?size=500&${sort}`;
        const headers = { authorization: `Bearer ${await server.tokens.issue(ADMIN)}` };
        const { next } = (await server.app.inject({ url: `/api/v1${path}`, headers })).json<{ next: string }>();
        for (const statement of await statementsOf(`${path}&after=${next}`)) {
          const plan = await planOf(client, statement);
          assert.deepEqual(faultsOf(plan, long), [], `${statement.text}\n${JSON.stringify(plan, null, 1)}`);
        }
      });
    }

    for (const path of [...LISTS, ...FIGURES]) {
      it(`are read with what grows with the answer: ${path}`, async () => {
        for (const statement of await statementsOf(path)) {
          const plan = await planOf(client, statement);
          const faults = faultsOf(plan, long);
          const ownWay =
            FIGURES.includes(path) || path === '/revenue/monthly' ? faults.filter((fault) => !ADDED_UP.includes(fault)) : faults;
          const wrong = countsMost(statement.text, plan, long) ? ownWay.filter((fault) => fault.endsWith('squared')) : ownWay;
          assert.deepEqual(wrong, [], `${statement.text}\n${JSON.stringify(plan, null, 1)}`);
        }
      });
    }
  });
}
