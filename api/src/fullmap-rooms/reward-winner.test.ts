import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, isNotNull, like } from 'drizzle-orm';
import { emptyTables } from '../../test/database';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, balanceOf, unbalanced } from '../../test/builders';
import { addFullmap, addRequest, addWinner } from '../../test/fullmaps';
import { fullmapRooms, fullmapWinners } from '../db/schema/matches';
import { transactions } from '../db/schema/money';
import { auditEntries, notifications } from '../db/schema/records';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });
const rewards = () => server.db.select().from(transactions).where(eq(transactions.reason, 'Reward of full-map room 1, place 1'));

async function withWinner(more: Partial<typeof fullmapRooms.$inferInsert> = {}) {
  const admin = await addUser(server, 'Amara', { admin: true });
  const omar = await addUser(server, 'Omar', { cents: 500 });
  const fullmapId = await addFullmap(server, { creator: admin, status: 'PRIVATE', ...more });
  await addRequest(server, fullmapId, omar, 'CREATOR_APPROVED');
  await addWinner(server, fullmapId, omar);
  const pay = (body: object = {}, query = '', key?: string) =>
    server.call(`PUT /winners/${omar.id}${query}`, {
      as: admin,
      body: { position: 1, message: 'Well played', ...body },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  return { admin, omar, fullmapId, pay };
}

/** One who waits for a reward in further rooms, too. */
async function withRooms(...titles: string[]) {
  const setting = await withWinner();
  for (const title of titles)
    await addWinner(server, await addFullmap(server, { creator: setting.admin, title, status: 'PRIVATE' }), setting.omar);
  return setting;
}

const rewarded = () => server.db.select().from(fullmapWinners).where(isNotNull(fullmapWinners.rewardedAt));
const rewardedRooms = async () => (await rewarded()).map(({ fullmapId }) => fullmapId).sort();

describe('rewarding a winner', () => {
  it('pays the tier of the position, tells the player and is recorded', async () => {
    const { admin, omar, pay } = await withWinner();
    const { status, body } = await pay({}, '?fullmapId=1', 'key-1');
    assert.equal(status, 200);
    assert.deepEqual(body, { message: '$50.00 paid to Omar for place 1 in full-map room 1.', alreadyPaid: false, amount: 50 });
    assert.equal(await balanceOf(server, omar), 5000);
    assert.equal((await rewards())[0]?.type, 'CREDITED');
    assert.deepEqual(await unbalanced(server), []);
    const [news] = await server.db.select().from(notifications);
    assert.deepEqual([news?.userId, news?.message], [omar.id, 'Well played']);
    const [audit] = await server.db.select().from(auditEntries);
    assert.deepEqual([audit?.actorId, audit?.action, audit?.subject, audit?.subjectId], [admin.id, 'fullmap.reward-winner', 'fullmap', 1]);
    assert.equal((audit?.after as { amountCents: number }).amountCents, 5000);
    assert.deepEqual((await server.call('GET /fullmap/1/winners', { as: admin })).body, [
      { user: { id: omar.id, name: 'Omar', bannedAt: null }, position: 1, message: 'Well played' },
    ]);
  });

  it('pays the smallest tier that is set and includes the position, nothing where none is', async () => {
    const { fullmapId, omar, pay } = await withWinner({ top5Cents: null });
    assert.equal(((await pay({ position: 4 })).body as { amount: number }).amount, 20.5);
    await server.db.update(fullmapWinners).set({ position: null, message: null, amountCents: null, rewardedAt: null, transactionId: null });
    await server.db.update(fullmapRooms).set({ top10Cents: null }).where(eq(fullmapRooms.id, fullmapId));
    assert.deepEqual((await pay({ message: '' })).body, {
      message: '$0.00 paid to Omar for place 1 in full-map room 1.',
      alreadyPaid: false,
      amount: 0,
    });
    assert.equal(await balanceOf(server, omar), 2050);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('answers the first reward when it is sent again, even with a different body', async () => {
    const { omar, pay } = await withWinner();
    await pay();
    server.advance(90);
    const { status, body } = await pay({ position: 2, message: 'again' }, '?fullmapId=1');
    assert.equal(status, 200);
    assert.deepEqual(body, {
      message:
        'Omar was already rewarded in full-map room 1: $50.00 for place 1 on 2026-03-04 15:50 (Asia/Kolkata), with the message “Well played”.',
      alreadyPaid: true,
      amount: 50,
    });
    assert.equal(await balanceOf(server, omar), 5000);
    assert.equal((await server.db.select().from(notifications)).length, 1);
    const [row] = await server.db.select().from(fullmapWinners);
    assert.deepEqual([row?.position, row?.message], [1, 'Well played']);
  });

  it('pays once of many calls at the same moment, with and without the room', async () => {
    for (const query of ['', '?fullmapId=1']) {
      await emptyTables(server.db);
      const { omar, pay } = await withWinner();
      const answers = await Promise.all(Array.from({ length: 6 }, () => pay({}, query)));
      assert.deepEqual(
        answers.map(({ status }) => status),
        Array(6).fill(200),
      );
      assert.equal(answers.filter(({ body }) => !(body as { alreadyPaid: boolean }).alreadyPaid).length, 1);
      assert.equal(await balanceOf(server, omar), 5000);
      assert.equal((await rewards()).length, 1);
    }
  });

  it('is refused without a room while several wait, even when repeated; the rooms are named', async () => {
    const { omar, pay } = await withRooms('Second');
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay()));
    for (const answer of answers) {
      assert.equal(answer.status, 409);
      assert.equal(
        messageOf(answer),
        `User ${omar.id} is awaiting rewards in several full-map rooms (1, 2). Choose one with ?fullmapId=. Nothing was paid.`,
      );
    }
    assert.equal(await balanceOf(server, omar), 0);
    assert.deepEqual(await rewardedRooms(), []);
  });

  it('pays exactly one room of fifty calls without a room at the same moment, while one waits', async () => {
    const { omar, pay } = await withRooms('Second');
    await pay({}, '?fullmapId=1');
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay()));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    assert.equal(answers.filter(({ body }) => !(body as { alreadyPaid: boolean }).alreadyPaid).length, 1);
    assert.deepEqual(await rewardedRooms(), [1, 2]);
    assert.equal(await balanceOf(server, omar), 10_000);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('pays one room of the same call sent twice at the same moment, and that one again although another waits by then', async () => {
    const { admin, omar, pay } = await withWinner();
    const answers = await Promise.all([pay({}, '', 'key-1'), pay({}, '', 'key-1')]);
    await addWinner(server, await addFullmap(server, { creator: admin, title: 'Second', status: 'PRIVATE' }), omar);
    answers.push(await pay({}, '', 'key-1'));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.deepEqual(answers.map(({ body }) => (body as { alreadyPaid: boolean }).alreadyPaid).sort(), [false, true, true]);
    assert.deepEqual(await rewardedRooms(), [1]);
    const booked = await server.db.select().from(transactions).where(like(transactions.reason, 'Reward of %'));
    assert.deepEqual(
      booked.map(({ amountCents }) => amountCents),
      [5000],
    );
    assert.equal(await balanceOf(server, omar), 5000);
  });

  it('never blocks itself: calls that name a room and calls that do not take turns', async () => {
    const { omar, pay } = await withRooms('Second');
    const queries = ['', '?fullmapId=2', '', '?fullmapId=1', '?fullmapId=2', ''];
    const answers = await Promise.all(queries.map((query) => pay({}, query)));
    for (const [place, { status }] of answers.entries())
      assert.ok(status === 200 || (status === 409 && queries[place] === ''), `${queries[place]}: ${status}`);
    assert.equal(await balanceOf(server, omar), 10_000);
  });

  it('means the room that is named, else the one that is not rewarded, else the newest', async () => {
    const { omar, pay } = await withRooms('Second', 'Third');
    await pay({}, '?fullmapId=2');
    assert.deepEqual(await rewardedRooms(), [2]);
    await pay({}, '?fullmapId=3');
    await pay({}, '', 'key-1');
    assert.deepEqual(await rewardedRooms(), [1, 2, 3]);
    assert.equal(((await pay({}, '', 'key-1')).body as { alreadyPaid: boolean }).alreadyPaid, true, 'the same key means the same room');
    assert.match(messageOf(await pay()), /^Omar was already rewarded in full-map room 3: /);
    assert.equal(await balanceOf(server, omar), 15_000);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('is refused for a player who is not a winner, and for a position or message that is out of bounds', async () => {
    const { admin, pay } = await withWinner();
    const body = { position: 1, message: '' };
    const unregistered = await server.call(`PUT /winners/${admin.id}`, { as: admin, body });
    assert.deepEqual(
      [unregistered.status, messageOf(unregistered)],
      [404, `User ${admin.id} is not a registered winner of any full-map room.`],
    );
    const elsewhere = await pay({}, '?fullmapId=7');
    assert.equal(elsewhere.status, 404);
    assert.match(messageOf(elsewhere), /^User \d+ is not a registered winner of full-map room 7\.$/);
    assert.equal(messageOf(await server.call('PUT /winners/4711', { as: admin, body })), 'User not found with id : 4711');
    assert.equal(messageOf(await pay({ position: 5 })), "The field 'position' must be at most 4.");
    assert.equal(messageOf(await pay({ position: null })), "The field 'position' must be a number.");
    assert.equal(messageOf(await pay({ message: 'x'.repeat(501) })), "The field 'message' must have at most 500 characters.");
    assert.equal(messageOf(await pay({}, '?fullmapId=one')), "The query parameter 'fullmapId' must be a whole number from 1.");
    assert.deepEqual(await rewards(), []);
  });

  it('leaves nothing behind when its last step fails', async () => {
    const { omar, pay } = await withWinner();
    await server.db.execute('alter table audit_entries add constraint broken check (false)');
    try {
      assert.equal((await pay()).status, 500);
    } finally {
      await server.db.execute('alter table audit_entries drop constraint broken');
    }
    assert.equal(await balanceOf(server, omar), 0);
    assert.deepEqual(await rewards(), []);
    assert.equal(((await pay()).body as { alreadyPaid: boolean }).alreadyPaid, false);
  });
});
