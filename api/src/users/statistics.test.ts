import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { type TestServer, useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { users, userVisits } from '../db/schema/people';

const figures = async (server: TestServer, as: TestUser) => (await server.call('GET /users/statistics', { as })).body;
const joined = async (server: TestServer, name: string, at: string) => {
  const user = await addUser(server, name);
  await server.db
    .update(users)
    .set({ createdAt: new Date(at) })
    .where(eq(users.id, user.id));
  return user;
};
const seen = (server: TestServer, { id }: TestUser, at: string) =>
  server.db.insert(userVisits).values({ userId: id, seenAt: new Date(at) });

// 2026-03-04 at 10:20 in UTC: the month began on the 28th of February at 18:30 UTC in Kolkata, on the 1st at 08:00 UTC in Los Angeles.
for (const [timeZone, monthStart, dayStart] of [
  ['UTC', '2026-03-01T00:00:00Z', '2026-03-04T00:00:00Z'],
  ['Asia/Kolkata', '2026-02-28T18:30:00Z', '2026-03-03T18:30:00Z'],
  ['America/Los_Angeles', '2026-03-01T08:00:00Z', '2026-03-04T08:00:00Z'],
] as const) {
  describe(`the figures about users, in ${timeZone}`, () => {
    const server = useTestServer({ timeZone });
    const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();

    it('count the current month from its first moment', async () => {
      const admin = await addUser(server, 'Amara', { admin: true });
      await joined(server, 'Diego', monthStart);
      await joined(server, 'Omar', before(monthStart));
      assert.deepEqual(await figures(server, admin), { total: 3, activeToday: 1, newThisMonth: 2, banned: 0 });
    });

    it('count the current day from its first moment', async () => {
      const admin = await addUser(server, 'Amara', { admin: true });
      await seen(server, await addUser(server, 'Diego'), dayStart);
      await seen(server, await addUser(server, 'Omar'), before(dayStart));
      await addUser(server, 'Wei');
      assert.deepEqual(await figures(server, admin), { total: 4, activeToday: 2, newThisMonth: 4, banned: 0 });
    });
  });
}

describe('a visit', () => {
  const server = useTestServer();
  const visitOf = async ({ id }: TestUser) =>
    (await server.db.select().from(userVisits).where(eq(userVisits.userId, id)))[0]?.seenAt.toISOString() ?? null;

  it('is recorded when a user signs in, and by calls every five minutes at most', async () => {
    const player = await addUser(server, 'Diego', { password: 'right password' });
    const read = () => server.call(`GET /users/${player.id}`, { as: player });
    assert.equal(await visitOf(player), null);
    await server.call('POST /auth/login', { body: { username: player.email, password: 'right password' } });
    assert.equal(await visitOf(player), '2026-03-04T10:20:30.400Z');
    server.advance(5);
    await read();
    assert.equal(await visitOf(player), '2026-03-04T10:20:30.400Z');
    server.advance(0.1);
    await Promise.all([read(), read(), read()]);
    assert.equal(await visitOf(player), '2026-03-04T10:25:36.400Z');
  });

  it('is not recorded by an expired token', async () => {
    const player = await addUser(server, 'Diego');
    server.advance(1);
    await server.db.update(users).set({ tokensValidAfter: server.now });
    server.now = new Date('2026-03-04T10:20:30.400Z');
    assert.equal((await server.call(`GET /users/${player.id}`, { as: player })).status, 401);
    assert.equal(await visitOf(player), null);
  });
});
