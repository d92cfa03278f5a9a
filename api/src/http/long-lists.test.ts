import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { number } from 'zod/mini';
import { useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { addFullmap } from '../../test/fullmaps';
import { addTournament } from '../../test/tournaments';
import { BATCH, rawJsonList } from './raw-json-list';

/* Lists that the wire does not page. They are read in batches, of which none may be lost or come twice at their borders. */
const MANY = 5000;
const server = useTestServer();

async function fill(): Promise<{ admin: TestUser; fullmap: number; tournament: number }> {
  const admin = await addUser(server, 'Amara', { admin: true });
  const [fullmap, tournament] = [await addFullmap(server, { creator: admin }), await addTournament(server, { organizer: admin })];
  // Many share a moment, and moments differ by a microsecond, which no Date can tell apart.
  const at = sql`now() - (n / 7) * interval '1 microsecond'`;
  const people = sql`select id, id % ${MANY} as n from users`;
  await server.db.execute(sql`insert into users (name, email, password_hash, banned_at, created_at)
    select 'Player ' || n, 'player' || n || '@example.com', '', case when n % 9 = 0 then timestamptz '2026-01-02 03:04:05Z' end, now()
    from generate_series(2, ${MANY}) n`);
  await server.db.execute(sql`insert into user_roles select id, 502 from users on conflict do nothing`);
  await server.db.execute(sql`insert into rooms (status, game_type, game_id, creator_id, created_at)
    select 'COIN_TIME', '1v1', 1, ${admin.id}, ${at} from (${people}) as p`);
  await server.db.execute(sql`insert into topups (user_id, amount_cents, status, requested_at, game_id, payment)
    select id, 100, 'PENDING', ${at}, 1, 'Coins' from (${people}) as p`);
  await server.db.execute(sql`insert into redeems (user_id, amount_cents, status, requested_at, decided_at, decided_by, method, account)
    select id, 100, 'REJECTED', now(), ${at}, ${admin.id}, 'eSewa', '98' from (${people}) as p`);
  await server.db.execute(sql`insert into fullmap_applications (fullmap_id, user_id, status, requested_at)
    select ${fullmap}, id, 'PENDING', ${at} from (${people}) as p`);
  await server.db.execute(sql`insert into tournament_applications (tournament_id, user_id, status, requested_at)
    select ${tournament}, id, 'PENDING', ${at} from (${people}) as p where id <= 1200`);
  await server.db.execute(sql`insert into room_approvals (room_id, user_id, status, requested_at)
    select 1, id, 'PENDING', ${at} from (${people}) as p`);
  return { admin, fullmap, tournament };
}

const idsOf = async (query: string) => {
  const { rows } = await server.db.execute<{ id: string }>(sql.raw(query));
  return rows.map(({ id }) => Number(id));
};

describe('a list that the wire does not page', () => {
  it('is whole and in order, and only some of it is in memory at a time', async () => {
    const { admin, fullmap, tournament } = await fill();
    const headers = { authorization: `Bearer ${await server.tokens.issue(admin)}` };
    const LISTS: [path: string, id: string, expected: string][] = [
      ['/users/', 'id', 'select id from users order by id'],
      ['/rooms/status?status=COIN_TIME', 'roomId', 'select id from rooms order by created_at desc, id desc'],
      ['/topup/status/PENDING', 'topupId', 'select id from topups order by requested_at, id'],
      ['/redeem/admin/status/REJECTED', 'redeemId', 'select id from redeems order by decided_at desc, id desc'],
      [`/fullmapApp/fullmap/${fullmap}`, 'fullmapAppId', 'select id from fullmap_applications order by requested_at, id'],
      [`/turnmentApp/pending/${tournament}`, 'postAppId', 'select id from tournament_applications order by requested_at, id'],
      ['/roomApp/room/1/approvals', 'user', 'select user_id as id from room_approvals order by requested_at, id'],
    ];
    for (const [path, name, expected] of LISTS) {
      const answer = await server.app.inject({ url: `/api/v1${path}`, headers, payloadAsStream: true });
      assert.equal(answer.statusCode, 200, path);
      const pieces: string[] = [];
      for await (const piece of answer.stream().setEncoding('utf8')) pieces.push(String(piece));
      const entries = JSON.parse(pieces.join('')) as Record<string, unknown>[];
      const ids = entries.map(({ [name]: id }) => (typeof id === 'object' ? (id as { id: number }).id : id));
      assert.deepEqual(ids, await idsOf(expected), path);
      const whole = Buffer.byteLength(pieces.join(''));
      const largest = Math.max(...pieces.map((piece) => Buffer.byteLength(piece)));
      assert.ok(largest < whole * 0.9, `${path}: ${largest} of ${whole} bytes in one piece`);
    }
  });

  it('is broken off when the database fails on the way: it never looks complete', async () => {
    const app = fastify();
    const select = (after: number | null) =>
      after === null ? Promise.resolve(Array.from({ length: BATCH }, () => 1)) : Promise.reject(new Error('The database went away'));
    const failing = () => rawJsonList(number(), { select, positionOf: (row) => row, itemsOf: (rows) => [...rows] });
    app.get('/', async (_request, reply) => reply.send((await failing()).json));
    try {
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const read = async () => {
        // On a busy machine the connection has ended before its first bytes are read, and this fails already, in the same way.
        const answer = await fetch(address);
        assert.equal(answer.status, 200);
        return answer.text();
      };
      await assert.rejects(read, TypeError);
    } finally {
      await app.close();
    }
  });
});
