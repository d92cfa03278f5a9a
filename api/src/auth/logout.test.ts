import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { revokedTokens } from '../db/schema/people';

const server = useTestServer();
const signIn = (username: string, password: string) => server.call('POST /auth/login', { body: { username, password } });

describe('GET /auth/logout', () => {
  const signedIn = async () => ((await signIn('amara@example.com', 'right password')).body as { token: string }).token;
  const callWith = (token: string, line = 'GET /users/', app = server.app) =>
    app.inject({
      method: 'GET',
      url: `/api/v1${line.split(' ')[1]}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('ends this session, at every copy of the server, and no other one of the person', async () => {
    await addUser(server, 'Amara', { admin: true, password: 'right password' });
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const copy = await server.copy();
    assert.equal((await callWith(here)).statusCode, 200);
    assert.equal((await callWith(here, 'GET /auth/logout')).statusCode, 200);
    for (const app of [server.app, copy]) {
      const refused = await callWith(here, 'GET /users/', app);
      assert.equal(refused.statusCode, 401);
      assert.deepEqual(refused.json(), { message: 'Please sign in first.', success: false });
      assert.equal((await callWith(elsewhere, 'GET /users/', app)).statusCode, 200);
    }
    assert.equal((await callWith(here, 'GET /auth/logout')).statusCode, 200);
    assert.equal((await callWith(await signedIn())).statusCode, 200);
    await copy.close();
  });

  it('is remembered until the token would have expired, and no longer', async () => {
    await addUser(server, 'Amara', { password: 'right password' });
    const first = await signedIn();
    await callWith(first, 'GET /auth/logout');
    server.advance(30 * 24 * 60 - 1);
    assert.equal((await callWith(first)).statusCode, 401);
    const second = await signedIn();
    server.advance(2);
    await callWith(second, 'GET /auth/logout');
    assert.equal((await server.db.select().from(revokedTokens)).length, 1);
    assert.equal((await callWith(first)).statusCode, 401);
  });

  it('answers with and without a token', async () => {
    const user = await addUser(server, 'Amara');
    for (const answer of [await server.call('GET /auth/logout'), await server.call('GET /auth/logout', { as: user })]) {
      assert.equal(answer.status, 200);
      assert.deepEqual(answer.body, { message: 'You’ve signed out.', success: true });
    }
  });
});
