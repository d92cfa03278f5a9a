import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { type Answer, messageOf, useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { users } from '../db/schema/people';
import { normalName } from './names';
import { normalEmail } from '../auth/sign-in';

const server = useTestServer();
const NEW = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'long enough' };
const register = (more: Partial<typeof NEW> = {}) => server.call('POST /auth/register', { body: { ...NEW, ...more } });
const outcome = (answer: Answer) => `${answer.status} ${messageOf(answer)}`;

const NOTHING_SEEN = "400 The field 'name' must have at least one visible character.";
const NO_EMAIL = "400 The field 'email' must be an email address, without invisible characters.";
const LIKE_A_NAME = '400 This name looks too much like another user’s. Choose a different one.';
const LIKE_AN_EMAIL = '400 There is already an account with an email address that looks like this one.';
const TAKEN = '400 There is already an account with this email address.';

/** Zero-width, direction, joiners, fillers, tags, variation selectors, combining marks alone, and blanks of all kinds. */
const UNSEEN = [
  '\u200b',
  '\u200e\u202e',
  '\u2066\u2069',
  '\u200d\u200c',
  '\u2060\ufeff',
  '\u3164',
  '\u115f\u1160',
  '\u2800',
  '\u00ad',
  '\u{e0041}',
  '\ufe0f',
  '\u0301',
  '\u00a0\u3000\u2003',
];

describe('a name', () => {
  for (const name of UNSEEN)
    it(`of nothing that can be seen is refused: ${JSON.stringify(name)} ${name.codePointAt(0)?.toString(16)}`, async () => {
      assert.equal(normalName(name), null);
      const answer = await register({ name });
      assert.equal(answer.status, 400);
      // Blanks alone are refused by the form of the request.
      if (name.trim() !== '') assert.equal(outcome(answer), NOTHING_SEEN);
      assert.equal(await server.db.$count(users), 0);
    });

  it('is stored in one spelling, without what turns or hides its neighbors', () => {
    const spellings: [string, string][] = [
      ['Ａｄａ', 'Ada'],
      ['𝓐𝓭𝓪 Ⅷ', 'Ada VIII'],
      ['Jose\u0301', 'José'],
      ['\u202eadA\u202c', 'adA'],
      ['A\u200bd\ufeffa', 'Ada'],
      ['  Ada \t\n  Lovelace\u3000', 'Ada Lovelace'],
      // Joiners stay where a script or an emoji is written with them.
      ['می\u200cخواهم', 'می\u200cخواهم'],
      ['👩\u200d🚀', '👩\u200d🚀'],
    ];
    for (const [typed, stored] of spellings) assert.equal(normalName(typed), stored);
  });

  it('is measured as it is stored', async () => {
    assert.equal(outcome(await register({ name: 'ﷺ'.repeat(5) })), "400 The field 'name' must have at most 80 characters.");
  });

  it('may be shared by several people, and may not look like another user’s', async () => {
    await register();
    assert.equal((await register({ email: 'ada2@example.com' })).status, 201, 'the same');
    assert.equal((await register({ email: 'ada3@example.com', name: 'ＡＤＡ LOVELACE' })).status, 201, 'another case');
    for (const name of ['Аda Lovelace', 'Ada Lоvelace', 'Ada Lo\u200dvelace', 'Ada ᒪovelace', 'Αda Lovelace'])
      assert.equal(outcome(await register({ email: 'eve@example.com', name })), LIKE_A_NAME, name);
    assert.equal((await register({ email: 'anna@example.com', name: 'Анна' })).status, 201, 'another alphabet');
    assert.equal((await register({ email: 'jose@example.com', name: 'José' })).status, 201);
    assert.equal((await register({ email: 'jose2@example.com', name: 'Jose' })).status, 201, 'an accent is seen');
  });

  it('accepts a name in plain letters, even when a look-alike was registered first', async () => {
    assert.equal((await register({ name: 'Аda Lovelace', email: 'eve@example.com' })).status, 201);
    assert.equal((await register()).status, 201);
    for (const [name, email] of [
      ['PlayerI', 'player1@example.com'],
      ['Playerl', 'playerl@example.com'],
    ] as const)
      assert.equal((await register({ name, email })).status, 201);
  });

  it('is held to the same when it is changed, added by an administrator, or older than this rule', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const diego = await addUser(server, 'Diego');
    const rename = (name: string) =>
      server.call(`PUT /users/${diego.id}`, { as: diego, body: { name, mobileNo: null, puId: null, fuId: null } });
    assert.equal(outcome(await rename('Аmara')), LIKE_A_NAME);
    assert.equal(outcome(await rename('\u200b')), NOTHING_SEEN);
    const renamed = await rename('Ｄｅｅ');
    assert.deepEqual([renamed.status, (renamed.body as { name: string }).name], [200, 'Dee']);
    const { otp } = (await server.call('POST /users/code', { as: admin, body: { email: 'bob@example.com' } })).body as { otp: string };
    const newUser = { name: 'Dеe', email: 'bob@example.com', mobileNo: '+1 555 123', password: 'long enough', otp };
    assert.equal(outcome(await server.call('POST /users/', { as: admin, body: newUser })), LIKE_A_NAME);
    // Written before names were looked at: what else is changed does not fail over it.
    await server.db.update(users).set({ name: 'Аmara' }).where(eq(users.id, diego.id));
    assert.equal((await rename('Аmara')).status, 200);
  });
});

describe('an email address', () => {
  it('is one address in all its spellings', async () => {
    await register();
    for (const email of ['ａｄａ@example.com', 'ADA@EXAMPLE.COM', 'ada@ｅxample.com', '𝐚𝐝𝐚@example.com'])
      assert.equal(outcome(await register({ email })), TAKEN, email);
    const signIn = (username: string) => server.call('POST /auth/login', { body: { username, password: NEW.password } });
    for (const typed of ['ada@example.com', 'ＡＤＡ@example.com']) {
      const { status, body } = await signIn(typed);
      assert.equal(status, 200);
      const authorization = `Bearer ${(body as { token: string }).token}`;
      assert.equal((await server.call('GET /users/1', { headers: { authorization } })).status, 200);
    }
  });

  it('is refused with invisible characters, and when it looks like another one', async () => {
    await register();
    for (const email of [
      'ada\u200b@example.com',
      '\u202eada@example.com',
      'ada@exam\u00adple.com',
      'a\u3164@example.com',
      'a\u0001@example.com',
    ])
      assert.equal(outcome(await register({ email })), NO_EMAIL, email);
    for (const email of ['аda@example.com', 'ada@ехample.com', 'ada@example.сom'])
      assert.equal(outcome(await register({ email })), LIKE_AN_EMAIL, email);
    const admin = await addUser(server, 'Amara', { admin: true });
    const code = (email: string) => server.call('POST /users/code', { as: admin, body: { email } });
    assert.equal(outcome(await code('аda@example.com')), LIKE_AN_EMAIL);
    assert.equal(outcome(await code('eve\u200b@example.com')), NO_EMAIL);
    assert.equal(normalEmail('anna@пример.рф'), 'anna@пример.рф');
  });
});
