import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Member, userCalls } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import { encode } from 'zod/v4/core';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { userRoles, users } from '../db/schema/people';
import { images } from '../db/schema/records';
import { findMember } from './users.store';

const server = useTestServer();

describe('GET /users/', () => {
  it('is a bare array of all users with their roles, and no hash', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    await addUser(server, 'Diego', { cents: 1950 });
    const { status, body } = await server.call('GET /users/', { as: admin });
    assert.equal(status, 200);
    const list = body as { name: string; balance: number; mobileNo: string; roles: { name: string }[] }[];
    assert.deepEqual(
      list.map(({ name, balance, mobileNo, roles }) => ({ name, balance, mobileNo, roles: roles.map((role) => role.name) })),
      [
        { name: 'Amara', balance: 0, mobileNo: '', roles: ['ROLE_ADMIN', 'ROLE_NORMAL'] },
        { name: 'Diego', balance: 19.5, mobileNo: '', roles: ['ROLE_NORMAL'] },
      ],
    );
    assert.ok(!JSON.stringify(body).toLowerCase().includes('hash'));
  });
});

describe('the list that the database writes', () => {
  it('is what the contract makes of the users, member by member', async () => {
    const admin = await addUser(server, 'Amara', { admin: true, cents: 1 });
    const player = await addUser(server, 'Dïego "the\\best"', { cents: 123_456_789 });
    const facts = { mobile: '+1 555', pubgId: '5123', freeFireId: '77', imageName: 'a.png', bannedAt: server.now };
    await server.db.update(users).set(facts).where(eq(users.id, player.id));
    await server.db.delete(userRoles).where(eq(userRoles.userId, player.id));
    const members = [await findMember(server.db, admin.id, 'UTC'), await findMember(server.db, player.id, 'UTC')];
    const { body, headers } = await server.call('GET /users/', { as: admin });
    assert.deepEqual(body, encode(userCalls.list.response, members as Member[]));
    assert.deepEqual(Object.keys((body as object[])[0] ?? {}), Object.keys(encode(userCalls.get.response, members[0] as Member)));
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
  });
});

describe("a user's picture", () => {
  it('is there for signed-in users; nothing else of the stored pictures is', async () => {
    const [player, other] = [await addUser(server, 'Diego'), await addUser(server, 'Omar')];
    await server.db.insert(images).values([
      { name: 'diego.png', bytes: new Uint8Array([1, 2, 3]) },
      { name: 'result.png', bytes: new Uint8Array([4, 5, 6]) },
    ]);
    await server.db.update(users).set({ imageName: 'diego.png' }).where(eq(users.id, player.id));
    await server.db.update(users).set({ imageName: 'lost.png' }).where(eq(users.id, other.id));
    const { status, bytes, headers } = await server.call('GET /users/download/diego.png', { as: other });
    assert.deepEqual([status, [...bytes], headers['content-type']], [200, [1, 2, 3], 'image/png']);
    for (const name of ['result.png', 'lost.png', 'none.png']) {
      const missing = await server.call(`GET /users/download/${name}`, { as: other });
      assert.deepEqual([missing.status, messageOf(missing)], [404, `Image not found with name : ${name}`]);
    }
  });
});

describe('GET /users/{id}', () => {
  it('answers the own entry to a user and any entry to an administrator', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const player = await addUser(server, 'Diego');
    for (const as of [admin, player]) {
      const { status, body } = await server.call(`GET /users/${player.id}`, { as });
      assert.equal(status, 200);
      assert.equal((body as { name: string }).name, 'Diego');
    }
  });

  it("refuses another user's entry, known or not, to a player", async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const player = await addUser(server, 'Diego');
    for (const id of [admin.id, 4711]) {
      const { status, body } = await server.call(`GET /users/${id}`, { as: player });
      assert.equal(status, 403);
      assert.deepEqual(body, { message: 'You can only see your own account.', success: false });
    }
  });

  it('is 404 with a sentence for an unknown user', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const { status, body } = await server.call('GET /users/4711', { as: admin });
    assert.equal(status, 404);
    assert.deepEqual(body, { message: 'User not found with id : 4711', success: false });
  });
});
