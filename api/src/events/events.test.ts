import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { SERVER_URL } from '../../test/server-database';
import { EventReader } from '../../test/event-reader';
import { userRoles, users } from '../db/schema/people';
import { announceChange, announceSession, type Change } from './announce';

const server = useTestServer({ heartbeatSeconds: 0.05 });
const readers: EventReader[] = [];
const bearer = async (user: TestUser) => `Bearer ${await server.tokens.issue(user)}`;

async function connect(user: TestUser, app = server.app, headers: Readonly<Record<string, string>> = {}): Promise<EventReader> {
  const reader = await EventReader.connect(app, await bearer(user), headers);
  readers.push(reader);
  return reader;
}

/** The next test's people have the same ids. */
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close();
  while (!/^arena_event_streams 0$/m.test((await server.app.inject('/metrics')).body)) await setImmediate();
});

const change = (id: number, more: Partial<Change> = {}): Change => ({ subject: 'room', id, status: 'ALL_DONE', actorId: 1, ...more });

describe('the event stream', () => {
  it('is for people who are signed in', async () => {
    for (const header of ['', 'Bearer nonsense']) {
      const { status } = await EventReader.open(server.app, header);
      assert.equal(status, 401);
    }
    assert.equal((await server.app.inject({ method: 'HEAD', url: '/api/v1/events' })).statusCode, 404);
  });

  it('has headers that forbid caching, transforming and buffering', async () => {
    const { response, text } = await connect(await addUser(server, 'Amara', { admin: true }));
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'no-store, no-transform');
    assert.equal(response.headers.get('x-accel-buffering'), 'no');
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.match(text, /^retry: 2000\n: connected\n\n/);
  });

  it('starts with what has changed shortly before', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const reader = await connect(admin);
    const before = performance.now();
    await announceChange(server.db, change(7));
    await reader.take(1);
    const { response } = await connect(admin);
    const lately = new URLSearchParams(response.headers.get('x-changed-lately') ?? '');
    assert.ok(Number(lately.get('room')) <= performance.now() - before);
    assert.ok(Number(lately.get('known')) >= Number(lately.get('room')));
    assert.equal(lately.get('topup'), null);
  });

  it('tells an administrator of a change, in its wire form and with an id', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const reader = await connect(admin);
    await announceChange(server.db, change(7, { actorId: admin.id }));
    const [event] = await reader.take(1);
    assert.equal(event?.event, 'change');
    assert.deepEqual(event?.data, { subject: 'room', id: 7, status: 'ALL_DONE', actorId: admin.id });
    assert.match(event?.id ?? '', /^[0-9a-f-]{36}$/);
  });

  it('keeps the order of changes', async () => {
    const reader = await connect(await addUser(server, 'Amara', { admin: true }));
    for (let id = 1; id <= 50; id++) await announceChange(server.db, change(id));
    assert.deepEqual(
      (await reader.take(50)).map(({ data }) => data.id),
      Array.from({ length: 50 }, (_, place) => place + 1),
    );
  });

  it('does not announce a change that is rolled back, and announces others only after the commit', async () => {
    const reader = await connect(await addUser(server, 'Amara', { admin: true }));
    const failed = server.db.transaction(async (tx) => {
      await announceChange(tx, change(1));
      throw new Error('rolled back');
    });
    await assert.rejects(failed, /rolled back/);
    await announceChange(server.db, change(2));
    assert.deepEqual(
      (await reader.take(1)).map(({ data }) => data.id),
      [2],
    );
  });

  it('skips messages that it cannot read', async () => {
    const reader = await connect(await addUser(server, 'Amara', { admin: true }));
    const unread = { kind: 'change', eventId: 'a', change: { subject: 'room', id: 1, status: null, actorId: null } };
    for (const payload of ['', 'null', '{"kind":"later"}', '{"kind":"change"}', JSON.stringify(unread)])
      await server.db.execute(sql`select pg_notify('arena_events', ${payload})`);
    await announceChange(server.db, change(2));
    assert.deepEqual(
      (await reader.take(1)).map(({ data }) => data.id),
      [2],
    );
  });

  it('tells players nothing of changes', async () => {
    const [player, admin] = [await addUser(server, 'Diego'), await addUser(server, 'Amara', { admin: true })];
    const [theirs, ours] = [await connect(player), await connect(admin)];
    await announceChange(server.db, change(1));
    await ours.take(1);
    const heartbeats = theirs.text.split(': still here').length;
    await theirs.until(() => theirs.text.split(': still here').length > heartbeats, 'a heartbeat after the change');
    assert.deepEqual(theirs.events, []);
  });

  it('says again and again that it is there', async () => {
    const reader = await connect(await addUser(server, 'Amara'));
    await reader.until(() => reader.text.split(': still here\n\n').length > 3, 'three comments');
  });

  it('hears what another copy of the server on the same database does', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const other = await server.copy();
    try {
      const [here, there] = [await connect(admin), await connect(admin, other)];
      await announceChange(server.db, change(7));
      const [[a], [b]] = [await here.take(1), await there.take(1)];
      assert.deepEqual([a?.data.id, b?.data.id], [7, 7]);
      assert.equal(a?.id, b?.id);
    } finally {
      await other.close();
    }
  });
});

// The embedded database has no connection that could be lost.
if (SERVER_URL !== null)
  describe('a connection to the database server that is lost', () => {
    it('is opened again; the streams end, so that clients miss no event', async () => {
      const admin = await addUser(server, 'Amara', { admin: true });
      const reader = await connect(admin);
      await server.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`);
      await reader.untilEnd();
      const again = await connect(admin);
      await announceChange(server.db, change(7));
      assert.equal((await again.take(1))[0]?.data.id, 7);
    });
  });

describe('how many streams there are', () => {
  const refusal = async (user: TestUser, app = server.app) => {
    const { status, headers, body } = await EventReader.open(app, await bearer(user));
    await body?.cancel();
    return [status, headers.get('retry-after')];
  };

  for (const [who, most, admin] of [
    ['a player', 3, false],
    ['an administrator', 10, true],
  ] as const)
    it(`${who} has ${most}: the newest is refused and told when to ask again, and the others stay`, async () => {
      const [user, other] = [await addUser(server, 'Amara', { admin }), await addUser(server, 'Diego')];
      const streams: EventReader[] = [];
      for (let turn = 0; turn < most; turn++) streams.push(await connect(user));
      assert.deepEqual(await refusal(user), [429, '60']);
      assert.ok(streams.every(({ ended }) => !ended));
      await connect(other);
      streams[0]?.close();
      // Until the server has noticed.
      while ((await refusal(user))[0] !== 200);
    });

  it('a page that comes back takes the place of its own stream, and of no other person’s', async () => {
    const [user, other] = [await addUser(server, 'Diego'), await addUser(server, 'Omar')];
    const page = { 'x-stream-of': 'page-0001' };
    const theirs = await connect(other, server.app, page);
    const others = [await connect(user), await connect(user)];
    const own = [await connect(user, server.app, page), await connect(user, server.app, page)];
    await own[0]?.untilEnd();
    assert.deepEqual(
      [own[1], theirs, ...others].map((reader) => reader?.ended),
      [false, false, false, false],
    );
  });

  it('a server has a most of all, a part of them for administrators alone; then 503 says when to ask again', async () => {
    const copy = await server.copy({ eventStreams: 8 });
    try {
      const [one, two, three] = [await addUser(server, 'Diego'), await addUser(server, 'Omar'), await addUser(server, 'Lena')];
      const admin = await addUser(server, 'Amara', { admin: true });
      for (const player of [one, two]) for (let turn = 0; turn < 3; turn++) await connect(player, copy);
      assert.deepEqual(await refusal(three, copy), [503, '30']);
      for (let turn = 0; turn < 2; turn++) await connect(admin, copy);
      assert.deepEqual(await refusal(admin, copy), [503, '30']);
    } finally {
      for (const reader of readers.splice(0)) reader.close();
      await copy.close();
    }
  });
});

describe('the end of a stream', () => {
  it('comes immediately on every server instance when the user’s sessions are ended; other users stay connected', async () => {
    const [admin, other] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Beatriz', { admin: true })];
    const copy = await server.copy();
    try {
      const [here, there, theirs] = [await connect(admin), await connect(admin, copy), await connect(other)];
      server.advance(1);
      await server.db.transaction(async (tx) => {
        await tx.update(users).set({ tokensValidAfter: server.now }).where(eq(users.id, admin.id));
        await announceSession(tx, admin.id);
      });
      await Promise.all([here.untilEnd(), there.untilEnd()]);
      assert.equal(theirs.ended, false);
    } finally {
      await copy.close();
    }
  });

  it('comes when the token expires', async () => {
    const reader = await connect(await addUser(server, 'Amara'));
    server.advance(30 * 24 * 60 + 1);
    await reader.untilEnd();
  });

  it('comes when the server stops, which does not wait for it', async () => {
    const copy = await server.copy();
    const reader = await connect(await addUser(server, 'Amara'), copy);
    const start = performance.now();
    await copy.close();
    await reader.untilEnd();
    assert.ok(performance.now() - start < 2000);
  });

  it('is noticed when the reader goes away: a stream that is gone does not count', async () => {
    const user = await addUser(server, 'Amara');
    for (let turn = 0; turn < 12; turn++) {
      const next = await connect(user);
      next.close();
      await next.untilEnd();
    }
  });

  it('a revoked role counts immediately, without ending the stream', async () => {
    const [admin, other] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Beatriz', { admin: true })];
    const [theirs, ours] = [await connect(admin), await connect(other)];
    await server.db.transaction(async (tx) => {
      await tx.delete(userRoles).where(eq(userRoles.userId, admin.id));
      await announceSession(tx, admin.id);
    });
    await announceChange(server.db, change(7));
    await ours.take(1);
    const heartbeats = theirs.text.length;
    await theirs.until(() => theirs.text.length > heartbeats, 'a heartbeat after the change');
    assert.deepEqual(theirs.events, []);
  });
});
