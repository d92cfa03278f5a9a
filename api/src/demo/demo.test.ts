import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { count, eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { unbalanced } from '../../test/builders';
import { transactions } from '../db/schema/money';
import { users } from '../db/schema/people';
import { images } from '../db/schema/records';
import { rooms, roomWinners } from '../db/schema/rooms';
import { demoPeople } from './demo-people';
import { demoRooms } from './demo-rooms';
import { seedOnFirstStart } from './first-start';
import { DEMO_SEED, seededRandom } from './demo';

const server = useTestServer();
// The tests' database may be a server; the demo belongs to the embedded one.
const start = (production = false, embedded = true) => seedOnFirstStart({ db: server.db, embedded }, production, server.now);

/** People by their places, the administrator first, and their rooms. */
function demoData(now: Date) {
  const random = seededRandom(DEMO_SEED);
  const people = demoPeople(random);
  return { people, rooms: demoRooms(random, people.map((_, place) => place).slice(1), now) };
}

describe('the demo data', () => {
  it('are the same for the same minute, and only move with the time', () => {
    const minute = demoData(new Date('2026-03-04T10:20:00Z'));
    const later = demoData(new Date('2026-03-05T10:20:00Z'));
    assert.deepEqual(later.people, minute.people);
    const day = 24 * 60 * 60_000;
    const aDayLater = minute.rooms.map(({ values, ...room }) => {
      return { ...room, values: { ...values, createdAt: new Date(values.createdAt.getTime() + day) } };
    });
    assert.deepEqual(later.rooms, aDayLater);
  });

  it('have dates of whole minutes in the past and people with an account each', async () => {
    await start();
    const movements = await server.db.select().from(transactions);
    for (const { createdAt } of [...(await server.db.select().from(rooms)), ...movements]) {
      assert.equal(createdAt.getTime() % 60_000, 0);
      assert.ok(createdAt <= server.now);
    }
    const { people, rooms: list } = demoData(server.now);
    for (const key of ['email', 'handle', 'name'] as const) assert.equal(new Set(people.map((user) => user[key])).size, 40);
    for (const { values, opponent, waiting } of list) assert.ok(opponent !== values.creatorId && waiting !== values.creatorId);
  });
});

describe('the first start', () => {
  it('fills a fresh embedded database: people, rooms in three statuses, and books that balance', async () => {
    assert.equal(await start(), true);
    const [people] = await server.db.select({ count: count() }).from(users);
    assert.equal(people?.count, 60);
    const statuses = await server.db.select({ status: rooms.status, count: count() }).from(rooms).groupBy(rooms.status);
    assert.deepEqual(Object.fromEntries(statuses.map(({ status, count: rows }) => [status, rows])), {
      ALL_DONE: 30,
      COIN_TIME: 6,
      PENDING: 24,
    });
    assert.deepEqual(await unbalanced(server), []);
    const payments = await server.db
      .select({ winner: roomWinners, room: rooms, booked: transactions })
      .from(roomWinners)
      .innerJoin(rooms, eq(rooms.id, roomWinners.roomId))
      .innerJoin(transactions, eq(transactions.id, roomWinners.transactionId));
    assert.equal(payments.length, 30);
    for (const { winner, room, booked } of payments) {
      assert.deepEqual([room.status, room.prizeCents, booked.amountCents], ['ALL_DONE', winner.amountCents, winner.amountCents]);
      assert.deepEqual([booked.userId, booked.roomId], [winner.userId, winner.roomId]);
      assert.equal(room.prizeCents, room.entryFeeCents * 1.9);
    }
  });

  it('lets the two published people sign in, the administrator with both roles', async () => {
    await start();
    const roles = async (username: string, password: string) => {
      const { status, body } = await server.call('POST /auth/login', { body: { username, password } });
      assert.equal(status, 200);
      return (body as { user: { roles: { name: string }[] } }).user.roles.map(({ name }) => name);
    };
    assert.deepEqual(await roles('admin@arena.test', 'arena-admin'), ['ROLE_ADMIN', 'ROLE_NORMAL']);
    assert.deepEqual(await roles('player@arena.test', 'arena-player'), ['ROLE_NORMAL']);
    assert.equal(
      (await server.call('POST /auth/login', { body: { username: 'omar.farouk@example.com', password: 'arena-player' } })).status,
      400,
    );
  });

  it('gives the rooms that wait for a payout real pictures, but for one without, one broken and one lost', async () => {
    await start();
    const stored = new Map((await server.db.select().from(images)).map(({ name, bytes }) => [name, Buffer.from(bytes)]));
    const list = await server.db.select().from(rooms).where(eq(rooms.status, 'COIN_TIME'));
    const isPng = (name: string) => (stored.get(name)?.length ?? 0) > 10_000;
    const names = list.flatMap((room) => [room.creatorScreenshot, room.opponentScreenshot]);
    assert.equal(names.filter((name) => name !== '' && isPng(name)).length, 8);
    assert.equal(names.filter((name) => name === '').length, 2, 'one player sent none, one had no opponent');
    assert.equal(names.filter((name) => name !== '' && stored.has(name) && !isPng(name)).length, 1, 'a broken file');
    assert.equal(names.filter((name) => name !== '' && !stored.has(name)).length, 1, 'a lost file');
    for (const room of list) assert.notEqual(room.creatorScreenshot, room.opponentScreenshot);
  });

  it('happens once', async () => {
    await start();
    await server.db.delete(images);
    assert.equal(await start(), false);
    assert.deepEqual(await server.db.select().from(images), []);
  });

  it('brings no demo in production nor on a database server, and none afterwards either', async () => {
    assert.equal(await start(true), false);
    assert.equal(await start(false), false);
    assert.deepEqual(await server.db.select().from(users), []);
  });

  it('brings no demo on a database server', async () => {
    assert.equal(await start(false, false), false);
    assert.deepEqual(await server.db.select().from(users), []);
  });
});
