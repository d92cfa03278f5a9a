import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { EventReader } from '../../test/event-reader';
import { APP_DEFAULTS } from '../config';
import { ROLES } from '../db/migrate';
import { userRoles, users, userVisits } from '../db/schema/people';
import { announceChange } from './announce';

/* The database as an operator changes it by hand: nothing is announced. */

const server = useTestServer({ heartbeatSeconds: 0.05, streamCheckSeconds: 0.05 });
const readers: EventReader[] = [];

async function connect(user: TestUser, token?: string): Promise<EventReader> {
  const reader = await EventReader.connect(server.app, `Bearer ${token ?? (await server.tokens.issue(user))}`);
  readers.push(reader);
  return reader;
}

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

const stage = async () => {
  const [admin, other] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Beatriz', { admin: true })];
  return { admin, other, theirs: await connect(admin), ours: await connect(other) };
};

/** The other person's stream has been looked at several times since. */
async function staysOpen(reader: EventReader): Promise<void> {
  const heartbeats = () => reader.text.split(': still here').length;
  const before = heartbeats();
  await reader.until(() => heartbeats() > before + 5, 'five heartbeats');
  assert.equal(reader.ended, false);
}

describe('an open event stream ends within a minute', () => {
  it('as it is set', () => assert.ok(APP_DEFAULTS.streamCheckSeconds <= 30));

  it('when its person is banned by hand', async () => {
    const { admin, theirs, ours } = await stage();
    await server.db.update(users).set({ bannedAt: server.now }).where(eq(users.id, admin.id));
    await theirs.untilEnd();
    await staysOpen(ours);
  });

  it('when a role is taken away or given by hand', async () => {
    const { admin, theirs, ours } = await stage();
    await server.db.delete(userRoles).where(eq(userRoles.userId, admin.id));
    await theirs.untilEnd();
    const asPlayer = await connect(admin);
    await staysOpen(asPlayer);
    await server.db.insert(userRoles).values({ userId: admin.id, roleId: ROLES.admin.id });
    await asPlayer.untilEnd();
    await staysOpen(ours);
  });

  it('when the person is deleted by hand', async () => {
    const { admin, theirs, ours } = await stage();
    await server.db.delete(users).where(eq(users.id, admin.id));
    await theirs.untilEnd();
    await staysOpen(ours);
  });
});

describe('an open event stream', () => {
  it('ends immediately when its own session is signed out, and leaves the user’s other streams open', async () => {
    const { admin, theirs } = await stage();
    const token = await server.tokens.issue(admin);
    const here = await connect(admin, token);
    await server.app.inject({ url: '/api/v1/auth/logout', headers: { authorization: `Bearer ${token}` } });
    await here.untilEnd();
    await staysOpen(theirs);
  });

  it('stays while the database cannot be asked, and gets changes afterwards', async () => {
    const { ours } = await stage();
    await staysOpen(ours);
    await server.db.execute('alter table user_roles rename to user_roles_away');
    try {
      await staysOpen(ours);
    } finally {
      await server.db.execute('alter table user_roles_away rename to user_roles');
    }
    await announceChange(server.db, { subject: 'room', id: 7, status: 'ALL_DONE', actorId: 1 });
    await ours.take(1);
  });

  it('does not count as being here', async () => {
    const { admin, theirs } = await stage();
    const [before] = await server.db.select().from(userVisits).where(eq(userVisits.userId, admin.id));
    assert.deepEqual(before?.seenAt, server.now);
    server.advance(60);
    await staysOpen(theirs);
    const [after] = await server.db.select().from(userVisits).where(eq(userVisits.userId, admin.id));
    assert.deepEqual(after?.seenAt, before?.seenAt);
  });
});
