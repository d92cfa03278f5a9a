import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, balanceOf, unbalanced } from '../../test/builders';
import { addFullmap, addRequest } from '../../test/fullmaps';
import { fullmapApplications, type fullmapRooms } from '../db/schema/matches';
import { transactions } from '../db/schema/money';
import { auditEntries, notifications } from '../db/schema/records';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });
const fees = () => server.db.select().from(transactions).where(eq(transactions.type, 'DEBITED'));

async function scheduled(more: Partial<typeof fullmapRooms.$inferInsert> = {}) {
  const admin = await addUser(server, 'Amara', { admin: true });
  const omar = await addUser(server, 'Omar', { cents: 2000 });
  const fullmapId = await addFullmap(server, { creator: admin, ...more });
  const decide = (id: number, action: unknown, as = admin) => server.call(`PUT /fullmapApp/approve/${id}`, { as, body: { action } });
  return { admin, omar, fullmapId, decide };
}

describe('accepting a request', () => {
  it('takes the fee once, tells the player and is recorded', async () => {
    const { admin, omar, fullmapId, decide } = await scheduled();
    const id = await addRequest(server, fullmapId, omar);
    const { status, body } = await decide(id, 'ACCEPT');
    assert.equal(status, 200);
    assert.equal((body as { status: string }).status, 'CREATOR_APPROVED');
    assert.deepEqual((body as { userId: unknown }).userId, { id: omar.id, name: 'Omar' });
    const [fee, ...more] = await fees();
    assert.deepEqual([fee?.userId, fee?.amountCents, fee?.reason, more], [omar.id, -500, 'Game entry fee of full-map room 1', []]);
    assert.equal(await balanceOf(server, omar), 1500);
    assert.deepEqual(await unbalanced(server), []);
    const [news] = await server.db.select().from(notifications);
    assert.deepEqual([news?.userId, news?.message], [omar.id, 'You were selected for “Friday Cup”. The entry fee of $5.00 was taken.']);
    const [audit] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
    assert.deepEqual([audit?.actorId, audit?.action, audit?.subjectId], [admin.id, 'fullmap.accept-player', fullmapId]);
    const [row] = await server.db.select().from(fullmapApplications);
    assert.deepEqual([row?.decidedBy, row?.feeTransactionId], [admin.id, fee?.id]);
  });

  it('charges once when two administrators accept at the same moment; the other learns the outcome', async () => {
    const { omar, fullmapId, decide } = await scheduled();
    const bea = await addUser(server, 'Bea', { admin: true });
    const id = await addRequest(server, fullmapId, omar);
    const answers = await Promise.all([decide(id, 'ACCEPT'), decide(id, 'ACCEPT', bea), decide(id, 'ACCEPT'), decide(id, 'ACCEPT', bea)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400]);
    const sentences = answers.filter(({ status }) => status === 400).map(messageOf);
    assert.deepEqual(new Set(sentences), new Set([`Request ${id} was already accepted.`]));
    assert.equal((await fees()).length, 1);
    assert.equal(await balanceOf(server, omar), 1500);
    assert.deepEqual(await unbalanced(server), []);
  });

  it('gives the last seat to one of many at the same moment', async () => {
    const { fullmapId, decide } = await scheduled({ maxPlayers: 2 });
    const players = await Promise.all(['Bea', 'Chloé', 'Diego', 'Emma'].map((name) => addUser(server, name, { cents: 500 })));
    const ids = await Promise.all(players.map((player) => addRequest(server, fullmapId, player)));
    const answers = await Promise.all(ids.map((id) => decide(id, 'ACCEPT')));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 400, 400]);
    assert.equal(messageOf(answers.find(({ status }) => status === 400) ?? { body: {} }), 'Full-map room 1 is full: 2 of 2 players.');
    assert.equal((await fees()).length, 2);
  });

  it('never takes more than there is from a player who is accepted in many rooms at the same moment', async () => {
    const { admin, decide } = await scheduled();
    const bea = await addUser(server, 'Bea', { cents: 700 });
    const ids: number[] = [];
    for (let room = 0; room < 8; room++) ids.push(await addRequest(server, await addFullmap(server, { creator: admin }), bea));
    const answers = await Promise.all(ids.map((id) => decide(id, 'ACCEPT')));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array<number>(7).fill(400)]);
    const refused = answers.find(({ status }) => status === 400) ?? { body: {} };
    assert.equal(messageOf(refused), 'Bea’s balance of $2.00 isn’t enough for the entry fee of $5.00.');
    assert.deepEqual(await unbalanced(server), []);
    const statuses = (await server.db.select().from(fullmapApplications)).map(({ status }) => status).sort();
    assert.deepEqual(statuses, ['CREATOR_APPROVED', ...Array<string>(7).fill('PENDING')], 'the refused ones stay open');
  });

  it('is free in a free room', async () => {
    const { omar, fullmapId, decide } = await scheduled({ entryFeeCents: 0 });
    assert.equal((await decide(await addRequest(server, fullmapId, omar), 'ACCEPT')).status, 200);
    assert.deepEqual(await fees(), []);
  });

  it('is refused after the room was completed, unknown requests and other words too', async () => {
    const { omar, fullmapId, decide } = await scheduled({ status: 'PRIVATE' });
    const id = await addRequest(server, fullmapId, omar);
    assert.equal(messageOf(await decide(id, 'ACCEPT')), 'Full-map room 1 is PRIVATE: players can only be accepted while it is PENDING.');
    const unknown = await decide(4711, 'ACCEPT');
    assert.deepEqual([unknown.status, messageOf(unknown)], [404, 'Fullmap application not found with fullmapAppId : 4711']);
    assert.equal(messageOf(await decide(id, 'APPROVE')), "The field 'action' must be one of ACCEPT, REJECT.");
    assert.deepEqual(await fees(), []);
  });

  it('leaves nothing behind when its last step fails', async () => {
    const { omar, fullmapId, decide } = await scheduled();
    const id = await addRequest(server, fullmapId, omar);
    await server.db.execute('alter table audit_entries add constraint broken check (false)');
    try {
      assert.equal((await decide(id, 'ACCEPT')).status, 500);
    } finally {
      await server.db.execute('alter table audit_entries drop constraint broken');
    }
    assert.equal(await balanceOf(server, omar), 2000);
    assert.deepEqual([await fees(), await server.db.select().from(notifications)], [[], []]);
    assert.equal((await decide(id, 'ACCEPT')).status, 200);
  });
});

describe('rejecting a request', () => {
  it('moves no money, tells the player, and is final', async () => {
    const { omar, fullmapId, decide } = await scheduled({ status: 'PRIVATE' });
    const id = await addRequest(server, fullmapId, omar);
    const { status, body } = await decide(id, 'REJECT');
    assert.deepEqual([status, (body as { status: string }).status], [200, 'REJECTED']);
    assert.equal(await balanceOf(server, omar), 2000);
    for (const action of ['ACCEPT', 'REJECT']) {
      const again = await decide(id, action);
      assert.deepEqual([again.status, messageOf(again)], [400, `Request ${id} was already rejected.`]);
    }
    const [news] = await server.db.select().from(notifications);
    assert.equal(news?.message, 'Your request to join “Friday Cup” was rejected. No money was taken.');
    const [audit] = await server.db.select().from(auditEntries);
    assert.equal(audit?.action, 'fullmap.reject-player');
  });
});
