import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call, SESSION_HEADER, SESSION_IN_COOKIE } from '@arena/shared/contract';
import { ALL_CALLS } from '../../test/calls';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { passwordConfirmations, userRoles } from '../db/schema/people';

const server = useTestServer({ signInLimit: { attempts: 3, minutes: 15 }, confirmationMinutes: 5 });
const PASSWORD = 'right password';

const session = async (user: { readonly id: number; readonly email: string }) => ({
  headers: { authorization: `Bearer ${await server.tokens.issue(user)}` },
});
const confirm = (headers: Record<string, string>, password = PASSWORD) =>
  server.call('POST /auth/confirm-password', { headers, body: { password } });

async function stage() {
  const admin = await addUser(server, 'Amara', { admin: true, password: PASSWORD });
  const player = await addUser(server, 'Diego');
  const { headers } = await session(admin);
  const grant = (by = headers) => server.call(`POST /users/addRole/email/${player.email}/role/ROLE_ADMIN`, { headers: by });
  return { admin, player, headers, grant };
}

const REFUSED = { message: 'Please enter your own password again first.', success: false, code: 'confirm-password' };

describe('a call that needs the own password', () => {
  it('is refused with a code before it does anything, for every such call', async () => {
    const { headers, player } = await stage();
    const calls = ALL_CALLS.filter(({ needsPassword }: Call) => needsPassword === true);
    assert.ok(calls.length >= 2);
    for (const { method, path } of calls) {
      const place = path.replace('{email}', player.email).replace('{userId}', String(player.id));
      const { status, body } = await server.call(`${method} ${place}`, { headers });
      assert.deepEqual([status, body], [403, REFUSED], path);
    }
    assert.equal((await server.db.select().from(userRoles)).length, 3);
  });

  it('is done after the password, for some minutes', async () => {
    const { headers, grant } = await stage();
    const { status, body } = await confirm(headers);
    assert.deepEqual([status, body], [200, { message: 'Your password is confirmed.', success: true }]);
    server.advance(4.9);
    assert.equal((await grant()).status, 200);
    server.advance(0.2);
    assert.deepEqual((await grant()).body, REFUSED);
    await confirm(headers);
    assert.equal((await grant()).status, 400);
  });

  it('is not done with the confirmation of another session of the same person', async () => {
    const { admin, headers, grant } = await stage();
    await confirm((await session(admin)).headers);
    assert.deepEqual((await grant(headers)).body, REFUSED);
  });

  it('is not done because the person has just signed in', async () => {
    const { admin, grant } = await stage();
    const { token } = (await server.call('POST /auth/login', { body: { username: admin.email, password: PASSWORD } })).body as {
      token: string;
    };
    assert.deepEqual((await grant({ authorization: `Bearer ${token}` })).body, REFUSED);
  });

  it('is done where the browser keeps the session in a cookie', async () => {
    const { admin, grant } = await stage();
    const answer = await server.call('POST /auth/login', {
      body: { username: admin.email, password: PASSWORD },
      headers: { [SESSION_HEADER]: SESSION_IN_COOKIE },
    });
    const cookie = [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((set) => String(set).split(';')[0])
      .join('; ');
    const headers = { authorization: `Bearer ${(answer.body as { token: string }).token}`, cookie };
    assert.deepEqual((await grant(headers)).body, REFUSED);
    assert.equal((await confirm(headers)).status, 200);
    assert.equal((await grant(headers)).status, 200);
  });
});

describe('confirming the password', () => {
  it('is refused for a wrong password and without a session', async () => {
    const { headers, grant } = await stage();
    const wrong = await confirm(headers, 'wrong');
    assert.deepEqual([wrong.status, messageOf(wrong)], [400, 'Incorrect password.']);
    assert.deepEqual((await grant()).body, REFUSED);
    assert.equal((await confirm({})).status, 401);
  });

  it('is limited as sign-ins are, together with the change of the password', async () => {
    const { admin, headers } = await stage();
    const change = { oldPassword: 'wrong', newPassword: 'another password' };
    assert.equal((await confirm(headers, 'wrong')).status, 400);
    assert.equal((await server.call(`PUT /users/${admin.id}/password`, { headers, body: change })).status, 400);
    assert.equal((await confirm(headers, 'wrong')).status, 400);
    const limited = await confirm(headers);
    assert.equal(limited.status, 429);
    assert.equal(limited.headers['retry-after'], String(15 * 60));
    server.advance(15);
    assert.equal((await confirm(headers)).status, 200);
  });

  it('leaves nothing behind once it is over', async () => {
    const { admin, headers } = await stage();
    await confirm(headers);
    server.advance(6);
    await confirm((await session(admin)).headers);
    assert.equal((await server.db.select().from(passwordConfirmations)).length, 1);
  });
});
