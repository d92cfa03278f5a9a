import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { HASHING_AT_ONCE, hashing, MOST_WAITING } from './passwords';
import { signIns } from './sign-in';

const server = useTestServer({ trustProxy: true, signInAddressLimit: { attempts: 6, minutes: 15 } });

const signIn = (email: string, password: string, from = '192.0.2.1') =>
  server.call('POST /auth/login', { body: { username: email, password }, headers: { 'x-forwarded-for': from } });
const SENTENCE = 'Too many failed sign-ins from your network.';

describe('one password that is tried with many email addresses', () => {
  it('is stopped at the limit of its network address, with a sentence and when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, place) => signIn(`person${place}@example.com`, 'Password1')));
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    assert.deepEqual([count(400), count(429)], [6, 34]);
    server.advance(5);
    const { status, headers, body } = await signIn('another@example.com', 'Password1');
    assert.equal(status, 429);
    assert.equal(headers['retry-after'], '600');
    assert.deepEqual(body, { message: `${SENTENCE} Try again in 10 minutes.`, success: false });
  });

  it('blocks no other address, and the block ends after its window', async () => {
    await addUser(server, 'Amara', { password: 'right password' });
    for (let place = 0; place < 6; place += 1) await signIn(`person${place}@example.com`, 'wrong');
    assert.equal(messageOf(await signIn('amara@example.com', 'right password')), `${SENTENCE} Try again in 15 minutes.`);
    assert.equal((await signIn('amara@example.com', 'right password', '192.0.2.2')).status, 200);
    server.advance(15);
    assert.equal((await signIn('amara@example.com', 'right password')).status, 200);
  });

  it('is not forgotten by a success in between, which does not count itself', async () => {
    await addUser(server, 'Amara', { password: 'right password' });
    for (let place = 0; place < 8; place += 1) assert.equal((await signIn('amara@example.com', 'right password')).status, 200);
    for (let place = 0; place < 6; place += 1) {
      assert.equal((await signIn(`person${place}@example.com`, 'wrong')).status, 400);
      if (place < 5) assert.equal((await signIn('amara@example.com', 'right password')).status, 200);
    }
    assert.equal((await signIn('person6@example.com', 'wrong')).status, 429);
  });
});

describe('many concurrent sign-ins', () => {
  it('leave a core free for all other calls', async () => {
    assert.ok(HASHING_AT_ONCE === 1 || HASHING_AT_ONCE < availableParallelism());
    const names = ['Amara', 'Bela'];
    for (const name of names) await addUser(server, name, { password: 'right password' });
    let pending = 40;
    const answers = Promise.all(
      Array.from({ length: 40 }, (_, place) =>
        signIn(`${names[place % 2]}@example.com`, 'right password', `192.0.2.${place + 1}`).finally(() => (pending -= 1)),
      ),
    );
    let [busiest, longest, others] = [0, 0, 0];
    while (pending > 0) {
      assert.equal((await server.call('GET /capabilities')).status, 200);
      others += 1;
      // An injected call never leaves this turn of the event loop, and the hashes come back in another.
      await setImmediate();
      busiest = Math.max(busiest, hashing.running);
      longest = Math.max(longest, signIns.waiting);
    }
    assert.equal(busiest, HASHING_AT_ONCE);
    assert.ok(longest > 10, `${longest} were waiting`);
    assert.ok(others > 40, `${others} other calls were answered in the meantime`);
    assert.deepEqual([...new Set((await answers).map(({ status }) => status))], [200]);
  });

  it('are refused with 503 while too many wait, which counts as no attempt', async () => {
    await addUser(server, 'Amara', { password: 'right password' });
    let release = () => {};
    const busy = new Promise<void>((resolve) => (release = resolve));
    const others = Array.from({ length: HASHING_AT_ONCE + MOST_WAITING }, () => hashing.run(() => busy));
    try {
      for (let turn = 0; turn < 30; turn += 1) {
        const { status, headers, body } = await signIn('amara@example.com', 'right password');
        assert.deepEqual([status, headers['retry-after']], [503, '5']);
        assert.equal((body as { message: string }).message, 'Too many people are signing in right now. Try again in a few seconds.');
      }
    } finally {
      release();
      await Promise.all(others);
    }
    assert.equal((await signIn('amara@example.com', 'right password')).status, 200);
  });
});
