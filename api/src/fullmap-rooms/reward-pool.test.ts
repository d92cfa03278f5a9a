import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { like } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, balanceOf, type TestUser, unbalanced } from '../../test/builders';
import { emptyTables } from '../../test/database';
import { addFullmap, addWinner } from '../../test/fullmaps';
import type { fullmapRooms } from '../db/schema/matches';
import { transactions } from '../db/schema/money';
import { auditEntries, notifications } from '../db/schema/records';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

/** A completed room that pays $50 for each of the first five places, and winners who wait for their rewards. */
async function withWinners(count: number, room: Partial<typeof fullmapRooms.$inferInsert>) {
  const admin = await addUser(server, 'Amara', { admin: true });
  const fullmapId = await addFullmap(server, { creator: admin, status: 'PRIVATE', ...room });
  const winners: TestUser[] = [];
  for (let number = 1; number <= count; number += 1) {
    const winner = await addUser(server, `Winner ${number}`);
    await addWinner(server, fullmapId, winner);
    winners.push(winner);
  }
  const pay = ({ id }: TestUser, { query = '', key = '', position = 1 } = {}) =>
    server.call(`PUT /winners/${id}${query}`, {
      as: admin,
      body: { position, message: '' },
      ...(key === '' ? {} : { headers: { 'idempotency-key': key } }),
    });
  return { admin, fullmapId, winners, pay };
}

async function paidCents(): Promise<number> {
  const rows = await server.db.select().from(transactions).where(like(transactions.reason, 'Reward of full-map room %'));
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

describe('the rewards of a full-map room', () => {
  it('end at the prize pool, however many winners share a place', async () => {
    const { winners, pay } = await withWinners(3, { prizePoolCents: 12_000 });
    const [first, second, third] = winners;
    assert.ok(first && second && third);
    assert.deepEqual([(await pay(first)).status, (await pay(second)).status], [200, 200]);
    const records = [await server.db.$count(auditEntries), await server.db.$count(notifications)];
    const refused = await pay(third);
    assert.deepEqual(
      [refused.status, messageOf(refused)],
      [
        400,
        '$50.00 is more than what is left of the prize pool of full-map room 1: $20.00 of $120.00, with $100.00 paid. Nothing was paid.',
      ],
    );
    assert.deepEqual([await server.db.$count(auditEntries), await server.db.$count(notifications)], records);
    assert.deepEqual([await balanceOf(server, third), await paidCents()], [0, 10_000]);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('may use up the pool to the last cent, and pay nothing after that', async () => {
    const { winners, pay } = await withWinners(3, { prizePoolCents: 10_000, top10Cents: null });
    const [first, second, third] = winners;
    assert.ok(first && second && third);
    await pay(first);
    assert.equal((await pay(second, { position: 2 })).status, 200);
    assert.match(messageOf(await pay(third)), /: \$0\.00 of \$100\.00, with \$100\.00 paid\. /);
  });

  it('end at the pool of a room whose tiers were beyond it all along', async () => {
    const { winners, pay } = await withWinners(3, { prizePoolCents: 1000, top5Cents: 100_000_000 });
    const answers = await Promise.all(winners.map((winner) => pay(winner)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [400, 400, 400],
    );
    assert.equal(await paidCents(), 0);
  });

  it('end at the pool when many winners are rewarded at the same moment, with and without the room', async () => {
    for (const query of ['', '?fullmapId=1']) {
      await emptyTables(server.db);
      const { admin, fullmapId, winners, pay } = await withWinners(8, { prizePoolCents: 15_000 });
      const register = () => server.call(`POST /fullmap/${fullmapId}/winners`, { as: admin, body: [winners[0]?.id] });
      const [answers] = await Promise.all([
        Promise.all(winners.flatMap((winner) => [pay(winner, { query }), pay(winner, { query })])),
        register(),
      ]);
      const paid = answers.filter(({ status, body }) => status === 200 && !(body as { alreadyPaid: boolean }).alreadyPaid);
      assert.deepEqual([paid.length, await paidCents()], [3, 15_000]);
      for (const { status } of answers) assert.ok(status === 200 || status === 400, String(status));
      assert.deepEqual(await unbalanced(server), []);
    }
  });

  it('answer the first receipt of a call that is sent again after the pool is used up', async () => {
    const { winners, pay } = await withWinners(2, { prizePoolCents: 5000 });
    const [first, second] = winners;
    assert.ok(first && second);
    await pay(first, { key: 'key-1' });
    assert.equal((await pay(second, { key: 'key-2' })).status, 400);
    for (const again of [await pay(first, { key: 'key-1' }), await pay(first), await pay(first, { query: '?fullmapId=1' })])
      assert.deepEqual([again.status, (again.body as { alreadyPaid: boolean }).alreadyPaid], [200, true]);
    assert.equal(await paidCents(), 5000);
  });
});

describe('creating a full-map room', () => {
  const ROOM = {
    ...{ title: 'Friday Cup', content: 'No vehicles', entryFee: 5, startTime: '2026-03-05T10:00:00.000Z', duration: 45 },
    ...{ maxplayer: 25, roomId: '4119407', roomPw: 'secret' },
  };

  it('is refused with a reward that the pool could never pay, and allowed up to the pool', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const create = (pricePool: number, winnerRewards: string) =>
      server.call(`POST /user/${admin.id}/game/1/gamemode/2/map/3/fullmaps`, { as: admin, body: { ...ROOM, pricePool, winnerRewards } });
    for (const [pool, rewards, sentence] of [
      [10, '5:1000000', 'The reward for the top 5, $1000000.00, is more than the prize pool of $10.00.'],
      [10, '5:10,15:10.01', 'The reward for the top 15, $10.01, is more than the prize pool of $10.00.'],
    ] as const) {
      const refused = await create(pool, rewards);
      assert.deepEqual([refused.status, messageOf(refused)], [400, sentence]);
    }
    assert.deepEqual([(await create(10, '5:10,10:9.99')).status, (await create(0, '5:0')).status], [201, 201]);
  });
});
