import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { unbalanced } from '../../test/builders';
import { fullmapApplications, fullmapRooms, fullmapWinners } from '../db/schema/matches';
import { transactions } from '../db/schema/money';
import { demoFullmaps } from './demo-fullmaps';
import { seedOnFirstStart } from './first-start';

const server = useTestServer();
const start = () => seedOnFirstStart({ db: server.db, embedded: true }, false, server.now);

describe('the demo’s full-map rooms', () => {
  it('are the same for the same minute, start in the coming days, and have no dates in the future but these', () => {
    const now = new Date('2026-03-04T10:20:00Z');
    const players = Array.from({ length: 39 }, (_, place) => place + 1);
    const list = demoFullmaps(players, now);
    assert.deepEqual(list, demoFullmaps(players, now));
    assert.deepEqual([list.length, list.filter(({ values }) => values.status === 'PENDING').length], [14, 9]);
    for (const { values, accepted, pending, rejected } of list) {
      const { createdAt, startsAt, status, maxPlayers } = values;
      assert.ok(createdAt < now && createdAt < startsAt);
      assert.equal(startsAt > now, status === 'PENDING');
      const everyone = [...accepted, ...pending, ...rejected];
      assert.equal(new Set(everyone).size, everyone.length);
      assert.ok(accepted.length <= maxPlayers);
      assert.ok(status === 'PENDING' || accepted.length >= maxPlayers / 2);
    }
  });

  it('are in the first start, with books that balance and no balance below zero on the way', async () => {
    await start();
    assert.deepEqual(await unbalanced(server), []);
    const balances = new Map<number, number>();
    for (const { userId, amountCents } of await server.db
      .select()
      .from(transactions)
      .orderBy(asc(transactions.createdAt), asc(transactions.id))) {
      balances.set(userId, (balances.get(userId) ?? 0) + amountCents);
      assert.ok((balances.get(userId) ?? 0) >= 0);
    }
    const rows = await server.db
      .select({ application: fullmapApplications, room: fullmapRooms, fee: transactions })
      .from(fullmapApplications)
      .innerJoin(fullmapRooms, eq(fullmapRooms.id, fullmapApplications.matchId))
      .leftJoin(transactions, eq(transactions.id, fullmapApplications.feeTransactionId));
    for (const { application, room, fee } of rows) {
      const paid = application.status === 'CREATOR_APPROVED' && room.entryFeeCents > 0;
      assert.deepEqual([fee?.userId, fee?.amountCents], paid ? [application.userId, -room.entryFeeCents] : [undefined, undefined]);
    }
    const rewards = await server.db
      .select({ winner: fullmapWinners, booked: transactions })
      .from(fullmapWinners)
      .leftJoin(transactions, eq(transactions.id, fullmapWinners.transactionId));
    assert.deepEqual([rewards.length, rewards.filter(({ booked }) => booked !== null).length], [14, 9]);
    for (const { winner, booked } of rewards) {
      assert.deepEqual(
        [booked?.amountCents ?? null, booked === null ? null : booked.userId],
        booked === null ? [null, null] : [winner.amountCents, winner.userId],
      );
    }
  });
});
