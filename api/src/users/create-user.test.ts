import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { userCodes, users } from '../db/schema/people';
import { auditEntries } from '../db/schema/records';

const server = useTestServer();
const LEILA = { name: 'Leila Haddad', mobileNo: '+977 9812345678', email: 'leila@example.com', password: 'long enough' };

async function setup() {
  const admin = await addUser(server, 'Amara', { admin: true });
  const request = (email = LEILA.email) => server.call('POST /users/code', { as: admin, body: { email } });
  const code = async (email?: string) => ((await request(email)).body as { otp: string }).otp;
  const create = (otp: string, more: object = {}) => server.call('POST /users/', { as: admin, body: { ...LEILA, otp, ...more } });
  return { admin, request, code, create };
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a one-time code', () => {
  it('has six digits, and is shown to the administrator because no mail is sent', async () => {
    const { request } = await setup();
    const { status, body } = await request();
    const { message, otp } = body as { message: string; otp: string };
    assert.equal(status, 200);
    assert.match(otp, /^\d{6}$/);
    assert.equal(message, 'Email isn’t set up, so here is the code. It works once, for 5 minutes.');
  });

  it('is stored as a hash', async () => {
    const { code } = await setup();
    const made = await code();
    const [row] = await server.db.select().from(userCodes);
    assert.match(row?.codeHash ?? '', /^\$argon2id\$/);
    assert.ok(!JSON.stringify(row).includes(made));
  });

  it('is refused for an address that has an account, in any case', async () => {
    const { request } = await setup();
    await addUser(server, 'Leila');
    const answer = await request(' LEILA@Example.com ');
    assert.deepEqual([answer.status, messageOf(answer)], [400, 'There is already an account with this email address.']);
  });
});

describe('adding a user', () => {
  it('makes an account with the normal role that can sign in', async () => {
    const { code, create } = await setup();
    const { status, body } = await create(await code());
    assert.equal(status, 201);
    const { id, ...entry } = body as { id: number };
    assert.deepEqual(entry, {
      name: 'Leila Haddad',
      email: 'leila@example.com',
      mobileNo: '+977 9812345678',
      balance: 0,
      roles: [{ id: 502, name: 'ROLE_NORMAL' }],
      imageName: null,
      puId: null,
      fuId: null,
      uremark: `leila-${id}`,
      bannedAt: null,
    });
    const signedIn = await server.call('POST /auth/login', { body: { username: LEILA.email, password: LEILA.password } });
    assert.equal(signedIn.status, 200);
  });

  it('is recorded, without the password', async () => {
    const { admin, code, create } = await setup();
    const { body } = await create(await code());
    const [entry] = await server.db.select().from(auditEntries);
    assert.deepEqual(
      [entry?.action, entry?.actorId, entry?.subject, entry?.subjectId],
      ['user.create', admin.id, 'user', (body as { id: number }).id],
    );
    assert.deepEqual(entry?.after, { name: 'Leila Haddad', email: 'leila@example.com', mobile: '+977 9812345678' });
  });

  it('takes a code once, also of three calls at the same moment', async () => {
    const { code, create } = await setup();
    const made = await code();
    const answers = await Promise.all([1, 2, 3].map(() => create(made)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400]);
    assert.equal((await server.db.select().from(users).where(eq(users.email, LEILA.email))).length, 1);
    const again = await create(made);
    assert.deepEqual([again.status, messageOf(again)], [400, 'This code has expired. Request a new one.']);
  });

  it('refuses a wrong code, and the right one after five minutes', async () => {
    const { code, create } = await setup();
    const made = await code();
    const wrong = await create(other(made));
    assert.deepEqual([wrong.status, messageOf(wrong)], [400, 'That code is incorrect. Check it and try again.']);
    server.advance(5);
    const late = await create(made);
    assert.deepEqual([late.status, messageOf(late)], [400, 'This code has expired. Request a new one.']);
    assert.equal((await server.db.select().from(users)).length, 1);
  });

  it('takes the right code until the last second, and only the newest', async () => {
    const { code, create } = await setup();
    const first = await code();
    const second = await code();
    if (first !== second) assert.equal((await create(first)).status, 400);
    server.now = new Date(server.now.getTime() + 5 * 60_000 - 1);
    assert.equal((await create(second)).status, 201);
  });

  it('takes no code that was made for another address', async () => {
    const { code, create } = await setup();
    const made = await code('omar@example.com');
    const answer = await create(made);
    assert.deepEqual([answer.status, messageOf(answer)], [400, 'This code has expired. Request a new one.']);
  });

  it('stops after five wrong codes, even for the right one, until a new one is made', async () => {
    const { code, create } = await setup();
    const made = await code();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(other(made))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [400, 400, 400, 400, 400, 429, 429, 429]);
    const right = await create(made);
    assert.deepEqual([right.status, messageOf(right)], [429, 'Too many wrong codes. Request a new one. Try again in 5 minutes.']);
    assert.equal((await create(await code())).status, 201);
  });

  it('says which field is wrong, and keeps the code for the next try', async () => {
    const { code, create } = await setup();
    const made = await code();
    const refusals: [object, RegExp][] = [
      [{ name: ' ' }, /^The field 'name' must not be empty\.$/],
      [{ mobileNo: 'x' }, /^The field 'mobileNo' must be a telephone number\.$/],
      [{ email: 'leila' }, /^The field 'email' must be an email address\.$/],
      [{ password: 'short' }, /^The field 'password' must have at least 10 characters\.$/],
      [{ otp: '12345' }, /^The field 'otp' must be the 6 digits of the code\.$/],
      [{ roles: ['ROLE_ADMIN'] }, /^The field 'roles' is not known here\.$/],
    ];
    for (const [more, sentence] of refusals) {
      const answer = await create(made, more);
      assert.equal(answer.status, 400);
      assert.match(messageOf(answer), sentence);
    }
    assert.equal((await create(made)).status, 201);
  });
});
