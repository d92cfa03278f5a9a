import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addUser, unbalanced } from '../../test/builders';
import { decide } from '../../test/finance';
import { redeems, topups, transactions } from '../db/schema/money';
import { users } from '../db/schema/people';
import { auditEntries } from '../db/schema/records';
import { DEMO_FINANCE_COUNTS, demoRedeems, demoTopUps } from './demo-finance';
import { seedOnFirstStart } from './first-start';

const server = useTestServer();
const start = () => seedOnFirstStart({ db: server.db, embedded: true }, false, server.now);

describe('the demo’s top-ups and redeem requests', () => {
  it('are the same for the same minute, oldest first and all in the past', () => {
    const players = Array.from({ length: 39 }, (_, place) => place + 1);
    const balances = players.map((userId) => ({ userId, cents: userId * 900 }));
    for (const [list, again] of [
      [demoTopUps(players, server.now), demoTopUps(players, server.now)],
      [demoRedeems(balances, server.now), demoRedeems(balances, server.now)],
    ] as const) {
      assert.deepEqual(list, again);
      const times = list.map(({ requestedAt }) => requestedAt.getTime());
      assert.deepEqual(
        times,
        [...times].sort((a, b) => a - b),
      );
      for (const { requestedAt, decided, userId, amountCents } of list) {
        assert.ok(userId > 0 && amountCents > 0 && requestedAt < server.now);
        assert.ok(decided === null || (decided.at > requestedAt && decided.at <= server.now));
      }
    }
  });

  it('are in the first start: so many wait, some of them twice, of every game', async () => {
    await start();
    const list = await server.db.select().from(topups).orderBy(asc(topups.id));
    const waiting = list.filter(({ status }) => status === 'PENDING');
    assert.deepEqual(
      [waiting.length, list.length - waiting.length],
      [DEMO_FINANCE_COUNTS.topUps.waiting, DEMO_FINANCE_COUNTS.topUps.decided],
    );
    assert.deepEqual(new Set(waiting.map(({ gameId }) => gameId)), new Set([1, 2, 3]));
    const twice = waiting.filter((row) =>
      waiting.some(
        (other) =>
          other.id !== row.id &&
          other.userId === row.userId &&
          other.amountCents === row.amountCents &&
          Math.abs(other.requestedAt.getTime() - row.requestedAt.getTime()) <= 10 * 60_000,
      ),
    );
    assert.ok(twice.length >= 6, `${twice.length}`);
    assert.ok(list.some(({ status }) => status === 'REJECTED'));
  });

  it('need attention in part, for several reasons', async () => {
    await start();
    const rulesOf = async (table: typeof topups | typeof redeems) => {
      const rows = await server.db.select({ attention: table.attention }).from(table as typeof topups);
      return rows.flatMap(({ attention }) => (attention === null ? [] : Object.keys(attention).sort()));
    };
    assert.ok((await rulesOf(topups)).filter((rule) => rule === 'possible-duplicate').length >= 6);
    assert.equal((await rulesOf(redeems)).filter((rule) => rule === 'shared-account').length, 2);
  });

  it('have books: every approved one is booked once, every balance is the sum of its rows and what they say', async () => {
    await start();
    assert.deepEqual(await unbalanced(server), []);
    for (const [table, sign] of [
      [topups, 1],
      [redeems, -1],
    ] as const) {
      const rows = await server.db
        .select({ request: table, booked: transactions })
        .from(table as typeof topups)
        .leftJoin(transactions, eq(transactions.id, table.transactionId));
      for (const { request, booked } of rows) {
        const expected = request.status === 'APPROVED' ? [request.userId, sign * request.amountCents] : [undefined, undefined];
        assert.deepEqual([booked?.userId, booked?.amountCents], expected);
      }
    }
    const balances = new Map<number, number>();
    for (const row of await server.db.select().from(transactions).orderBy(asc(transactions.createdAt), asc(transactions.id))) {
      const balance = (balances.get(row.userId) ?? 0) + row.amountCents;
      assert.ok(balance >= 0);
      assert.equal(row.balanceAfterCents, balance);
      balances.set(row.userId, balance);
    }
    for (const { id, balanceCents } of await server.db.select().from(users)) assert.equal(balances.get(id) ?? 0, balanceCents);
  });

  it('have a record of each decision', async () => {
    await start();
    const rows = await server.db.select().from(auditEntries);
    for (const [table, subject] of [
      [topups, 'topup'],
      [redeems, 'redeem'],
    ] as const) {
      const decided = (await server.db.select().from(table as typeof topups)).filter(({ status }) => status !== 'PENDING');
      const recorded = rows.filter((row) => row.subject === subject);
      assert.deepEqual(recorded.map(({ subjectId }) => subjectId).sort(), decided.map(({ id }) => id).sort());
    }
  });

  it('can be decided: all redeem requests that wait but two are covered', async () => {
    await start();
    const admin = await addUser(server, 'Decider', { admin: true });
    const waiting = await server.db.select().from(redeems).where(eq(redeems.status, 'PENDING')).orderBy(asc(redeems.id));
    assert.equal(waiting.length, DEMO_FINANCE_COUNTS.redeems.waiting);
    const people = await server.db.select().from(users);
    const poor = waiting.filter((row) => row.amountCents > (people.find(({ id }) => id === row.userId)?.balanceCents ?? 0));
    assert.equal(poor.length, 2);
    for (const { id } of poor) assert.equal((await decide(server, 'redeem', id, 'approve', admin)).status, 400);
    const covered = waiting.find(({ id }) => !poor.some((row) => row.id === id));
    assert.equal((await decide(server, 'redeem', covered?.id ?? 0, 'approve', admin)).status, 200);
    const [first] = await server.db.select().from(topups).where(eq(topups.status, 'PENDING')).orderBy(asc(topups.id)).limit(1);
    assert.equal((await decide(server, 'topup', first?.id ?? 0, 'approve', admin)).status, 200);
    assert.deepEqual(await unbalanced(server), []);
  });
});
