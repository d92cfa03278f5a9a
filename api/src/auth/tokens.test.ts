import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { messageOf, TOKEN_SECRET, useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { userRoles, users } from '../db/schema/people';

const server = useTestServer();
const key = (secret = TOKEN_SECRET) => new TextEncoder().encode(secret);
const withHeader = (authorization: string, path = '/users/') => server.call(`GET ${path}`, { headers: { authorization } });
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (user: TestUser) => ({
  uid: user.id,
  sub: user.email,
  iat: server.now.getTime() / 1000,
  exp: server.now.getTime() / 1000 + 60,
});

async function refused(token: string): Promise<void> {
  const { status, body, headers } = await withHeader(`Bearer ${token}`);
  assert.equal(status, 401);
  assert.deepEqual(body, { message: 'Please sign in first.', success: false });
  assert.equal(headers['www-authenticate'], 'Bearer');
}

describe('a token', () => {
  it('is HS512 with the email as its subject and thirty days to live', async () => {
    const user = await addUser(server, 'Amara');
    const [header, payload] = (await server.tokens.issue(user)).split('.').map((part) => Buffer.from(part, 'base64url').toString());
    assert.deepEqual(JSON.parse(header ?? ''), { alg: 'HS512', typ: 'JWT' });
    const claims = JSON.parse(payload ?? '') as { sub: string; uid: number; iat: number; exp: number };
    assert.equal(claims.sub, user.email);
    assert.equal(claims.uid, user.id);
    assert.equal(claims.exp - Math.floor(claims.iat), 30 * 24 * 60 * 60);
  });

  it('is taken with any scheme word and with none', async () => {
    const token = await server.tokens.issue(await addUser(server, 'Amara', { admin: true }));
    for (const scheme of ['Bearer ', 'bearer ', 'Arena ', '']) assert.equal((await withHeader(scheme + token)).status, 200);
  });

  it('is refused when a part of it was changed', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const [header, payload, signature] = (await server.tokens.issue(admin)).split('.');
    await refused(`${header}.${encoded({ ...claimsOf(admin), uid: 99 })}.${signature}`);
    await refused(`${header}.${payload}.${encoded('not the signature')}`);
    await refused('nonsense');
    await refused('');
  });

  it('is refused after its thirty days', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const token = await server.tokens.issue(admin);
    server.advance(30 * 24 * 60 - 1);
    assert.equal((await withHeader(`Bearer ${token}`)).status, 200);
    server.advance(2);
    await refused(token);
  });

  it('is refused with another algorithm: none, or a weaker one with the right key', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    await refused(`${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claimsOf(admin))}.`);
    for (const alg of ['HS256', 'HS384']) await refused(await new SignJWT(claimsOf(admin)).setProtectedHeader({ alg }).sign(key()));
  });

  it('is refused with another key, and without a user or an end', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const sign = (claims: object, secret?: string) => new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS512' }).sign(key(secret));
    await refused(await sign(claimsOf(admin), 'the secret of another server, also long enough'));
    const { exp: _exp, ...endless } = claimsOf(admin);
    await refused(await sign(endless));
    for (const uid of [undefined, null, '1', admin.id + 0.5, -1, 0, 1e300, [admin.id]])
      await refused(await sign({ ...claimsOf(admin), uid }));
    await refused(await sign({ ...claimsOf(admin), sub: 'other@example.com' }));
  });

  it('ends immediately when the sessions of its user are ended; a later one is valid', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const before = await server.tokens.issue(admin);
    server.now = new Date(server.now.getTime() + 20);
    await server.db.update(users).set({ tokensValidAfter: server.now }).where(eq(users.id, admin.id));
    assert.match(messageOf(await withHeader(`Bearer ${before}`)), /^Your account was changed, /);
    server.now = new Date(server.now.getTime() + 20);
    assert.equal((await withHeader(`Bearer ${await server.tokens.issue(admin)}`)).status, 200);
  });

  it('carries no role: a revoked role counts immediately, and a deleted user is refused', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const token = await server.tokens.issue(admin);
    await server.db.delete(userRoles).where(eq(userRoles.userId, admin.id));
    assert.equal((await withHeader(`Bearer ${token}`)).status, 403);
    await server.db.delete(users).where(eq(users.id, admin.id));
    await refused(token);
  });
});
