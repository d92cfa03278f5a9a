import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { desc } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, balanceOf, type TestUser, unbalanced } from '../../test/builders';
import { addEntry, addTournament } from '../../test/tournaments';
import { transactions } from '../db/schema/money';
import { auditEntries, notifications } from '../db/schema/records';
import { tournamentApplications, tournamentRewards, tournaments } from '../db/schema/matches';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });
const newAdmin = (name = 'Amara') => addUser(server, name, { admin: true });
const lastAudit = async () => (await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];

describe('creating a tournament', () => {
  const BODY = {
    title: ' Erangel Masters ',
    content: 'Squads only',
    winingPrices: '500',
    entryFee: '7.50',
    gameID: '123',
    gamePw: 'pw',
    startTime: '2026-03-04T15:51',
  };
  const path = (userId: number | string, place = 'game/1/gamemode/2/map/3') => `POST /user/${userId}/${place}/posts`;

  it('answers 201 with the tournament, its start in the platform zone, and is recorded', async () => {
    const admin = await newAdmin();
    const { status, body } = await server.call(path(admin.id), { as: admin, body: BODY });
    assert.equal(status, 201);
    const { title, entryFee, winingPrices, gameID, startTime, totalParticipant, user } = body as Record<string, unknown>;
    assert.deepEqual(
      { title, entryFee, winingPrices, gameID, startTime, totalParticipant },
      { title: 'Erangel Masters', entryFee: 7.5, winingPrices: 500, gameID: '123', startTime: [2026, 3, 4, 15, 51], totalParticipant: 0 },
    );
    assert.equal((user as { id: number }).id, admin.id);
    assert.ok(!('message' in (body as object)), 'the console has its own words');
    const audit = await lastAudit();
    assert.deepEqual([audit?.actorId, audit?.action, audit?.subject, audit?.subjectId], [admin.id, 'tournament.create', 'tournament', 1]);
  });

  const REFUSALS: [change: object, sentence: string][] = [
    [{ startTime: '2026-03-04T15:50' }, 'The start time must be in the future.'],
    [{ startTime: '2026-03-04T25:50' }, "The field 'startTime' is not a valid date and time."],
    [{ startTime: '2026-03-04T15:51Z' }, "The field 'startTime' must be a date and a time."],
    [{ gameID: '1.5' }, "The field 'gameID' must be an integer."],
    [{ entryFee: 'free' }, "The field 'entryFee' must be a number."],
    [{ winingPrices: '0.001' }, "The field 'winingPrices' can have at most two decimals."],
    [{ content: ' ' }, "The field 'content' must not be empty."],
  ];
  for (const [change, sentence] of REFUSALS) {
    it(`is refused with ${JSON.stringify(change)}`, async () => {
      const admin = await newAdmin();
      const answer = await server.call(path(admin.id), { as: admin, body: { ...BODY, ...change } });
      assert.deepEqual([answer.status, messageOf(answer)], [400, sentence]);
      assert.deepEqual(await server.db.select().from(tournaments), []);
    });
  }

  it('is refused in the name of a player, and for a game, mode or map that is none', async () => {
    const [admin, player] = [await newAdmin(), await addUser(server, 'Omar')];
    const refusal = async (line: string) => {
      const answer = await server.call(line, { as: admin, body: BODY });
      return [answer.status, messageOf(answer)];
    };
    assert.deepEqual(await refusal(path(player.id)), [400, 'Omar is not an administrator: only administrators can hold matches.']);
    assert.deepEqual(await refusal(path(4711)), [404, 'User not found with id : 4711']);
    assert.deepEqual(await refusal(path(admin.id, 'game/9/gamemode/2/map/3')), [404, 'Game not found with gameId : 9']);
    assert.deepEqual(await refusal(path(admin.id, 'game/2/gamemode/2/map/3')), [
      400,
      'The map Sanhok does not belong to the game Free Fire.',
    ]);
  });

  it('makes one tournament of a call that is sent again with its key', async () => {
    const admin = await newAdmin();
    const send = (key: string) => server.call(path(admin.id), { as: admin, body: BODY, headers: { 'idempotency-key': key } });
    const answers = await Promise.all([send('a'), send('a'), send('a')]);
    server.advance(60);
    answers.push(await send('a'));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201, 201],
    );
    assert.equal(new Set(answers.map(({ body }) => (body as { postId: number }).postId)).size, 1);
    assert.equal((await server.db.select().from(tournaments)).length, 1);
  });
});

describe('the course of a tournament', () => {
  const advance = (id: number, status: string, as: TestUser) => server.call(`PUT /posts/${id}/status?status=${status}`, { as });

  it('goes from scheduled over running to finished, each step once, in this order only', async () => {
    const admin = await newAdmin();
    const id = await addTournament(server, { organizer: admin });
    assert.equal(
      messageOf(await advance(id, 'COMPLETED', admin)),
      'Tournament 1 is PENDING: it becomes COMPLETED only while it is ONGOING.',
    );
    const answers = await Promise.all([advance(id, 'ONGOING', admin), advance(id, 'ONGOING', admin)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    assert.equal(messageOf(await advance(id, 'ONGOING', admin)), 'Tournament 1 is already ONGOING.');
    const { status, body } = await advance(id, 'COMPLETED', admin);
    const { status: reached, endDateTime } = body as Record<string, unknown>;
    assert.deepEqual([status, reached, endDateTime], [200, 'COMPLETED', '2026-03-04 15:50 (Asia/Kolkata)']);
    assert.equal(messageOf(await advance(id, 'ONGOING', admin)), 'Tournament 1 is COMPLETED: it becomes ONGOING only while it is PENDING.');
    const audits = await server.db.select().from(auditEntries);
    assert.deepEqual(
      audits.map(({ action, after }) => [action, after]),
      [
        ['tournament.advance', { status: 'ONGOING' }],
        ['tournament.advance', { status: 'COMPLETED' }],
      ],
    );
    assert.equal(messageOf(await server.call(`PUT /posts/${id}/status`, { as: admin })), "The query parameter 'status' is missing.");
    assert.equal((await advance(id, 'PENDING', admin)).status, 400);
    assert.equal((await advance(7, 'ONGOING', admin)).status, 404);
  });
});

describe('deleting a tournament', () => {
  async function withPlayers() {
    const admin = await newAdmin();
    const id = await addTournament(server, { organizer: admin });
    const players = [
      await addUser(server, 'Omar', { cents: 700 }),
      await addUser(server, 'Bea', { cents: 500 }),
      await addUser(server, 'Li'),
    ];
    const statuses = ['CREATOR_APPROVED', 'CREATOR_APPROVED', 'PENDING'];
    for (const [turn, player] of players.entries()) await addEntry(server, id, player, statuses[turn]);
    const remove = () => server.call(`DELETE /posts/${id}`, { as: admin });
    const balances = () => Promise.all(players.map((player) => balanceOf(server, player)));
    return { admin, id, players, remove, balances };
  }

  it('gives the fees back, tells the players, is recorded, and happens once', async () => {
    const { admin, id, remove, balances } = await withPlayers();
    assert.deepEqual(await balances(), [200, 0, 0]);
    const answers = await Promise.all([remove(), remove(), remove()]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404]);
    const [done] = answers.filter(({ status }) => status === 200);
    assert.deepEqual(done?.body, { message: 'Tournament deleted', success: true });
    assert.deepEqual(await balances(), [700, 500, 0]);
    assert.deepEqual(await unbalanced(server), []);
    const back = (await server.db.select().from(transactions)).filter(({ reason }) => reason === 'Entry fee of tournament 1 refunded');
    assert.deepEqual(
      back.map(({ type, amountCents }) => [type, amountCents]),
      Array(2).fill(['CREDITED', 500]),
    );
    assert.deepEqual([await server.db.select().from(tournaments), await server.db.select().from(tournamentApplications)], [[], []]);
    const news = await server.db.select().from(notifications);
    assert.deepEqual(
      new Set(news.map(({ message }) => message)),
      new Set(['“Erangel Masters” was cancelled. Your entry fee of $5.00 was refunded to your balance.']),
    );
    const audit = await lastAudit();
    assert.deepEqual([audit?.actorId, audit?.action, audit?.subjectId], [admin.id, 'tournament.delete', id]);
  });

  it('is refused when it is over, or when a prize was paid', async () => {
    const { admin, id, players, remove, balances } = await withPlayers();
    await server.db
      .insert(tournamentRewards)
      .values({ tournamentId: id, userId: players[0]?.id ?? 0, position: 1, prizeCents: 0, paidBy: admin.id, paidAt: server.now });
    const paid = await remove();
    assert.deepEqual([paid.status, messageOf(paid)], [400, 'Prizes of tournament 1 have been paid, so it can’t be deleted.']);
    await server.db.delete(tournamentRewards);
    await server.db.update(tournaments).set({ status: 'COMPLETED' });
    const over = await remove();
    assert.deepEqual([over.status, messageOf(over)], [400, 'Tournament 1 is COMPLETED, so it can’t be deleted.']);
    assert.deepEqual(await balances(), [200, 0, 0]);
    assert.equal((await server.call('DELETE /posts/7', { as: admin })).status, 404);
  });

  it('never lets a fee that is taken at the same moment get lost', async () => {
    const { admin, id, remove, players } = await withPlayers();
    const chloe = await addUser(server, 'Chloé', { cents: 500 });
    const entry = await addEntry(server, id, chloe);
    const approve = () => server.call(`PUT /turnmentApp/post/${entry}?status=CREATOR_APPROVED`, { as: admin });
    const [approved, removed] = await Promise.all([approve(), remove()]);
    assert.equal(removed.status, 200);
    assert.ok([200, 404].includes(approved.status), String(approved.status));
    assert.deepEqual(await Promise.all([...players, chloe].map((player) => balanceOf(server, player))), [700, 500, 0, 500]);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('leaves nothing behind when its last step fails', async () => {
    const { remove, balances } = await withPlayers();
    await server.db.execute('alter table audit_entries add constraint broken check (false)');
    try {
      assert.equal((await remove()).status, 500);
    } finally {
      await server.db.execute('alter table audit_entries drop constraint broken');
    }
    assert.deepEqual(await balances(), [200, 0, 0]);
    assert.equal((await server.db.select().from(tournaments)).length, 1);
  });
});
