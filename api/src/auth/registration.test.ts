import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useTestServer } from '../../test/test-server';
import { users } from '../db/schema/people';

const server = useTestServer({ registrationLimit: { attempts: 5, minutes: 60 } });
const register = (body: unknown) => server.call('POST /auth/register', { body });
const ADA = { name: '  Ada Lovelace ', email: ' Ada@Example.COM ', password: 'long enough' };

describe('POST /auth/register', () => {
  it('makes a user with the normal role, the name trimmed and the email in lower case', async () => {
    const { status, body } = await register(ADA);
    assert.equal(status, 201);
    assert.deepEqual(body, {
      id: 1,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      mobileNo: '',
      balance: 0,
      roles: [{ id: 502, name: 'ROLE_NORMAL' }],
      imageName: null,
      puId: null,
      fuId: null,
      uremark: 'ada-1',
    });
    const [row] = await server.db.select().from(users);
    assert.match(row?.passwordHash ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('lets the new user sign in, and not into the console', async () => {
    await register(ADA);
    const signedIn = await server.call('POST /auth/login', { body: { username: 'ada@example.com', password: 'long enough' } });
    assert.equal(signedIn.status, 200);
    const { token } = signedIn.body as { token: string };
    assert.equal((await server.call('GET /users/', { headers: { authorization: `Bearer ${token}` } })).status, 403);
  });

  it('refuses an email address that has an account, in any case', async () => {
    await register(ADA);
    const { status, body } = await register({ ...ADA, email: 'ADA@example.com' });
    assert.equal(status, 400);
    assert.deepEqual(body, { message: 'There is already an account with this email address.', success: false });
  });

  it('makes one account of two registrations at the same moment', async () => {
    const answers = await Promise.all([register(ADA), register(ADA)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400]);
    assert.equal((await server.db.select().from(users)).length, 1);
  });

  it('says what is wrong with a field', async () => {
    const message = async (body: unknown) => ((await register(body)).body as { message: string }).message;
    assert.equal(await message({ ...ADA, password: 'short' }), "The field 'password' must have at least 10 characters.");
    assert.equal(await message({ ...ADA, email: 'ada' }), "The field 'email' must be an email address.");
    assert.equal(await message({ ...ADA, name: '   ' }), "The field 'name' must have at least 1 character.");
    assert.equal(await message({ ...ADA, roles: ['ROLE_ADMIN'] }), "The field 'roles' is not known here.");
  });

  it('is limited for one network address', async () => {
    for (let turn = 0; turn < 5; turn += 1) assert.equal((await register({ ...ADA, email: `ada${turn}@example.com` })).status, 201);
    const { status, headers } = await register({ ...ADA, email: 'ada5@example.com' });
    assert.equal(status, 429);
    assert.equal(headers['retry-after'], '3600');
  });
});
