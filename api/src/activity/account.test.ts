import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageOf, useTestServer } from '../../test/test-server';
import { addRoom, addUser } from '../../test/builders';
import { addRedeem, addTopUp } from '../../test/finance';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

describe('the account of a user', () => {
  it('says since when, when last here, how rich and how active', async () => {
    const admin = await addUser(server, 'Amara', { admin: true, cents: 1000 });
    const player = await addUser(server, 'Diego', { cents: 10_000 });
    await addRoom(server, { creator: admin, opponent: player });
    await addRoom(server, { creator: player });
    await addTopUp(server, player);
    await addRedeem(server, player);
    server.advance(60);
    await server.call(`GET /users/${player.id}`, { as: player });
    server.advance(60);
    const { status, body } = await server.call(`GET /users/${player.id}/account`, { as: admin });
    assert.equal(status, 200);
    assert.deepEqual(body, {
      ...{ id: player.id, name: 'Diego', email: 'diego@example.com', balance: 80 },
      ...{ registeredDate: [2026, 3, 4, 15, 50, 30], lastSeenDate: [2026, 3, 4, 16, 50, 30] },
      ...{ matches: 2, requests: 2 },
    });
  });

  it('of a user who has never signed in has no last visit', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego')];
    const { body } = await server.call(`GET /users/${player.id}/account`, { as: admin });
    const { lastSeenDate, matches, requests } = body as Record<string, unknown>;
    assert.deepEqual([lastSeenDate, matches, requests], [null, 0, 0]);
  });

  it('is 404 for an unknown user', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const unknown = await server.call('GET /users/4711/account', { as: admin });
    assert.deepEqual([unknown.status, messageOf(unknown)], [404, 'User not found with id : 4711']);
  });
});
