import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { played, prizes } from '../../test/payouts';
import { messageOf, useTestServer } from '../../test/test-server';
import { balanceOf } from '../../test/builders';
import { roomApprovals, rooms } from '../db/schema/rooms';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

describe('a payment that breaks a rule', () => {
  it('is refused for an unknown room', async () => {
    const { admin, creator } = await played(server);
    const body = { userIds: [creator.id], position: 1, message: '' };
    const answer = await server.call('POST /room/4711/winners', { as: admin, body });
    assert.deepEqual([answer.status, messageOf(answer)], [404, 'Room not found with id : 4711']);
  });

  it('is refused while the room is not waiting for its payout', async () => {
    const { creator, roomId, pay } = await played(server);
    await server.db.update(rooms).set({ status: 'PENDING' }).where(eq(rooms.id, roomId));
    const answer = await pay(creator);
    assert.deepEqual([answer.status, messageOf(answer)], [400, 'Room 1 is PENDING: a winner can only be paid while it is COIN_TIME.']);
    assert.equal(await balanceOf(server, creator), 4000);
  });

  it('is refused for a user who did not play, and for one who only asked to join', async () => {
    const { admin, roomId, pay } = await played(server);
    await server.db.insert(roomApprovals).values({ roomId, userId: admin.id, status: 'PENDING', requestedAt: server.now });
    for (const winner of [admin, { id: 4711 }]) {
      const answer = await pay(winner);
      assert.equal(answer.status, 400);
      assert.equal(messageOf(answer), `User ${winner.id} didn’t play in room 1. The winner must be its creator or opponent.`);
    }
    assert.equal((await prizes(server)).length, 0);
  });

  it('is refused while the room has no prize', async () => {
    const { creator, roomId, pay } = await played(server);
    await server.db.update(rooms).set({ prizeCents: null }).where(eq(rooms.id, roomId));
    const answer = await pay(creator);
    assert.deepEqual([answer.status, messageOf(answer)], [400, 'Room 1 has no prize yet: set it first.']);
  });

  it('is refused with none or two winners, a position of zero, or a key that is too long', async () => {
    const { creator, opponent, roomId, admin, pay } = await played(server);
    assert.equal(messageOf(await pay(creator, { userIds: [] })), "The field 'userIds' must have at least 1 entry.");
    assert.equal(messageOf(await pay(creator, { userIds: [creator.id, opponent.id] })), "The field 'userIds' must have at most 1 entry.");
    assert.equal(messageOf(await pay(creator, { userIds: ['x'] })), "The field 'userIds.0' must be a number.");
    assert.equal(messageOf(await pay(creator, { message: 'x'.repeat(501) })), "The field 'message' must have at most 500 characters.");
    const body = { userIds: [creator.id], position: 0, message: '' };
    assert.equal(
      messageOf(await server.call(`POST /room/${roomId}/winners`, { as: admin, body })),
      "The field 'position' must be greater than 0.",
    );
    assert.equal(messageOf(await pay(creator, { key: 'k'.repeat(101) })), "The header 'Idempotency-Key' must have at most 100 characters.");
    assert.equal((await prizes(server)).length, 0);
  });

  it('leaves nothing behind when its last step fails', async () => {
    const { opponent, roomId, pay } = await played(server);
    await server.db.execute('alter table audit_entries add constraint broken check (false)');
    try {
      assert.equal((await pay(opponent)).status, 500);
    } finally {
      await server.db.execute('alter table audit_entries drop constraint broken');
    }
    assert.equal(await balanceOf(server, opponent), 4000);
    const [room] = await server.db.select().from(rooms).where(eq(rooms.id, roomId));
    assert.equal(room?.status, 'COIN_TIME');
    assert.equal((await pay(opponent)).status, 200);
    assert.equal(await balanceOf(server, opponent), 5900);
  });
});
