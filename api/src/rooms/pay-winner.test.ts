import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addRoom, addUser, balanceOf, type TestUser, unbalanced } from '../../test/builders';
import { transactions } from '../db/schema/money';
import { auditEntries, notifications } from '../db/schema/records';
import { roomApprovals, rooms, roomWinners } from '../db/schema/rooms';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

async function played() {
  const admin = await addUser(server, 'Amara', { admin: true });
  const [creator, opponent] = [await addUser(server, 'Chloé', { cents: 5000 }), await addUser(server, 'Omar', { cents: 5000 })];
  const roomId = await addRoom(server, { creator, opponent });
  const pay = (winner: Pick<TestUser, 'id'>, more: { message?: string; key?: string; userIds?: unknown } = {}) =>
    server.call(`POST /room/${roomId}/winners`, {
      as: admin,
      body: { userIds: more.userIds ?? [winner.id], position: 1.5, message: more.message ?? 'Well played' },
      ...(more.key === undefined ? {} : { headers: { 'idempotency-key': more.key } }),
    });
  return { admin, creator, opponent, roomId, pay };
}

const prizes = () => server.db.select().from(transactions).where(eq(transactions.reason, 'Prize of room 1'));
const messageOf = (answer: { body: unknown }) => (answer.body as { message: string }).message;

describe('paying the winner of a room', () => {
  it('answers a receipt: whom, how much, when', async () => {
    const { opponent, pay } = await played();
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
    const { creator, opponent, roomId, pay } = await played();
    await pay(opponent);
    assert.deepEqual([await balanceOf(server, creator), await balanceOf(server, opponent)], [4000, 5900]);
    assert.deepEqual(await unbalanced(server), []);
    const [prize, ...more] = await prizes();
    assert.deepEqual(more, []);
    assert.deepEqual([prize?.userId, prize?.amountCents, prize?.type, prize?.roomId], [opponent.id, 1900, 'CREDITED', roomId]);
    const [room] = await server.db.select().from(rooms);
    const [approval] = await server.db.select().from(roomApprovals);
    assert.deepEqual([room?.status, approval?.status], ['ALL_DONE', 'COMPLETED']);
    const [news] = await server.db.select().from(notifications);
    assert.deepEqual([news?.userId, news?.message, news?.read], [opponent.id, 'Well played', false]);
  });

  it('is recorded: who paid, when, what was before and after', async () => {
    const { admin, creator, roomId, pay } = await played();
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
    const { admin, creator, pay } = await played();
    await pay(creator);
    const { body } = await server.call('GET /rooms/status?status=ALL_DONE', { as: admin });
    const [room] = body as { status: string; transactionId: string }[];
    assert.deepEqual([room?.status, room?.transactionId], ['ALL_DONE', String((await prizes())[0]?.id)]);
  });

  it('takes the id as text too, as the platform’s first client sends it', async () => {
    const { creator, pay } = await played();
    assert.equal((await pay(creator, { userIds: [String(creator.id)] })).status, 200);
  });
});

describe('paying again', () => {
  it('answers the first payment and does nothing', async () => {
    const { opponent, pay } = await played();
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
    assert.equal((await prizes()).length, 1);
    assert.equal((await server.db.select().from(notifications)).length, 1);
    assert.equal((await server.db.select().from(auditEntries)).length, 1);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('is refused for another winner, naming the first one and the time', async () => {
    const { creator, opponent, pay } = await played();
    await pay(opponent);
    const answer = await pay(creator);
    assert.equal(answer.status, 400);
    assert.equal(
      messageOf(answer),
      'Room 1 was already paid: $19.00 to Omar on 2026-03-04 15:50 (Asia/Kolkata). Nobody else can be paid for it.',
    );
    assert.equal(await balanceOf(server, creator), 4000);
  });

  it('pays once of eight calls at the same moment; the others get the same answer', async () => {
    const { opponent, pay } = await played();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, turn) => pay(opponent, { key: `key-${turn}` })));
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(8).fill(200),
    );
    assert.equal(answers.filter(({ body }) => !(body as { alreadyPaid: boolean }).alreadyPaid).length, 1);
    assert.equal(await balanceOf(server, opponent), 5900);
    assert.equal((await prizes()).length, 1);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('pays one of two winners that are named at the same moment; the other call is refused', async () => {
    const { creator, opponent, pay } = await played();
    const answers = await Promise.all([pay(creator), pay(opponent)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    assert.equal((await balanceOf(server, creator)) + (await balanceOf(server, opponent)), 4000 + 4000 + 1900);
  });
});

describe('a payment that breaks a rule', () => {
  it('is refused for an unknown room', async () => {
    const { admin, creator } = await played();
    const body = { userIds: [creator.id], position: 1, message: '' };
    const answer = await server.call('POST /room/4711/winners', { as: admin, body });
    assert.deepEqual([answer.status, messageOf(answer)], [404, 'Room not found with id : 4711']);
  });

  it('is refused while the room is not waiting for its payout', async () => {
    const { creator, roomId, pay } = await played();
    await server.db.update(rooms).set({ status: 'PENDING' }).where(eq(rooms.id, roomId));
    const answer = await pay(creator);
    assert.deepEqual([answer.status, messageOf(answer)], [400, 'Room 1 is PENDING: a winner can only be paid while it is COIN_TIME.']);
    assert.equal(await balanceOf(server, creator), 4000);
  });

  it('is refused for somebody who did not play, and for who only asked to', async () => {
    const { admin, roomId, pay } = await played();
    await server.db.insert(roomApprovals).values({ roomId, userId: admin.id, status: 'PENDING', requestedAt: server.now });
    for (const winner of [admin, { id: 4711 }]) {
      const answer = await pay(winner);
      assert.equal(answer.status, 400);
      assert.equal(messageOf(answer), `User ${winner.id} did not play in room 1: the winner is its creator or its opponent.`);
    }
    assert.equal((await prizes()).length, 0);
  });

  it('is refused while the room has no prize', async () => {
    const { creator, roomId, pay } = await played();
    await server.db.update(rooms).set({ prizeCents: null }).where(eq(rooms.id, roomId));
    const answer = await pay(creator);
    assert.deepEqual([answer.status, messageOf(answer)], [400, 'Room 1 has no prize yet: set it first.']);
  });

  it('is refused with none or two winners, a position of zero, or a key that is too long', async () => {
    const { creator, opponent, roomId, admin, pay } = await played();
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
    assert.equal((await prizes()).length, 0);
  });

  it('leaves nothing behind when its last step fails', async () => {
    const { opponent, roomId, pay } = await played();
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
