import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeProtectedHeader, createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { addUser, type TestUser } from '../../test/builders';
import { messageOf, useTestServer } from '../../test/test-server';

const server = useTestServer();
const PROMOS = { section: 'mfe_promos' };
const DAY_MINUTES = 24 * 60;

const mint = (as: TestUser, body: unknown = PROMOS) => server.call('POST /section-tokens', { as, body });
const tokenOf = async (as: TestUser) => ((await mint(as)).body as { token: string }).token;
const keys = async () => (await server.call('GET /jwks.json')).body as JSONWebKeySet;
const verify = async (token: string, currentDate = server.now) =>
  jwtVerify(token, createLocalJWKSet(await keys()), { issuer: 'arena-console', audience: 'mfe_promos', currentDate });

describe('a token for a section’s service', () => {
  it('names the section, the user and their roles for two minutes, and the published keys verify it', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const { payload, protectedHeader } = await verify(await tokenOf(admin));
    const now = Math.floor(server.now.getTime() / 1000);
    const { jti, ...claims } = payload;
    assert.match(String(jti), /^[\da-f-]{36}$/);
    assert.deepEqual(
      { ...claims, roles: (claims.roles as string[]).filter((role) => role === 'ROLE_ADMIN') },
      { iss: 'arena-console', aud: 'mfe_promos', sub: String(admin.id), iat: now, exp: now + 120, roles: ['ROLE_ADMIN'] },
    );
    assert.equal(protectedHeader.alg, 'ES256');
    const player = await addUser(server, 'Ben');
    assert.ok(!((await verify(await tokenOf(player))).payload.roles as string[]).includes('ROLE_ADMIN'));
  });

  it('is valid for one section and not for long', async () => {
    const token = await tokenOf(await addUser(server, 'Amara'));
    const set = createLocalJWKSet(await keys());
    await assert.rejects(jwtVerify(token, set, { audience: 'mfe_rooms', currentDate: server.now }), /"aud"/);
    await assert.rejects(verify(token, new Date(server.now.getTime() + 121_000)), /"exp"/);
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: '1', aud: 'mfe_promos' })).toString('base64url');
    await assert.rejects(verify(`${head}.${forged}.${signature}`), /signature/);
  });

  it('is no session: the API refuses it', async () => {
    const token = await tokenOf(await addUser(server, 'Amara', { admin: true }));
    const { status } = await server.call('GET /users/', { headers: { authorization: `Bearer ${token}` } });
    assert.equal(status, 401);
  });

  it('is refused to strangers, ended sessions and banned users', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Ben')];
    assert.equal((await server.call('POST /section-tokens', { body: PROMOS })).status, 401);
    const authorization = `Bearer ${await server.tokens.issue(player)}`;
    const again = () => server.call('POST /section-tokens', { headers: { authorization }, body: PROMOS });
    assert.equal((await again()).status, 200);
    await server.call('GET /auth/logout', { headers: { authorization } });
    assert.equal((await again()).status, 401);
    await server.call(`PUT /users/${player.id}/ban`, { as: admin });
    const banned = await mint(player);
    assert.deepEqual([banned.status, /banned/.test(messageOf(banned))], [401, true]);
  });

  it('never reaches a page: a browser is refused, also on the console’s own site', async () => {
    const as = await addUser(server, 'Amara');
    for (const site of ['same-origin', 'same-site', 'cross-site', 'none']) {
      const answer = await server.call('POST /section-tokens', { as, body: PROMOS, headers: { 'sec-fetch-site': site } });
      assert.deepEqual([answer.status, messageOf(answer)], [403, 'Only a server can get this token.']);
    }
  });

  it('needs the name of a section', async () => {
    const as = await addUser(server, 'Amara');
    for (const section of ['', 'Promos', 'mfe-promos', '../mfe_promos', 7, undefined])
      assert.equal((await mint(as, { section })).status, 400);
  });
});

describe('the keys of section tokens', () => {
  it('are public, and no private part is among them', async () => {
    for (const key of (await keys()).keys) {
      assert.deepEqual(Object.keys(key).sort(), ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
      assert.deepEqual([key.kty, key.crv, key.alg, key.use], ['EC', 'P-256', 'ES256', 'sig']);
    }
  });

  it('rotate every 30 days: the next key is published before, and the previous one after it signs', async () => {
    const amara = await addUser(server, 'Amara');
    const seen: string[] = [];
    for (let month = 0; month < 4; month += 1) {
      const before = await keys();
      const token = await tokenOf(amara);
      const kid = String(decodeProtectedHeader(token).kid);
      assert.ok(!seen.includes(kid), 'a new key');
      seen.push(kid);
      server.advance(30 * DAY_MINUTES);
      // Verifiers that have not fetched the keys since, and those that have.
      const next = await tokenOf(amara);
      await jwtVerify(next, createLocalJWKSet(before), { currentDate: server.now });
      await jwtVerify(token, createLocalJWKSet(await keys()), { currentDate: new Date(server.now.getTime() - 30 * DAY_MINUTES * 60_000) });
    }
  });

  it('are the same at every copy', async () => {
    const copy = await server.copy();
    assert.deepEqual((await copy.inject('/api/v1/jwks.json')).json(), await keys());
    await copy.close();
  });
});
