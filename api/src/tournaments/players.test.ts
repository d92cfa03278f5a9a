import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, balanceOf, type TestUser, unbalanced } from '../../test/builders';
import { addEntry, addTournament } from '../../test/tournaments';
import { transactions } from '../db/schema/money';
import { auditEntries, notifications } from '../db/schema/records';
import { tournamentApplications, tournaments } from '../db/schema/matches';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });
const debits = () => server.db.select().from(transactions).where(eq(transactions.type, 'DEBITED'));

async function setting(more: Partial<typeof tournaments.$inferInsert> = {}) {
  const admin = await addUser(server, 'Amara', { admin: true });
  const omar = await addUser(server, 'Omar', { cents: 2000 });
  const id = await addTournament(server, { organizer: admin, ...more });
  const decide = (entry: number, status: string, as = admin) => server.call(`PUT /turnmentApp/post/${entry}?status=${status}`, { as });
  return { admin, omar, id, decide };
}

const apply = (id: number, user: { id: number }, as: TestUser) => server.call(`POST /turnmentApp/create/${id}/user/${user.id}`, { as });

describe('asking to take part', () => {
  it('answers 201, takes no money, and tells a player nothing that is not public', async () => {
    const { admin, omar, id } = await setting();
    const { status, body } = await apply(id, omar, omar);
    assert.equal(status, 201);
    const { user, post, ...rest } = body as { user: { name: string; balance: number }; post: Record<string, unknown> };
    assert.deepEqual(rest, { postAppId: 1, status: 'PENDING', requestAt: [2026, 3, 4, 15, 50, 30] });
    assert.deepEqual([user.name, user.balance, post.postId, post.gameID, post.gamePw], ['Omar', 20, id, null, null]);
    assert.equal((post.user as { email: unknown }).email, null);
    const own = (await apply(id, admin, admin)).body;
    assert.equal(messageOf({ body: own }), 'Amara’s balance of $0.00 isn’t enough for the entry fee of $5.00.');
    assert.deepEqual(await debits(), []);
  });

  it('is for oneself only, once, and while there is something to join', async () => {
    const { admin, omar, id } = await setting();
    const other = await apply(id, admin, omar);
    assert.deepEqual([other.status, messageOf(other)], [403, 'You can only request to join for yourself.']);
    assert.equal((await apply(7, omar, omar)).status, 404);
    const answers = await Promise.all([1, 2, 3].map(() => apply(id, omar, omar)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400]);
    assert.equal(messageOf(await apply(id, omar, admin)), 'Omar asked to take part in tournament 1 before.');
    await server.db.update(tournaments).set({ startsAt: server.now });
    assert.equal(messageOf(await apply(id, omar, omar)), 'Tournament 1 has already started.');
    await server.db.update(tournaments).set({ status: 'ONGOING' });
    assert.equal(messageOf(await apply(id, omar, omar)), 'Tournament 1 is ONGOING: it no longer accepts players.');
  });
});

describe('deciding about a player', () => {
  it('approves: takes the fee, tells the player, is recorded, and answers the application with a sentence', async () => {
    const { admin, omar, id, decide } = await setting();
    const entry = await addEntry(server, id, omar);
    const { status, body } = await decide(entry, 'CREATOR_APPROVED');
    const answer = body as Record<string, unknown>;
    assert.deepEqual([status, answer.message, answer.status, answer.postAppId], [200, 'Omar was approved.', 'CREATOR_APPROVED', entry]);
    const [fee, ...more] = await debits();
    assert.deepEqual([fee?.userId, fee?.amountCents, fee?.reason, more], [omar.id, -500, 'Game entry fee of tournament 1', []]);
    assert.equal(await balanceOf(server, omar), 1500);
    assert.deepEqual(await unbalanced(server), []);
    const [news] = await server.db.select().from(notifications);
    assert.equal(news?.message, 'You were selected for “Erangel Masters”. The entry fee of $5.00 was taken.');
    const [audit] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
    assert.deepEqual([audit?.actorId, audit?.action, audit?.subjectId], [admin.id, 'tournament.approve-player', id]);
  });

  it('charges once when two administrators approve at the same moment', async () => {
    const { omar, id, decide } = await setting();
    const bea = await addUser(server, 'Bea', { admin: true });
    const entry = await addEntry(server, id, omar);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((turn) => (turn % 2 ? decide(entry, 'CREATOR_APPROVED') : decide(entry, 'CREATOR_APPROVED', bea))),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400]);
    assert.equal(messageOf(answers.find(({ status }) => status === 400) ?? { body: {} }), `Request ${entry} was already accepted.`);
    assert.equal((await debits()).length, 1);
    assert.equal(await balanceOf(server, omar), 1500);
  });

  it('takes no hundred and first player', async () => {
    const { admin, omar, id, decide } = await setting({ entryFeeCents: 0 });
    const columns = 'name, email, balance_cents, password_hash, created_at';
    await server.db.execute(
      `insert into users (${columns}) select 'P' || n, 'p' || n || '@example.com', 0, 'no hash', now() from generate_series(1, 99) n`,
    );
    await server.db.execute(`insert into tournament_applications (tournament_id, user_id, status, requested_at)
      select ${id}, id, 'CREATOR_APPROVED', now() from users where name like 'P%'`);
    const entries = [await addEntry(server, id, omar), await addEntry(server, id, admin)];
    const answers = await Promise.all(entries.map((entry) => decide(entry, 'CREATOR_APPROVED')));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    assert.equal(messageOf(answers.find(({ status }) => status === 400) ?? { body: {} }), 'Tournament 1 is full: 100 of 100 players.');
  });

  it('rejects without moving money, once', async () => {
    const { omar, id, decide } = await setting({ status: 'ONGOING' });
    const entry = await addEntry(server, id, omar);
    assert.equal(
      messageOf(await decide(entry, 'CREATOR_APPROVED')),
      'Tournament 1 is ONGOING: players can only be approved while it is PENDING.',
    );
    const { status, body } = await decide(entry, 'REJECTED');
    assert.deepEqual([status, (body as { status: string }).status, messageOf({ body })], [200, 'REJECTED', 'Omar was rejected.']);
    assert.equal(messageOf(await decide(entry, 'CREATOR_APPROVED')), `Request ${entry} was already rejected.`);
    assert.equal((await decide(4711, 'REJECTED')).status, 404);
    assert.equal((await decide(entry, 'PENDING')).status, 400);
    assert.deepEqual(await debits(), []);
  });

  it('is refused for a balance that is too small', async () => {
    const { id, decide } = await setting();
    const entry = await addEntry(server, id, await addUser(server, 'Bea', { cents: 499 }));
    const refused = await decide(entry, 'CREATOR_APPROVED');
    assert.deepEqual([refused.status, messageOf(refused)], [400, 'Bea’s balance of $4.99 isn’t enough for the entry fee of $5.00.']);
    const [row] = await server.db.select().from(tournamentApplications);
    assert.equal(row?.status, 'PENDING');
  });

  it('shows in the lists, oldest first, by status', async () => {
    const { admin, omar, id, decide } = await setting();
    const first = await addEntry(server, id, omar);
    server.advance(5);
    await addEntry(server, id, await addUser(server, 'Bea'));
    const list = async (query: string) => {
      const { body } = await server.call(`GET /turnmentApp/pending/${id}${query}`, { as: admin });
      return (body as { user: { name: string }; post: { gamePw: string } }[]).map(({ user, post }) => [user.name, post.gamePw]);
    };
    assert.deepEqual(await list('?status=PENDING'), [
      ['Omar', 'secret'],
      ['Bea', 'secret'],
    ]);
    await decide(first, 'CREATOR_APPROVED');
    assert.deepEqual(await list('?status=CREATOR_APPROVED'), [['Omar', 'secret']]);
    assert.deepEqual((await list('')).length, 2);
    assert.equal((await server.call('GET /turnmentApp/pending/7', { as: admin })).status, 404);
  });
});
