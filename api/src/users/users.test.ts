import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useBench } from '../../test/bench';
import { addUser } from '../../test/builders';

const bench = useBench();

describe('GET /users/', () => {
  it('is a bare array of all users with their roles, and no hash', async () => {
    const admin = await addUser(bench, 'Amara', { admin: true });
    await addUser(bench, 'Diego', { cents: 1950 });
    const { status, body } = await bench.call('GET /users/', { as: admin });
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

describe('GET /users/{id}', () => {
  it('answers the own entry to a user and any entry to an administrator', async () => {
    const admin = await addUser(bench, 'Amara', { admin: true });
    const player = await addUser(bench, 'Diego');
    for (const as of [admin, player]) {
      const { status, body } = await bench.call(`GET /users/${player.id}`, { as });
      assert.equal(status, 200);
      assert.equal((body as { name: string }).name, 'Diego');
    }
  });

  it("refuses another user's entry, known or not, to a player", async () => {
    const admin = await addUser(bench, 'Amara', { admin: true });
    const player = await addUser(bench, 'Diego');
    for (const id of [admin.id, 4711]) {
      const { status, body } = await bench.call(`GET /users/${id}`, { as: player });
      assert.equal(status, 403);
      assert.deepEqual(body, { message: 'You may only read your own entry.', success: false });
    }
  });

  it('is 404 with a sentence for an unknown user', async () => {
    const admin = await addUser(bench, 'Amara', { admin: true });
    const { status, body } = await bench.call('GET /users/4711', { as: admin });
    assert.equal(status, 404);
    assert.deepEqual(body, { message: 'User not found with id : 4711', success: false });
  });
});
