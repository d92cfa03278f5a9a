import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call } from '@arena/shared/contract';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { ALL_CALLS } from '../../test/calls';
import { confirmed } from '../../test/confirmed';
import { lineOf, message, raw } from '../../test/raw-requests';

const server = useTestServer();
describe('a request that is not understood', () => {
  it('gets a sentence about its JSON, its kind or its size', async () => {
    const broken = await raw(server, 'POST', '/auth/login', '{"username":', 'application/json');
    assert.deepEqual([broken.statusCode, message(broken)], [400, 'The body is not valid JSON.']);
    const form = await raw(server, 'POST', '/auth/login', 'username=a', 'application/x-www-form-urlencoded');
    assert.deepEqual([form.statusCode, message(form)], [415, 'The body must be JSON, sent with Content-Type: application/json.']);
    const large = await raw(server, 'POST', '/auth/login', JSON.stringify({ username: 'a'.repeat(200_000) }), 'application/json');
    assert.deepEqual([large.statusCode, message(large)], [413, 'The request is too large.']);
    const missing = await raw(server, 'POST', '/auth/login', '');
    assert.deepEqual([missing.statusCode, message(missing)], [400, 'The request has no body.']);
    const poisoned = await raw(
      server,
      'POST',
      '/auth/login',
      '{"__proto__":{"admin":true},"username":"a","password":"b"}',
      'application/json',
    );
    assert.equal(poisoned.statusCode, 400);
  });

  it('gets a sentence about a character that the database cannot keep', async () => {
    const answer = await server.call('POST /auth/login', { body: { username: 'a\0b@c.d', password: 'x' } });
    assert.equal(answer.status, 400);
    assert.deepEqual(answer.body, { message: 'The request has a character that cannot be stored.', success: false });
  });

  it('gets a sentence about a value that pretends to have a length, which no rule can compare', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const pretender = { length: { toString: 'no function', valueOf: null } };
    const login = await server.call('POST /auth/login', { body: { username: pretender, password: 'x' } });
    assert.deepEqual([login.status, messageOf(login)], [400, 'A field has a value that cannot be read.']);
    const body = { oldPassword: 'x', newPassword: pretender };
    assert.equal((await server.call(`PUT /users/${admin.id}/password`, { as: admin, body })).status, 400);
  });

  it('gets a sentence about such a character in every path; in a query nothing is found with it', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const { headers } = await confirmed(server, admin);
    const ask = (line: string, call: Call) => server.call(line, { headers, ...(call.body === undefined ? {} : { body: {} }) });
    for (const call of ALL_CALLS.filter(({ path }) => path.includes('{'))) {
      const line = `${call.method} ${call.path.replaceAll(/\{\w+\}/g, 'a%00b')}`;
      const answer = await ask(line, call);
      assert.equal(answer.status, 400, line);
      assert.match(messageOf(answer), /^The path parameter '\w+' has a character that cannot be stored\.$/, line);
    }
    for (const call of ALL_CALLS.filter(({ query }) => query !== undefined)) {
      const line = `${lineOf(call)}?${Object.keys(call.query ?? {})
        .map((name) => `${name}=a%00b`)
        .join('&')}`;
      assert.ok((await ask(line, call)).status < 500, line);
      for (const name of Object.keys(call.query ?? {})) {
        const alone = `${lineOf(call)}?${name}=%00`;
        assert.ok((await ask(alone, call)).status < 500, alone);
      }
    }
  });

  it('gets the same sentence about half of a character, which the books of changes cannot keep', async () => {
    const half = '\ud83d';
    const registration = (name: string) => ({ body: { name, email: 'ada@example.com', password: 'long enough' } });
    for (const name of [half, `Ada ${half}`, `${half}\ude00${half}`]) {
      const answer = await server.call('POST /auth/register', registration(name));
      assert.equal(answer.status, 400);
      assert.deepEqual(answer.body, { message: 'The request has a character that cannot be stored.', success: false });
    }
    assert.equal((await server.call('POST /auth/register', registration('Ada 😀'))).status, 201);
  });

  it('refuses a body of thousands of brackets, as any that is none of the call’s', async () => {
    const payload = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)},"email":"ada@example.com","password":"long enough"}`;
    assert.equal((await raw(server, 'POST', '/auth/register', payload, 'application/json')).statusCode, 400);
  });

  it('gets 404 for an unknown path or method, 400 for an address that is none', async () => {
    assert.deepEqual((await server.call('GET /nothing?x=1')).body, { message: 'There is nothing at GET /api/v1/nothing.', success: false });
    assert.equal((await server.call('PATCH /users/1')).status, 404);
    const bad = await server.call('GET /users/%E0%A4%A');
    assert.deepEqual([bad.status, bad.body], [400, { message: 'The address is not valid.', success: false }]);
  });

  it('gets a sentence about a path or query value', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const messageOf = async (line: string) => ((await server.call(line, { as: admin })).body as { message: string }).message;
    assert.equal(await messageOf('GET /rooms/abc'), "The path parameter 'roomId' must be a number.");
    assert.equal(await messageOf('PUT /topup/TX-9/approve'), "The path parameter 'topUpId' must be a number.");
    assert.equal(await messageOf('PUT /redeem/RD-7/reject'), "The path parameter 'redeemId' must be a number.");
    assert.match(await messageOf('GET /rooms/0'), /^The path parameter 'roomId' must be /);
    assert.equal(await messageOf('GET /rooms/status'), "The query parameter 'status' is missing.");
    assert.equal(
      await messageOf('GET /rooms/status?status=PAID'),
      "The query parameter 'status' must be one of PENDING, COIN_TIME, ALL_DONE.",
    );
    assert.equal(await messageOf('GET /rooms/image/a.exe'), "The path parameter 'imageName' must be an image file name.");
    assert.equal(await messageOf('GET /rooms/999999999999999'), 'Room not found with id : 999999999999999');
  });

  it('gets 404 for a game, mode or map with an id that no column of theirs can hold', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const refused = async (line: string, sent?: object) => {
      const { status, body } = await server.call(line, { as: admin, body: sent });
      return `${status} ${(body as { message: string }).message}`;
    };
    const stream = { videoLink: 'https://example.com/live', status: 'PUBLISHED' };
    const prices = { winingPrices: 100, entryFee: 5 };
    const tournament = { title: 'Cup', content: 'For all', ...prices, gameID: 7, gamePw: 'pw', startTime: '2026-03-05T10:00' };
    for (const id of [2_147_483_648, 3_000_000_000, 999_999_999_999_999]) {
      const venue = (game: number, mode: number, map: number) => `POST /user/${admin.id}/game/${game}/gamemode/${mode}/map/${map}/posts`;
      assert.equal(await refused(`GET /game/${id}/posts`), `404 Game not found with gameId : ${id}`);
      assert.equal(
        await refused(`POST /topup/user/${admin.id}/game/${id}?amount=5&itemName=eSewa`),
        `404 Game not found with gameId : ${id}`,
      );
      assert.equal(await refused(`POST /videos/game/${id}`, stream), `404 Game not found with gameId : ${id}`);
      assert.equal(await refused(venue(id, 1, 1), tournament), `404 Game not found with gameId : ${id}`);
      assert.equal(await refused(venue(1, id, 1), tournament), `404 Mode not found with modeId : ${id}`);
      assert.equal(await refused(venue(1, 1, id), tournament), `404 Map not found with mapId : ${id}`);
    }
    // The largest that fits.
    assert.equal(await refused('GET /game/2147483647/posts'), '404 Game not found with gameId : 2147483647');
  });
});
