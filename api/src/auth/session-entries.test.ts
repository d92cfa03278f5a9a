import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import { addUser } from '../../test/builders';
import { useTestServer } from '../../test/test-server';
import { users } from '../db/schema/people';
import { auditEntries } from '../db/schema/records';

const RIGHT = 'the right password';
const server = useTestServer({
  trustProxy: true,
  signInLimit: { attempts: 200, minutes: 15 },
  signInAddressLimit: { attempts: 500, minutes: 15 },
});

const entries = () => server.db.select().from(auditEntries).orderBy(asc(auditEntries.id));
const signIn = async (username: string, password: string, address = '203.0.113.7') => {
  const answer = await server.call('POST /auth/login', { body: { username, password }, headers: { 'x-forwarded-for': address } });
  return { status: answer.status, token: (answer.body as { token?: string }).token ?? '' };
};

describe('the audit log of sessions', () => {
  it('records a sign-in, the actions in the session, and its end, each with address and session', async () => {
    const amara = await addUser(server, 'Amara', { admin: true, password: RIGHT });
    const { token } = await signIn('amara@example.com', RIGHT);
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.8' };
    const body = { name: 'Amara Khan', mobileNo: '+977 9812345678', puId: '', fuId: '' };
    assert.equal((await server.call(`PUT /users/${amara.id}`, { headers, body })).status, 200);
    await server.call('GET /auth/logout', { headers });
    const found = await entries();
    const [first, change, last] = found;
    assert.deepEqual([found.length, change?.action, change?.session], [3, 'user.update', first?.session]);
    assert.deepEqual([first?.action, first?.actorId, first?.subject, first?.subjectId], ['user.sign-in', amara.id, 'user', amara.id]);
    assert.deepEqual([last?.action, last?.actorId, last?.subjectId], ['user.sign-out', amara.id, amara.id]);
    assert.deepEqual([first?.address, last?.address], ['203.0.113.7', '203.0.113.8']);
    assert.match(first?.session ?? '', /^[0-9a-f]{16}$/);
    assert.equal(last?.session, first?.session);
    // The session is over: signing out again ends nothing.
    await server.call('GET /auth/logout', { headers });
    assert.equal((await entries()).length, found.length);
  });

  it('records the session that a changed password begins', async () => {
    const amara = await addUser(server, 'Amara', { password: RIGHT });
    const body = { oldPassword: RIGHT, newPassword: 'another good phrase' };
    assert.equal((await server.call(`PUT /users/${amara.id}/password`, { as: amara, body })).status, 200);
    const [change, begun] = await entries();
    assert.deepEqual(
      [change?.action, begun?.action, begun?.after],
      ['user.change-password', 'user.sign-in', { reason: 'password changed' }],
    );
    assert.notEqual(begun?.session, change?.session);
  });

  it('records a failed sign-in about its account, without an actor', async () => {
    const omar = await addUser(server, 'Omar', { password: RIGHT });
    assert.equal((await signIn('omar@example.com', 'wrong', '2001:db8::1')).status, 400);
    const [entry, ...more] = await entries();
    assert.deepEqual(more, []);
    assert.deepEqual(
      [entry?.action, entry?.actorId, entry?.subjectId, entry?.address, entry?.session, entry?.after],
      ['user.sign-in-failed', null, omar.id, '2001:db8::1', null, null],
    );
  });

  it('records a wrong own password in a session, as a failed sign-in with that session', async () => {
    const omar = await addUser(server, 'Omar', { password: RIGHT });
    const { token } = await signIn('omar@example.com', RIGHT);
    const headers = { authorization: `Bearer ${token}` };
    const password = { oldPassword: 'wrong', newPassword: 'another good phrase' };
    assert.equal((await server.call('POST /auth/confirm-password', { headers, body: { password: 'wrong' } })).status, 400);
    assert.equal((await server.call(`PUT /users/${omar.id}/password`, { headers, body: password })).status, 400);
    const [begun, ...failed] = await entries();
    assert.deepEqual(
      failed.map(({ action, subjectId, session, after }) => [action, subjectId, session, after]),
      Array(2).fill(['user.sign-in-failed', omar.id, begun?.session, { reason: 'own password' }]),
    );
  });

  it('records a banned account’s correct password as a failed sign-in', async () => {
    const omar = await addUser(server, 'Omar', { password: RIGHT });
    await server.db.update(users).set({ bannedAt: server.now }).where(eq(users.id, omar.id));
    assert.equal((await signIn('omar@example.com', RIGHT)).status, 400);
    const [entry] = await entries();
    assert.deepEqual([entry?.action, entry?.subjectId, entry?.after], ['user.sign-in-failed', omar.id, { reason: 'banned' }]);
  });

  it('stores nothing that was typed for an unknown account, nor a false address', async () => {
    await signIn('my secret password', 'wrong', '<script>');
    const [entry] = await entries();
    assert.deepEqual([entry?.action, entry?.subjectId, entry?.address], ['user.sign-in-failed', 0, 'unknown']);
    assert.doesNotMatch(JSON.stringify(entry), /secret|wrong|script/);
  });

  it('records a hundred failures of an account in an hour, and says until when no more are', async () => {
    const omar = await addUser(server, 'Omar', { password: RIGHT });
    const key = sql`(select key from attempts where count = 1 and window_ends_at > ${new Date(server.now.getTime() + 3_500_000).toISOString()})`;
    await signIn('omar@example.com', 'wrong');
    await server.db.execute(sql`update attempts set count = 98 where key = ${key}`);
    for (let turn = 0; turn < 5; turn++) await signIn('omar@example.com', 'wrong', `203.0.113.${turn}`);
    const until = new Date(server.now.getTime() + 3_600_000).toISOString();
    assert.deepEqual(
      (await entries()).map(({ after }) => after),
      [null, null, { moreNotRecordedUntil: until }],
    );
    assert.equal((await signIn('omar@example.com', RIGHT)).status, 200);
    server.advance(61);
    await signIn('omar@example.com', 'wrong');
    assert.deepEqual(
      (await entries()).slice(3).map(({ action, subjectId }) => [action, subjectId]),
      [
        ['user.sign-in', omar.id],
        ['user.sign-in-failed', omar.id],
      ],
    );
  });
});

describe('attempts that the limit refuses', () => {
  const limited = useTestServer({ signInLimit: { attempts: 3, minutes: 15 } });
  it('are not in the audit log', async () => {
    await addUser(limited, 'Omar', { password: RIGHT });
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++)
      statuses.push((await limited.call('POST /auth/login', { body: { username: 'omar@example.com', password: 'wrong' } })).status);
    assert.deepEqual(statuses, [400, 400, 400, 429, 429, 429]);
    assert.equal((await limited.db.select().from(auditEntries)).length, 3);
  });
});
