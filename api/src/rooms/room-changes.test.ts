import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addRoom, addUser, balanceOf, unbalanced } from '../../test/builders';
import { transactions } from '../db/schema/money';
import { auditEntries, notifications } from '../db/schema/records';
import { roomApprovals, rooms } from '../db/schema/rooms';

const server = useTestServer();
const messageOf = (answer: { body: unknown }) => (answer.body as { message: string }).message;

async function people() {
  const admin = await addUser(server, 'Amara', { admin: true });
  const [creator, opponent] = [await addUser(server, 'Chloé', { cents: 5000 }), await addUser(server, 'Omar', { cents: 5000 })];
  return { admin, creator, opponent };
}

describe('PUT /rooms/{roomId}', () => {
  it('changes the named fields, leaves the rest and answers the room', async () => {
    const { admin, creator } = await people();
    const id = await addRoom(server, { creator, password: 'old', round: 2 });
    const body = { wining: 25.5, gameType: '4v4', gameID: '123', tpp: true };
    const { status, body: answer } = await server.call(`PUT /rooms/${id}`, { as: admin, body });
    assert.equal(status, 200);
    const { wining, gameType, gameID, tpp, fpp, gamePw, round, entryFee } = answer as Record<string, unknown>;
    assert.deepEqual(
      { wining, gameType, gameID, tpp, fpp, gamePw, round, entryFee },
      { ...body, fpp: false, gamePw: 'old', round: 2, entryFee: 10 },
    );
  });

  it('is recorded with the room before and after; no change is no record', async () => {
    const { admin, creator } = await people();
    const id = await addRoom(server, { creator });
    assert.equal((await server.call(`PUT /rooms/${id}`, { as: admin, body: {} })).status, 200);
    assert.equal((await server.call(`PUT /rooms/${id}`, { as: admin, body: { wining: 19, gameType: '1v1', tpp: false } })).status, 200);
    assert.deepEqual(await server.db.select().from(auditEntries), []);
    await server.call(`PUT /rooms/${id}`, { as: admin, body: { wining: 20 } });
    const [entry] = await server.db.select().from(auditEntries);
    assert.deepEqual([entry?.actorId, entry?.action], [admin.id, 'room.update']);
    const prize = (room: unknown) => (room as { prizeCents: number }).prizeCents;
    assert.deepEqual([prize(entry?.before), prize(entry?.after)], [1900, 2000]);
  });

  it('leaves the prize to an administrator who does not play in the room', async () => {
    const amara = await addUser(server, 'Amara', { admin: true });
    const playing = { admin: true, cents: 5000 };
    const [omar, bea] = [await addUser(server, 'Omar', playing), await addUser(server, 'Bea', playing)];
    const id = await addRoom(server, { creator: omar, opponent: bea });
    const change = (as: typeof omar, body: unknown) => server.call(`PUT /rooms/${id}`, { as, body });
    for (const player of [omar, bea]) {
      const refused = await change(player, { wining: 1_000_000 });
      assert.deepEqual(
        [refused.status, messageOf(refused)],
        [403, 'You can’t change the prize of a room that you play in. Ask another administrator.'],
      );
      assert.equal((await change(player, { wining: 19, gamePw: `of ${player.name}` })).status, 200);
    }
    assert.equal((await change(amara, { wining: 25 })).status, 200);
  });

  it('is refused for a paid room and an unknown one', async () => {
    const { admin, creator } = await people();
    const id = await addRoom(server, { creator, status: 'ALL_DONE' });
    const paid = await server.call(`PUT /rooms/${id}`, { as: admin, body: { wining: 20 } });
    assert.deepEqual([paid.status, messageOf(paid)], [400, 'Room 1 is paid, so its settings can’t be changed.']);
    assert.equal((await server.call('PUT /rooms/4711', { as: admin, body: { wining: 20 } })).status, 404);
  });

  it('says what is wrong with a setting', async () => {
    const { admin, creator } = await people();
    const id = await addRoom(server, { creator });
    const refused = async (body: unknown) => {
      const answer = await server.call(`PUT /rooms/${id}`, { as: admin, body });
      assert.equal(answer.status, 400);
      return messageOf(answer);
    };
    assert.equal(await refused({ gameType: '9v9' }), "The field 'gameType' must be like '1v1' or '4v4'.");
    assert.equal(await refused({ wining: -1 }), "The field 'wining' must be at least 0.");
    assert.equal(await refused({ wining: '20' }), "The field 'wining' must be a number.");
    assert.equal(await refused({ wining: 1.999 }), 'The prize can have at most two decimals.');
    assert.equal(await refused({ round: 1.5 }), "The field 'round' must be a whole number.");
    assert.equal(await refused({ entryFee: 5 }), "The field 'entryFee' is not known here.");
    assert.equal(await refused({ status: 'COIN_TIME', user: 1 }), "The fields 'status', 'user' are not known here.");
  });
});

describe('DELETE /rooms/{roomId}', () => {
  it('gives the fees back that were taken, and tells the players', async () => {
    const { admin, creator, opponent } = await people();
    const id = await addRoom(server, { creator, opponent, status: 'PENDING' });
    assert.deepEqual([await balanceOf(server, creator), await balanceOf(server, opponent)], [4000, 4000]);
    const { status, body } = await server.call(`DELETE /rooms/${id}`, { as: admin });
    assert.equal(status, 200);
    assert.deepEqual(body, { message: 'Room 1 was deleted. Entry fees of $20.00 were refunded.', success: true });
    assert.deepEqual([await balanceOf(server, creator), await balanceOf(server, opponent)], [5000, 5000]);
    assert.deepEqual(await unbalanced(server), []);
    const refunds = await server.db.select().from(transactions).where(eq(transactions.reason, 'Entry fee of room 1 refunded'));
    assert.deepEqual(
      refunds.map(({ amountCents, type }) => [amountCents, type]),
      [
        [1000, 'CREDITED'],
        [1000, 'CREDITED'],
      ],
    );
    assert.equal((await server.db.select().from(notifications)).length, 2);
  });

  it('takes the room and its requests away and keeps the record', async () => {
    const { admin, creator } = await people();
    const id = await addRoom(server, { creator, status: 'PENDING' });
    await server.db.insert(roomApprovals).values({ roomId: id, userId: admin.id, status: 'PENDING', requestedAt: server.now });
    await server.call(`DELETE /rooms/${id}`, { as: admin });
    assert.deepEqual(await server.db.select().from(rooms), []);
    assert.deepEqual(await server.db.select().from(roomApprovals), []);
    const [entry] = await server.db.select().from(auditEntries);
    assert.deepEqual([entry?.actorId, entry?.action, entry?.subjectId], [admin.id, 'room.delete', id]);
    assert.equal((entry?.before as { room: { creatorId: number } }).room.creatorId, creator.id);
  });

  it('gives back nothing for who paid nothing', async () => {
    const { admin, creator } = await people();
    const id = await addRoom(server, { creator, status: 'PENDING', takeFees: false });
    const { body } = await server.call(`DELETE /rooms/${id}`, { as: admin });
    assert.deepEqual(body, { message: 'Room 1 was deleted. No entry fees had been paid.', success: true });
    assert.equal(await balanceOf(server, creator), 5000);
  });

  it('gives back once when it is called twice at the same moment', async () => {
    const { admin, creator } = await people();
    const id = await addRoom(server, { creator, status: 'PENDING' });
    const remove = () => server.call(`DELETE /rooms/${id}`, { as: admin });
    const answers = await Promise.all([remove(), remove(), remove()]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404]);
    assert.equal(await balanceOf(server, creator), 5000);
  });

  it('is refused once the room was played', async () => {
    const { admin, creator } = await people();
    for (const status of ['COIN_TIME', 'ALL_DONE']) {
      const id = await addRoom(server, { creator, status });
      const answer = await server.call(`DELETE /rooms/${id}`, { as: admin });
      assert.deepEqual([answer.status, messageOf(answer)], [400, `Room ${id} is ${status}: only a room that is PENDING can be deleted.`]);
    }
  });
});
