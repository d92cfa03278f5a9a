import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asc, count, eq, sum } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { unbalanced } from '../../test/builders';
import { transactions } from '../db/schema/money';
import { tournamentApplications, tournamentRewards, tournaments } from '../db/schema/matches';
import { demoTournaments } from './demo-tournaments';
import { seedOnFirstStart } from './first-start';

const server = useTestServer();
const start = () => seedOnFirstStart({ db: server.db, embedded: true }, false, server.now);

describe('the demo’s tournaments', () => {
  it('are the same for the same minute; only scheduled ones start in the future, and nothing else is there', () => {
    const now = new Date('2026-03-04T10:20:00Z');
    const players = Array.from({ length: 39 }, (_, place) => place + 1);
    const list = demoTournaments(players, now);
    assert.deepEqual(list, demoTournaments(players, now));
    assert.equal(list.length, 36);
    for (const { values, accepted, pending, rejected } of list) {
      const { createdAt, startsAt, endedAt, status } = values;
      assert.ok(createdAt < now && createdAt < startsAt);
      assert.equal(startsAt > now, status === 'PENDING');
      assert.equal(endedAt !== null && endedAt < now, status === 'COMPLETED');
      const everyone = [...accepted, ...pending, ...rejected];
      assert.equal(new Set(everyone).size, everyone.length);
    }
    assert.ok(list.some(({ values }) => values.perKillCents === 0) && list.some(({ values }) => values.perKillCents === null));
  });

  it('are in the first start, with books that balance and no balance below zero on the way', async () => {
    await start();
    const statuses = await server.db.select({ status: tournaments.status, rows: count() }).from(tournaments).groupBy(tournaments.status);
    assert.deepEqual(Object.fromEntries(statuses.map(({ status, rows }) => [status, rows])), { COMPLETED: 12, ONGOING: 8, PENDING: 16 });
    assert.deepEqual(await unbalanced(server), []);
    const balances = new Map<number, number>();
    for (const { userId, amountCents } of await server.db
      .select()
      .from(transactions)
      .orderBy(asc(transactions.createdAt), asc(transactions.id))) {
      balances.set(userId, (balances.get(userId) ?? 0) + amountCents);
      assert.ok((balances.get(userId) ?? 0) >= 0);
    }
    for (const { application, tournament, fee } of await server.db
      .select({ application: tournamentApplications, tournament: tournaments, fee: transactions })
      .from(tournamentApplications)
      .innerJoin(tournaments, eq(tournaments.id, tournamentApplications.matchId))
      .leftJoin(transactions, eq(transactions.id, tournamentApplications.feeTransactionId))) {
      const paid = application.status === 'CREATOR_APPROVED' && tournament.entryFeeCents > 0;
      assert.deepEqual([fee?.userId, fee?.amountCents], paid ? [application.userId, -tournament.entryFeeCents] : [undefined, undefined]);
    }
    const pools = await server.db
      .select({ pool: tournaments.prizePoolCents, paid: sum(tournamentRewards.prizeCents) })
      .from(tournamentRewards)
      .innerJoin(tournaments, eq(tournaments.id, tournamentRewards.tournamentId))
      .groupBy(tournaments.id);
    assert.equal(pools.length, 11);
    for (const { pool, paid } of pools) assert.ok(Number(paid) <= pool);
  });
});
