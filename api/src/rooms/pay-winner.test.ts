import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { played, prizes } from '../../test/payouts';
import { messageOf, useTestServer } from '../../test/test-server';
import { balanceOf, unbalanced } from '../../test/builders';
import { auditEntries, notifications } from '../db/schema/records';
import { roomApprovals, rooms, roomWinners } from '../db/schema/rooms';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

describe('paying the winner of a room', () => {
  it('answers a receipt: whom, how much, when', async () => {
    const { opponent, pay } = await played(server);
    const { status, body } = await pay(opponent);
    assert.equal(status, 200);
    assert.deepEqual(body, {
      message: '$19.00 paid to Omar for room 1.',
      alreadyPaid: false,
      paidAt: [2026, 3, 4, 15, 50, 30],
      amount: 19,
      winner: { id: opponent.id, name: 'Omar' },
    });
  });

  it('credits the prize once and finishes the room, its request and the news to the winner', async () => {
    const { creator, opponent, roomId, pay } = await played(server);
    await pay(opponent);
    assert.deepEqual([await balanceOf(server, creator), await balanceOf(server, opponent)], [4000, 5900]);
    assert.deepEqual(await unbalanced(server), []);
    const [prize, ...more] = await prizes(server);
    assert.deepEqual(more, []);
    assert.deepEqual([prize?.userId, prize?.amountCents, prize?.type, prize?.roomId], [opponent.id, 1900, 'CREDITED', roomId]);
    const [room] = await server.db.select().from(rooms);
    const [approval] = await server.db.select().from(roomApprovals);
    assert.deepEqual([room?.status, approval?.status], ['ALL_DONE', 'COMPLETED']);
    const [news] = await server.db.select().from(notifications);
    assert.deepEqual([news?.userId, news?.message, news?.read], [opponent.id, 'Well played', false]);
  });

  it('is recorded: the actor, the time, the room before and after', async () => {
    const { admin, creator, roomId, pay } = await played(server);
    await pay(creator, { key: 'key-1' });
    const [winner] = await server.db.select().from(roomWinners);
    assert.deepEqual([winner?.position, winner?.message, winner?.idempotencyKey, winner?.paidBy], [1.5, 'Well played', 'key-1', admin.id]);
    const [audit] = await server.db.select().from(auditEntries);
    assert.deepEqual([audit?.actorId, audit?.action, audit?.subject, audit?.subjectId], [admin.id, 'room.pay-winner', 'room', roomId]);
    assert.deepEqual(audit?.at, server.now);
    assert.deepEqual(audit?.before, { status: 'COIN_TIME' });
    const { status, winnerId, amountCents } = audit.after as Record<string, unknown>;
    assert.deepEqual({ status, winnerId, amountCents }, { status: 'ALL_DONE', winnerId: creator.id, amountCents: 1900 });
  });

  it('shows in the list of completed rooms, with its transaction', async () => {
    const { admin, creator, pay } = await played(server);
    await pay(creator);
    const { body } = await server.call('GET /rooms/status?status=ALL_DONE', { as: admin });
    const [room] = body as { status: string; transactionId: string }[];
    assert.deepEqual([room?.status, room?.transactionId], ['ALL_DONE', String((await prizes(server))[0]?.id)]);
  });

  it('takes the id as text too, as the platform’s first client sends it', async () => {
    const { creator, pay } = await played(server);
    assert.equal((await pay(creator, { userIds: [String(creator.id)] })).status, 200);
  });
});

describe('paying again', () => {
  it('answers the first payment and does nothing', async () => {
    const { opponent, pay } = await played(server);
    await pay(opponent);
    server.advance(90);
    const { status, body } = await pay(opponent, { message: 'again' });
    assert.equal(status, 200);
    assert.deepEqual(body, {
      message: 'Room 1 was already paid: $19.00 to Omar on 2026-03-04 15:50 (Asia/Kolkata).',
      alreadyPaid: true,
      paidAt: [2026, 3, 4, 15, 50, 30],
      amount: 19,
      winner: { id: opponent.id, name: 'Omar' },
    });
    assert.equal(await balanceOf(server, opponent), 5900);
    assert.equal((await prizes(server)).length, 1);
    assert.equal((await server.db.select().from(notifications)).length, 1);
    assert.equal((await server.db.select().from(auditEntries)).length, 1);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('is refused for another winner, naming the first one and the time', async () => {
    const { creator, opponent, pay } = await played(server);
    await pay(opponent);
    const answer = await pay(creator);
    assert.equal(answer.status, 400);
    assert.equal(
      messageOf(answer),
      'Room 1 was already paid: $19.00 to Omar on 2026-03-04 15:50 (Asia/Kolkata). No one else can be paid for it.',
    );
    assert.equal(await balanceOf(server, creator), 4000);
  });

  it('pays once of eight calls at the same moment; the others get the same answer', async () => {
    const { opponent, pay } = await played(server);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, turn) => pay(opponent, { key: `key-${turn}` })));
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(8).fill(200),
    );
    assert.equal(answers.filter(({ body }) => !(body as { alreadyPaid: boolean }).alreadyPaid).length, 1);
    assert.equal(await balanceOf(server, opponent), 5900);
    assert.equal((await prizes(server)).length, 1);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('pays one of two winners that are named at the same moment; the other call is refused', async () => {
    const { creator, opponent, pay } = await played(server);
    const answers = await Promise.all([pay(creator), pay(opponent)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    assert.equal((await balanceOf(server, creator)) + (await balanceOf(server, opponent)), 4000 + 4000 + 1900);
  });
});
