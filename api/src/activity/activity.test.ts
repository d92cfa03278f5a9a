import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageOf, useTestServer } from '../../test/test-server';
import { addRoom, addUser } from '../../test/builders';
import { addRedeem, addTopUp, decide } from '../../test/finance';
import { addFullmap, addRequest } from '../../test/fullmaps';
import { addEntry, addTournament } from '../../test/tournaments';
import { transactions } from '../db/schema/money';
import { roomApprovals } from '../db/schema/rooms';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

describe("a user's rooms and tournaments", () => {
  it('are those that the user created or was accepted in, newest first, each with its part', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego', { cents: 10_000 })];
    const other = await addUser(server, 'Omar', { cents: 10_000 });
    await addRoom(server, { creator: player });
    server.advance(1);
    await addRoom(server, { creator: other, opponent: player });
    server.advance(1);
    await addRequest(server, await addFullmap(server, { creator: admin }), player, 'CREATOR_APPROVED');
    server.advance(1);
    await addEntry(server, await addTournament(server, { organizer: admin }), player, 'CREATOR_APPROVED');
    const { status, body } = await server.call(`GET /users/${player.id}/rooms`, { as: player });
    assert.equal(status, 200);
    const at = (minutes: number) => [2026, 3, 4, 15, 50 + minutes, 30];
    const match = { entryFee: 5, status: 'PENDING' };
    assert.deepEqual(body, [
      { ...match, roomId: 1, kind: 'tournament', title: 'Erangel Masters', part: 'player', wining: 100, addedDate: at(3) },
      { ...match, roomId: 1, kind: 'fullmap', title: 'Friday Cup', part: 'player', wining: 200, addedDate: at(2) },
      {
        roomId: 2,
        kind: 'room',
        title: 'PUBG Mobile 1v1',
        part: 'player',
        status: 'COIN_TIME',
        entryFee: 10,
        wining: 19,
        addedDate: at(1),
      },
      {
        roomId: 1,
        kind: 'room',
        title: 'PUBG Mobile 1v1',
        part: 'creator',
        status: 'COIN_TIME',
        entryFee: 10,
        wining: 19,
        addedDate: at(0),
      },
    ]);
    const held = (await server.call(`GET /users/${admin.id}/rooms`, { as: admin })).body as { kind: string; part: string }[];
    assert.deepEqual(
      held.map(({ kind, part }) => [kind, part]),
      [
        ['tournament', 'creator'],
        ['fullmap', 'creator'],
      ],
    );
  });

  it('leave out matches that the user only asked to join, and keep a room without a prize', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego', { cents: 10_000 })];
    const other = await addUser(server, 'Omar', { cents: 10_000 });
    const roomId = await addRoom(server, { creator: other, prizeCents: null });
    await server.db.insert(roomApprovals).values({ roomId, userId: player.id, status: 'PENDING', requestedAt: server.now });
    await addRequest(server, await addFullmap(server, { creator: admin }), player);
    await addEntry(server, await addTournament(server, { organizer: admin }), player, 'REJECTED');
    assert.deepEqual((await server.call(`GET /users/${player.id}/rooms`, { as: admin })).body, []);
    const [room] = (await server.call(`GET /users/${other.id}/rooms`, { as: admin })).body as { wining: null }[];
    assert.equal(room?.wining, null);
  });
});

describe("a user's statement", () => {
  it('has every movement of the balance, newest first, with the balance before and after', async () => {
    const player = await addUser(server, 'Diego', { cents: 5000 });
    server.advance(1);
    await addRoom(server, { creator: player });
    const { status, body } = await server.call(`GET /users/${player.id}/statement`, { as: player });
    assert.equal(status, 200);
    const user = { id: player.id, name: 'Diego' };
    assert.deepEqual(body, [
      {
        transactionId: 2,
        dateTime: [2026, 3, 4, 15, 51, 30],
        user,
        amount: -10,
        reason: 'Entry fee of room 1',
        balanceBefore: 50,
        balanceAfter: 40,
      },
      {
        transactionId: 1,
        dateTime: [2026, 3, 4, 15, 50, 30],
        user,
        amount: 50,
        reason: 'Coins bought',
        balanceBefore: 0,
        balanceAfter: 50,
      },
    ]);
  });
});

describe("a busy user's statement", () => {
  it('is whole', async () => {
    const player = await addUser(server, 'Diego', { cents: 5000 });
    const createdAt = new Date('2026-03-01T10:00:00Z');
    const movement = { userId: player.id, amountCents: 100, type: 'CREDITED', reason: 'Prize', createdAt } as const;
    await server.db.insert(transactions).values(Array.from({ length: 300 }, () => movement));
    const { body } = await server.call(`GET /users/${player.id}/statement`, { as: player });
    assert.equal((body as unknown[]).length, 301);
  });
});

describe("a user's requests", () => {
  it('are top-ups and redeems together, newest first, with who decided them', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego')];
    const topUpId = await addTopUp(server, player);
    await addTopUp(server, await addUser(server, 'Omar'));
    server.advance(1);
    const redeemId = await addRedeem(server, player);
    server.advance(1);
    await decide(server, 'topup', topUpId, 'approve', admin);
    const { status, body } = await server.call(`GET /users/${player.id}/requests`, { as: admin });
    assert.equal(status, 200);
    const at = (minutes: number) => [2026, 3, 4, 15, 50 + minutes, 30];
    assert.deepEqual(body, [
      {
        ...{ requestId: redeemId, kind: 'redeem', amount: 150, method: 'Khalti', status: 'PENDING' },
        ...{ requestedAt: at(1), processedAt: null, processedBy: null },
      },
      {
        ...{ requestId: topUpId, kind: 'topup', amount: 19, method: 'eSewa', status: 'APPROVED' },
        ...{ requestedAt: at(0), processedAt: at(2), processedBy: 'Amara' },
      },
    ]);
  });

  it('are for administrators', async () => {
    const [admin, player] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Diego')];
    assert.equal((await server.call(`GET /users/${player.id}/requests`, { as: player })).status, 403);
    const missing = await server.call('GET /users/4711/requests', { as: admin });
    assert.deepEqual([missing.status, messageOf(missing)], [404, 'User not found with id : 4711']);
  });
});

describe('the activity of a user', () => {
  it('is for the user and for administrators', async () => {
    const [admin, player, other] = [
      await addUser(server, 'Amara', { admin: true }),
      await addUser(server, 'Diego'),
      await addUser(server, 'Omar'),
    ];
    for (const [what, sentence] of [
      ['statement', 'You can only see your own payments.'],
      ['rooms', 'You can only see your own rooms.'],
    ]) {
      const line = `GET /users/${player.id}/${what}`;
      assert.equal((await server.call(line, { as: player })).status, 200);
      assert.equal((await server.call(line, { as: admin })).status, 200);
      const refused = await server.call(line, { as: other });
      assert.deepEqual([refused.status, messageOf(refused)], [403, sentence]);
      const missing = await server.call(`GET /users/4711/${what}`, { as: admin });
      assert.deepEqual([missing.status, messageOf(missing)], [404, 'User not found with id : 4711']);
    }
  });
});
