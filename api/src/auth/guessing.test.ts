import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { addUser } from '../../test/builders';
import { messageOf, useTestServer } from '../../test/test-server';
import { HASHING_AT_ONCE } from './passwords';
import { signIns } from './sign-in';

const server = useTestServer({
  trustProxy: true,
  signInLimit: { attempts: 5, minutes: 15 },
  signInAccountLimit: { attempts: 8, minutes: 15 },
});
const RIGHT = 'right password';
const AMARA = 'amara@example.com';
const FOR_ACCOUNT = 'Too many failed sign-ins for this email address. You can still sign in from a browser you’ve used before.';
let origin = '';

before(async () => {
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

async function signIn(username: string, password: string, from: string, cookie = '') {
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify({ username, password }),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** What a browser sends after a sign-in. */
async function knownCookie(username: string, from: string): Promise<string> {
  const { status, headers } = await signIn(username, RIGHT, from);
  assert.equal(status, 200);
  const known = headers.getSetCookie().find((cookie) => cookie.startsWith('arena-known-'));
  assert.match(known ?? '', /^arena-known-[\w-]{16}=[^;]+; Path=\/api\/v1\/auth\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
  return known?.split(';')[0] ?? '';
}

const addressOf = (place: number) => `203.0.${place >> 8}.${place & 255}`;
const many = <T>(count: number, make: (place: number) => T) => Array.from({ length: count }, (_, place) => make(place));
const counted = (answers: readonly { readonly status: number }[]) => {
  const statuses = answers.map(({ status }) => status);
  return Object.fromEntries([...new Set(statuses)].sort().map((status) => [status, statuses.filter((one) => one === status).length]));
};
/** Uses up what unknown browsers may fail for an account. */
const attack = (email = AMARA) => Promise.all(many(12, (place) => signIn(email, 'wrong', addressOf(place))));

describe('wrong passwords from one IPv6 network', () => {
  it('count together across all its addresses', async () => {
    const answers = await Promise.all(many(40, (place) => signIn(AMARA, 'wrong', `2001:db8:1:2::${(place + 1).toString(16)}`)));
    assert.deepEqual(counted(answers), { 400: 5, 429: 35 });
    assert.equal((await signIn(AMARA, 'wrong', '2001:db8:1:3::1')).status, 400);
  });

  it('of a mapped IPv4 address count as those of the address', async () => {
    const answers = await Promise.all(many(20, (place) => signIn(AMARA, 'wrong', place % 2 === 0 ? '192.0.2.1' : '::ffff:192.0.2.1')));
    assert.deepEqual(counted(answers), { 400: 5, 429: 15 });
  });
});

describe('wrong passwords for one account from many addresses', () => {
  it('are refused at the limit of the account, with when to try again', async () => {
    assert.deepEqual(counted(await attack()), { 400: 8, 429: 4 });
    server.advance(3);
    const { status, body, headers } = await signIn(AMARA, 'wrong', '198.51.100.1');
    assert.deepEqual([status, headers.get('retry-after')], [429, '720']);
    assert.deepEqual(body, { message: `${FOR_ACCOUNT} Try again in 12 minutes.`, success: false });
  });

  it('are answered the same whether or not the account exists', async () => {
    await addUser(server, 'Amara', { password: RIGHT });
    const [known, unknown] = [await attack(), await attack('stranger@example.com')];
    assert.deepEqual(counted(unknown), counted(known));
    const bodies = (answers: typeof known) => [...new Set(answers.map(({ body }) => JSON.stringify(body)))].sort();
    assert.deepEqual(bodies(unknown), bodies(known));
  });

  it('leave other accounts alone, and are over after their window', async () => {
    await addUser(server, 'Amara', { password: RIGHT });
    await addUser(server, 'Bela', { password: RIGHT });
    await attack();
    assert.equal((await signIn('bela@example.com', RIGHT, addressOf(1))).status, 200);
    assert.equal((await signIn(AMARA, RIGHT, '198.51.100.1')).status, 429);
    server.advance(15);
    assert.equal((await signIn(AMARA, RIGHT, '198.51.100.1')).status, 200);
  });

  it('stay counted after a success in between', async () => {
    await addUser(server, 'Amara', { password: RIGHT });
    for (const answer of await Promise.all(many(6, (place) => signIn(AMARA, 'wrong', addressOf(place))))) assert.equal(answer.status, 400);
    assert.equal((await signIn(AMARA, RIGHT, '198.51.100.1')).status, 200);
    assert.deepEqual(counted(await attack()), { 400: 2, 429: 10 });
  });
});

describe('a browser that the account knows', () => {
  it('still signs in while the account is under attack, also from a network of the attack', async () => {
    await addUser(server, 'Amara', { password: RIGHT });
    const cookie = await knownCookie(AMARA, '198.51.100.1');
    await attack();
    for (let turn = 0; turn < 6; turn += 1) await signIn('someone@example.com', 'wrong', addressOf(1));
    assert.equal((await signIn(AMARA, RIGHT, '198.51.100.9')).status, 429);
    assert.equal((await signIn(AMARA, RIGHT, addressOf(1), cookie)).status, 200);
  });

  it('may fail as often as a network may, wherever its cookie is sent from', async () => {
    await addUser(server, 'Amara', { password: RIGHT });
    const cookie = await knownCookie(AMARA, '198.51.100.1');
    const answers = await Promise.all(many(40, (place) => signIn(AMARA, 'wrong', addressOf(place), cookie)));
    assert.deepEqual(counted(answers), { 400: 5, 429: 35 });
    assert.equal(messageOf(await signIn(AMARA, RIGHT, addressOf(1), cookie)), 'Too many failed sign-ins. Try again in 15 minutes.');
  });

  it('is unknown to every other account, with a changed cookie, after half a year, and after a new password', async () => {
    const amara = await addUser(server, 'Amara', { password: RIGHT });
    await addUser(server, 'Bela', { password: RIGHT });
    const cookie = await knownCookie(AMARA, '198.51.100.1');
    const of = async (value: string, email = AMARA, password = RIGHT) => (await signIn(email, password, '198.51.100.9', value)).status;
    const [belasName = ''] = (await knownCookie('bela@example.com', '198.51.100.1')).split('=');
    const belas = belasName + cookie.slice(cookie.indexOf('='));
    await attack('bela@example.com');
    await attack();
    assert.deepEqual([await of(cookie, 'bela@example.com'), await of(belas, 'bela@example.com')], [429, 429]);
    assert.deepEqual([await of(`${cookie}x`), await of(cookie)], [429, 200]);
    const changed = await server.call(`PUT /users/${amara.id}/password`, {
      as: amara,
      body: { oldPassword: RIGHT, newPassword: 'quiet lantern 7' },
    });
    assert.equal(changed.status, 200);
    assert.equal(await of(cookie, AMARA, 'quiet lantern 7'), 429);
    const [next = ''] = String(changed.headers['set-cookie']).split(';');
    assert.equal(await of(next, AMARA, 'quiet lantern 7'), 200, 'the browser that changed the password stays known');
    server.advance(181 * 24 * 60);
    await attack();
    assert.equal(await of(next, AMARA, 'quiet lantern 7'), 429);
  });

  it('keeps the cookies of its last ten accounts', async () => {
    const names: string[] = [];
    for (let place = 0; place < 12; place += 1) {
      const { email } = await addUser(server, `Player ${place}`, { password: RIGHT });
      const { headers } = await signIn(email, RIGHT, addressOf(place), names.map((name) => `${name}=x`).join('; '));
      for (const cookie of headers.getSetCookie()) {
        const [name = ''] = cookie.split('=');
        if (cookie.includes('Max-Age=0;')) names.splice(names.indexOf(name), 1);
        else names.push(name);
      }
    }
    assert.equal(names.length, 10);
    const [last = ''] = (await knownCookie('player.11@example.com', addressOf(11))).split('=');
    assert.equal(names.at(-1), last);
  });
});

describe('260 concurrent wrong passwords from 260 addresses', () => {
  /** How long a sign-in takes, and how many guesses were looked at in that time. */
  async function signInDuring(guesses: readonly Promise<{ readonly status: number }>[], cookie = '') {
    let [answered, looked] = [0, 0];
    for (const guess of guesses)
      void guess.then(({ status }) => {
        answered += 1;
        looked += status === 400 ? 1 : 0;
      });
    // Refusals are quick: where the database is as well, no crowd ever waits.
    while (signIns.waiting < 50 && answered < 100) await new Promise(setImmediate);
    const [before, start] = [looked, performance.now()];
    const { status } = await signIn('bela@example.com', RIGHT, '198.51.100.1', cookie);
    assert.equal(status, 200);
    return { ms: performance.now() - start, looked: looked - before };
  }

  it('for one account are not hashed beyond its limit, and hold up no other account', async () => {
    await addUser(server, 'Amara', { password: RIGHT });
    await addUser(server, 'Bela', { password: RIGHT });
    const alone = performance.now();
    await signIn('bela@example.com', RIGHT, '198.51.100.1');
    const usual = performance.now() - alone;
    const guesses = many(260, (place) => signIn(AMARA, 'wrong', addressOf(place)));
    const { ms } = await signInDuring(guesses);
    // A machine that is busy with other tests takes its time for a single sign-in as well.
    assert.ok(ms < Math.max(2000, 20 * usual), `it took ${ms} ms, against ${usual} ms alone`);
    const { 400: hashed, 429: refused = 0, 503: busy = 0 } = counted(await Promise.all(guesses));
    assert.deepEqual([hashed, refused + busy], [8, 252]);
  });

  it('for 260 accounts do not hold up a known browser', async () => {
    await addUser(server, 'Bela', { password: RIGHT });
    const cookie = await knownCookie('bela@example.com', '198.51.100.1');
    const guesses = many(260, (place) => signIn(`person${place}@example.com`, 'wrong', addressOf(place)));
    const { looked } = await signInDuring(guesses, cookie);
    assert.ok(looked <= 4 * (HASHING_AT_ONCE + 4), `${looked} guesses were looked at first`);
    await Promise.all(guesses);
  });
});
