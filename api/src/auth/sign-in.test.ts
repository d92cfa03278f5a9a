import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { addUser } from '../../test/builders';
import { useTestServer } from '../../test/test-server';
import { users } from '../db/schema/people';
import { attempts } from '../db/schema/records';

const server = useTestServer();
const signIn = (username: string, password: string) => server.call('POST /auth/login', { body: { username, password } });
const WRONG = { message: 'Incorrect email or password.', success: false };

describe('POST /auth/login', () => {
  it('answers a bare token and the user, ROLE_ADMIN first and nothing secret', async () => {
    const user = await addUser(server, 'Amara Khan', { admin: true, password: 'right password', cents: 1234 });
    const { status, body } = await signIn('amara.khan@example.com', 'right password');
    assert.equal(status, 200);
    const { token, ...rest } = body as { token: string };
    assert.match(token, /^[\w-]+\.[\w-]+\.[\w-]+$/);
    assert.deepEqual(rest, {
      user: {
        id: user.id,
        name: 'Amara Khan',
        email: 'amara.khan@example.com',
        mobileNo: '',
        balance: 12.34,
        roles: [
          { id: 501, name: 'ROLE_ADMIN' },
          { id: 502, name: 'ROLE_NORMAL' },
        ],
        imageName: null,
        puId: null,
        fuId: null,
        uremark: `amarakhan-${user.id}`,
      },
    });
  });

  it('gives a token that opens the calls of its user', async () => {
    await addUser(server, 'Amara', { admin: true, password: 'right password' });
    const { token } = (await signIn('amara@example.com', 'right password')).body as { token: string };
    assert.equal((await server.call('GET /users/', { headers: { authorization: `Bearer ${token}` } })).status, 200);
  });

  it('gives a token that is valid although the earlier sessions ended a moment later by the clock of another server', async () => {
    const user = await addUser(server, 'Amara', { password: 'right password' });
    const tokensValidAfter = new Date(server.now.getTime() + 500);
    await server.db.update(users).set({ tokensValidAfter }).where(eq(users.id, user.id));
    const { token } = (await signIn('amara@example.com', 'right password')).body as { token: string };
    assert.equal((await server.call(`GET /users/${user.id}`, { headers: { authorization: `Bearer ${token}` } })).status, 200);
  });

  it('takes the email address in any case and with spaces around it', async () => {
    await addUser(server, 'Amara', { password: 'right password' });
    assert.equal((await signIn('  AMARA@Example.com ', 'right password')).status, 200);
  });

  it('refuses a wrong password and an unknown email with the same sentence', async () => {
    await addUser(server, 'Amara', { password: 'right password' });
    for (const answer of [await signIn('amara@example.com', 'wrong'), await signIn('unknown@example.com', 'right password')]) {
      assert.equal(answer.status, 400);
      assert.deepEqual(answer.body, WRONG);
    }
  });

  it('takes about as long for an unknown email as for a wrong password', async () => {
    await addUser(server, 'Amara', { password: 'right password' });
    const fastest = async (email: string) => {
      const times: number[] = [];
      for (let turn = 0; turn < 4; turn += 1) {
        const start = performance.now();
        await signIn(email, 'wrong');
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await fastest('amara@example.com'), await fastest('unknown@example.com')];
    assert.ok(unknown > known / 3, `${unknown} ms against ${known} ms`);
  });

  it('names the field that is missing, of a wrong type or unknown', async () => {
    const refused = async (body: unknown) => {
      const answer = await server.call('POST /auth/login', { body });
      assert.equal(answer.status, 400);
      return (answer.body as { message: string }).message;
    };
    assert.equal(await refused({ username: 'a@b.c' }), "The field 'password' is missing.");
    assert.equal(await refused({ username: 7, password: 'x' }), "The field 'username' must be text.");
    assert.equal(await refused({ username: '', password: 'x' }), "The field 'username' must have at least 1 character.");
    assert.equal(await refused({ username: 'a@b.c', password: 'x', admin: true }), "The field 'admin' is not known here.");
    assert.equal(await refused([]), 'The body must be an object.');
  });
});

describe('the limit of failed sign-ins', () => {
  const failTenTimes = async (email = 'amara@example.com') => {
    for (let turn = 0; turn < 10; turn += 1) assert.equal((await signIn(email, 'wrong')).status, 400);
  };

  it('stops the eleventh attempt, even with the right password, and says when to come back', async () => {
    await addUser(server, 'Amara', { password: 'right password' });
    await failTenTimes();
    server.advance(5);
    const { status, headers, body } = await signIn('amara@example.com', 'right password');
    assert.equal(status, 429);
    assert.equal(headers['retry-after'], '600');
    assert.deepEqual(body, { message: 'Too many failed sign-ins. Try again in 10 minutes.', success: false });
  });

  it('is over after its fifteen minutes', async () => {
    await addUser(server, 'Amara', { password: 'right password' });
    await failTenTimes();
    server.advance(15);
    assert.equal((await signIn('amara@example.com', 'right password')).status, 200);
  });

  it('starts again after a success, and leaves other people alone', async () => {
    await addUser(server, 'Amara', { password: 'right password' });
    for (let turn = 0; turn < 9; turn += 1) await signIn('amara@example.com', 'wrong');
    assert.equal((await signIn('amara@example.com', 'right password')).status, 200);
    await failTenTimes();
    assert.equal((await signIn('amara@example.com', 'wrong')).status, 429);
    assert.equal((await signIn('other@example.com', 'wrong')).status, 400);
  });

  it('holds for a burst of parallel attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn('amara@example.com', 'wrong')));
    assert.equal(answers.filter(({ status }) => status === 400).length, 10);
    assert.equal(answers.filter(({ status }) => status === 429).length, 15);
  });

  it('holds over several servers on one database', async () => {
    await failTenTimes();
    const other = await server.copy();
    const payload = { username: 'amara@example.com', password: 'wrong' };
    const answer = await other.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    assert.equal(answer.statusCode, 429);
    await other.close();
  });

  it('keeps neither addresses nor old windows', async () => {
    await signIn('amara@example.com', 'wrong');
    server.advance(16);
    await signIn('other@example.com', 'wrong');
    const rows = await server.db.select().from(attempts);
    // The person's at the address, the address's, the person's anywhere, and how many failures the audit log has of unknown accounts.
    assert.equal(rows.length, 4);
    for (const { key } of rows) assert.match(key, /^[0-9a-f]{64}$/);
  });
});
