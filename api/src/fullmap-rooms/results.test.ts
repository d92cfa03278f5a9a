import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { desc } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, balanceOf, type TestUser } from '../../test/builders';
import { addFullmap, addRequest } from '../../test/fullmaps';
import { fullmapRooms, fullmapWinners } from '../db/schema/matches';
import { auditEntries } from '../db/schema/records';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });
const asAdmin = () => addUser(server, 'Amara', { admin: true });
const audits = async () => (await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id))).map(({ action }) => action);

async function withPlayers(names: string[], more: Partial<typeof fullmapRooms.$inferInsert> = {}) {
  const admin = await asAdmin();
  const fullmapId = await addFullmap(server, { creator: admin, ...more });
  const players: TestUser[] = [];
  for (const name of names) players.push(await addUser(server, name, { cents: 500 }));
  for (const player of players) await addRequest(server, fullmapId, player, 'CREATOR_APPROVED');
  const register = (body: unknown) => server.call(`POST /fullmap/${fullmapId}/winners`, { as: admin, body });
  const complete = (as = admin) => server.call(`PUT /fullmap/${fullmapId}/complete`, { as });
  return { admin, fullmapId, players, register, complete };
}

describe('completing a full-map room', () => {
  it('needs half of its places: 3 of 5', async () => {
    const { admin, fullmapId, complete } = await withPlayers(['Bea', 'Chloé'], { maxPlayers: 5 });
    const early = await complete();
    assert.deepEqual([early.status, messageOf(early)], [400, 'Full-map room 1 has 2 of 5 players: 3 are needed to complete it.']);
    const omar = await addUser(server, 'Omar', { cents: 500 });
    await addRequest(server, fullmapId, omar, 'CREATOR_APPROVED');
    const { status, body } = await complete();
    assert.deepEqual([status, (body as { status: string }).status], [200, 'PRIVATE']);
    const again = await complete(admin);
    assert.deepEqual([again.status, messageOf(again)], [400, 'Full-map room 1 is already completed.']);
    assert.deepEqual(await audits(), ['fullmap.complete']);
  });

  it('is enough with exactly half, happens once, and is final', async () => {
    const { admin, fullmapId, complete } = await withPlayers(['Bea', 'Chloé']);
    const omar = await addUser(server, 'Omar', { cents: 500 });
    const open = await addRequest(server, fullmapId, omar);
    const answers = await Promise.all([complete(), complete(), complete()]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400]);
    const accept = await server.call(`PUT /fullmapApp/approve/${open}`, { as: admin, body: { action: 'ACCEPT' } });
    assert.equal(accept.status, 400);
    assert.equal((await server.call(`PUT /fullmapApp/approve/${open}`, { as: admin, body: { action: 'REJECT' } })).status, 200);
    assert.equal((await server.call(`POST /fullmapApp/create/${fullmapId}/user/${admin.id}`, { as: admin })).status, 400);
    assert.equal(await balanceOf(server, omar), 500);
  });

  it('is refused for an unknown room and for one in another status', async () => {
    const { admin, complete } = await withPlayers(['Bea', 'Chloé'], { status: 'REJECTED' });
    assert.equal(messageOf(await complete()), 'Full-map room 1 is REJECTED: only a PENDING room can be completed.');
    assert.equal(messageOf(await server.call('PUT /fullmap/7/complete', { as: admin })), 'Fullmap not found with fullmapId : 7');
  });
});

describe('registering winners', () => {
  it('answers the list, keeps the players in it, and adds new ones', async () => {
    const { admin, players, register } = await withPlayers(['Bea', 'Chloé', 'Omar'], { status: 'PRIVATE' });
    const [bea, chloe, omar] = players.map(({ id, name }) => ({ user: { id, name, bannedAt: null }, position: null, message: null }));
    const first = await register([bea?.user.id, bea?.user.id]);
    assert.deepEqual([first.status, first.body], [200, [bea]]);
    assert.deepEqual((await register([omar?.user.id, bea?.user.id])).body, [bea, omar]);
    assert.deepEqual((await register([bea?.user.id])).body, [bea, omar]);
    await Promise.all([register([chloe?.user.id]), register([chloe?.user.id])]);
    assert.deepEqual((await server.call('GET /fullmap/1/winners', { as: admin })).body, [bea, omar, chloe]);
    assert.deepEqual(await audits(), Array(3).fill('fullmap.register-winners'));
  });

  it('is refused before completion, for strangers, and for an empty list', async () => {
    const { players, fullmapId, register } = await withPlayers(['Bea']);
    const early = await register([players[0]?.id]);
    assert.deepEqual([early.status, messageOf(early)], [400, 'Complete full-map room 1 first: it is PENDING.']);
    await server.db.update(fullmapRooms).set({ status: 'PRIVATE' });
    const omar = await addUser(server, 'Omar');
    await addRequest(server, fullmapId, omar);
    const stranger = await register([players[0]?.id, omar.id]);
    assert.deepEqual([stranger.status, messageOf(stranger)], [400, `User ${omar.id} is not a player of full-map room 1.`]);
    assert.equal(messageOf(await register([omar.id, 4711])), `Users ${omar.id}, 4711 are not players of full-map room 1.`);
    assert.equal(messageOf(await register([])), 'The body must have at least 1 entry.');
    assert.deepEqual(await server.db.select().from(fullmapWinners), []);
  });
});
