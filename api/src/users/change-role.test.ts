import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { confirmed } from '../../test/confirmed';
import { EventReader } from '../../test/event-reader';
import { registerUser } from './add-user';
import { userRoles } from '../db/schema/people';
import { auditEntries, notifications } from '../db/schema/records';

const server = useTestServer();
const lineOf = (email: string, role = 'ROLE_ADMIN') => `POST /users/addRole/email/${encodeURIComponent(email)}/role/${role}`;

const CHANGED = {
  message: 'Your account was changed, so you’ve been signed out. Please sign in again.',
  success: false,
  code: 'session-ended',
};

describe('making a user an administrator', () => {
  it('adds the role to the others, once, and tells so', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego')];
    const { status, body } = await server.call(lineOf(player.email), await confirmed(server, admin));
    assert.deepEqual([status, body], [200, { message: 'Diego is now an administrator.', success: true }]);
    const held = await server.db.select().from(userRoles).where(eq(userRoles.userId, player.id));
    assert.deepEqual(held.map(({ roleId }) => roleId).sort(), [501, 502]);
    const again = await server.call(lineOf(player.email), await confirmed(server, admin));
    assert.deepEqual([again.status, again.body], [400, { message: 'Diego is already an administrator.', success: false }]);
  });

  it('ends every session that the user had, with its event stream; the next sign-in is an administrator', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const player = await addUser(server, 'Diego', { password: 'right password' });
    const old = { headers: { authorization: `Bearer ${await server.tokens.issue(player)}` } };
    assert.equal((await server.call('GET /users/', old)).status, 403);
    const reader = await EventReader.connect(server.app, old.headers.authorization);
    await server.call(lineOf(player.email), await confirmed(server, admin));
    for (const line of ['GET /users/', `GET /users/${player.id}`]) {
      const { status, body } = await server.call(line, old);
      assert.deepEqual([status, body], [401, CHANGED]);
    }
    await reader.untilEnd();
    server.advance(1);
    const signIn = { username: player.email, password: 'right password' };
    const { token } = (await server.call('POST /auth/login', { body: signIn })).body as { token: string };
    assert.equal((await server.call('GET /users/', { headers: { authorization: `Bearer ${token}` } })).status, 200);
  });

  it('is refused with another user than the address belongs to', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego')];
    const other = await server.call(`${lineOf(player.email)}?userId=${admin.id}`, await confirmed(server, admin));
    const sentence = `This email address belongs to user ${player.id}, not to user ${admin.id}. No role was changed.`;
    assert.deepEqual([other.status, messageOf(other)], [409, sentence]);
    const same = await server.call(`${lineOf(player.email)}?userId=${player.id}`, await confirmed(server, admin));
    assert.equal(same.status, 200);
  });

  it('happens once of two calls at the same moment', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego')];
    const session = await confirmed(server, admin);
    const answers = await Promise.all([1, 2, 3].map(() => server.call(lineOf(player.email), session)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400]);
    assert.equal((await server.db.select().from(auditEntries)).length, 1);
  });

  it('is recorded', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego')];
    await server.call(lineOf(player.email), await confirmed(server, admin));
    const [entry] = await server.db.select().from(auditEntries);
    assert.deepEqual(
      [entry?.actorId, entry?.action, entry?.subject, entry?.subjectId, entry?.at],
      [admin.id, 'user.grant-admin', 'user', player.id, server.now],
    );
    assert.deepEqual([entry?.before, entry?.after], [{ roles: ['ROLE_NORMAL'] }, { roles: ['ROLE_NORMAL', 'ROLE_ADMIN'] }]);
  });

  it('notifies every administrator', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego')];
    await server.call(lineOf(player.email), await confirmed(server, admin));
    const [news] = await server.db.select().from(notifications);
    assert.deepEqual(
      [news?.userId, news?.type, news?.message, news?.link],
      [null, 'alert', 'Amara made Diego an administrator.', `user/${player.id}`],
    );
  });

  it('is 404 for an unknown email address and an unknown role', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego')];
    const unknown = await server.call(lineOf('unknown@example.com'), await confirmed(server, admin));
    assert.deepEqual([unknown.status, messageOf(unknown)], [404, 'User not found with email : unknown@example.com']);
    const nothing = await server.call(lineOf(player.email, 'ROLE_KING'), await confirmed(server, admin));
    assert.deepEqual([nothing.status, messageOf(nothing)], [404, 'Role not found with name : ROLE_KING']);
    const normal = await server.call(lineOf(player.email, 'ROLE_NORMAL'), await confirmed(server, admin));
    assert.deepEqual([normal.status, messageOf(normal)], [400, 'Diego is already in the role ROLE_NORMAL.']);
  });

  // Over the network: what a router makes of a path is decided there.
  for (const email of [
    'a+b@example.com',
    'a/b@example.com',
    'a%b@example.com',
    'a%2fb@example.com',
    'a b?#&=;:@example.com',
    'ü@exämple.com',
  ]) {
    it(`reads the email address letter by letter: ${email}`, async () => {
      const admin = await addUser(server, 'Amara', { admin: true });
      const id = await registerUser(server.db, { name: 'Odd', email, passwordHash: 'no hash', now: server.now });
      if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
      const address = server.app.server.address();
      const port = typeof address === 'object' ? address?.port : null;
      const [method, path] = lineOf(email).split(' ');
      const { headers } = await confirmed(server, admin);
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, { method: method ?? '', headers });
      assert.deepEqual([answer.status, await answer.json()], [200, { message: 'Odd is now an administrator.', success: true }]);
      assert.equal(
        (
          await server.db
            .select()
            .from(userRoles)
            .where(eq(userRoles.userId, id ?? 0))
        ).length,
        2,
      );
    });
  }

  it('takes a + and an @ that the platform’s first client leaves as they are', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    await registerUser(server.db, { name: 'Odd', email: 'a+b@example.com', passwordHash: 'no hash', now: server.now });
    assert.equal(
      (await server.call('POST /users/addRole/email/a+b@example.com/role/ROLE_ADMIN', await confirmed(server, admin))).status,
      200,
    );
  });

  it('takes an address of 254 characters, each of them encoded', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const email = `${'+'.repeat(242)}@example.com`;
    await registerUser(server.db, { name: 'Long', email, passwordHash: 'no hash', now: server.now });
    assert.equal((await server.call(lineOf(email), await confirmed(server, admin))).status, 200);
  });
});
