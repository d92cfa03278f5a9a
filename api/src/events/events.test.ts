import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
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

async function connect(user: TestUser, app = server.app): Promise<EventReader> {
  const reader = await EventReader.connect(app, await bearer(user));
  readers.push(reader);
  return reader;
}

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
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

  it('has the headers of a stream that nobody keeps, changes or collects', async () => {
    const { response, text } = await connect(await addUser(server, 'Amara', { admin: true }));
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'no-store, no-transform');
    assert.equal(response.headers.get('x-accel-buffering'), 'no');
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.match(text, /^retry: 2000\n: connected\n\n/);
  });

  it('says as it opens what has changed shortly before', async () => {
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

  it('tells nothing of a change that is taken back, and of one only when it is committed', async () => {
    const reader = await connect(await addUser(server, 'Amara', { admin: true }));
    const failed = server.db.transaction(async (tx) => {
      await announceChange(tx, change(1));
      throw new Error('taken back');
    });
    await assert.rejects(failed, /taken back/);
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
    it('is made again; the streams end, so that nobody misses anything', async () => {
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

describe('the end of a stream', () => {
  it('comes at once when the sessions of its person are ended, on every copy; other people stay', async () => {
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

  it('is noticed when the reader goes away: those that are gone do not count towards the thirty of a person', async () => {
    const user = await addUser(server, 'Amara');
    for (let turn = 0; turn < 40; turn++) {
      const next = await connect(user);
      next.close();
      await next.untilEnd();
    }
    for (let turn = 0; turn < 30; turn++) await connect(user);
    const refused = await EventReader.open(server.app, await bearer(user));
    assert.equal(refused.status, 429);
    assert.deepEqual(await refused.json(), { message: 'You have too many windows of the console open.', success: false });
  });

  it('a role that is taken away counts at once, without ending the stream', async () => {
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
