import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, balanceOf, type TestUser } from '../../test/builders';
import { addFullmap, addRequest } from '../../test/fullmaps';
import { fullmapApplications, fullmapRooms } from '../db/schema/matches';
import { auditEntries } from '../db/schema/records';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

async function scheduled(more: Partial<typeof fullmapRooms.$inferInsert> = {}) {
  const admin = await addUser(server, 'Amara', { admin: true });
  const omar = await addUser(server, 'Omar', { cents: 2000 });
  const fullmapId = await addFullmap(server, { creator: admin, ...more });
  const decide = (id: number, action: unknown, as = admin) => server.call(`PUT /fullmapApp/approve/${id}`, { as, body: { action } });
  return { admin, omar, fullmapId, decide };
}

const apply = (fullmapId: number, user: { id: number }, as: TestUser) =>
  server.call(`POST /fullmapApp/create/${fullmapId}/user/${user.id}`, { as });

describe('asking to join', () => {
  it('answers 201 with the request and takes no money', async () => {
    const { admin, omar, fullmapId } = await scheduled();
    const { status, body } = await apply(fullmapId, omar, omar);
    assert.equal(status, 201);
    assert.deepEqual(body, {
      fullmapAppId: 1,
      status: 'PENDING',
      requestAt: [2026, 3, 4, 15, 50, 30],
      userId: { id: omar.id, name: 'Omar' },
      fullMap: { user: { id: admin.id, name: 'Amara' } },
    });
    assert.equal(await balanceOf(server, omar), 2000);
    assert.deepEqual(await server.db.select().from(auditEntries), []);
  });

  it('is allowed for oneself, or by an administrator for any user', async () => {
    const { admin, omar, fullmapId } = await scheduled();
    const refused = await apply(fullmapId, admin, omar);
    assert.deepEqual([refused.status, messageOf(refused)], [403, 'You can only request to join for yourself.']);
    assert.equal((await apply(fullmapId, omar, admin)).status, 201);
    const [entry, ...more] = await server.db.select().from(auditEntries);
    assert.deepEqual(
      [entry?.action, entry?.actorId, entry?.subjectId, entry?.after, more],
      ['fullmap.request', admin.id, fullmapId, { applicationId: 1, userId: omar.id, status: 'PENDING' }, []],
    );
    assert.deepEqual(messageOf(await apply(fullmapId, { id: 4711 }, admin)), 'User not found with id : 4711');
    const unknown = await apply(7, omar, omar);
    assert.deepEqual([unknown.status, messageOf(unknown)], [404, 'Fullmap not found with fullmapId : 7']);
  });

  it('works once for each player, also at the same moment and after a rejection', async () => {
    const { omar, fullmapId, decide } = await scheduled();
    const answers = await Promise.all([1, 2, 3].map(() => apply(fullmapId, omar, omar)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400]);
    await decide(1, 'REJECT');
    assert.equal(messageOf(await apply(fullmapId, omar, omar)), 'Omar asked to join full-map room 1 before.');
    assert.equal((await server.db.select().from(fullmapApplications)).length, 1);
  });

  it('is refused by a room that is completed, started or full, and for a balance that is too small', async () => {
    const { admin, omar, fullmapId } = await scheduled();
    const refusal = async (
      change: Partial<typeof fullmapRooms.$inferInsert>,
      room = { status: 'PENDING', maxPlayers: 4, entryFeeCents: 500 },
    ) => {
      await server.db.update(fullmapRooms).set({ ...room, ...change });
      const answer = await apply(fullmapId, omar, omar);
      return [answer.status, messageOf(answer)];
    };
    assert.deepEqual(await refusal({ status: 'PRIVATE' }), [400, 'Full-map room 1 no longer accepts players.']);
    assert.deepEqual(await refusal({ entryFeeCents: 2001 }), [400, 'Omar’s balance of $20.00 isn’t enough for the entry fee of $20.01.']);
    await addRequest(server, fullmapId, admin, 'CREATOR_APPROVED', 0);
    assert.deepEqual(await refusal({ maxPlayers: 1 }), [400, 'Full-map room 1 is full.']);
    assert.deepEqual(await refusal({ startsAt: server.now }), [400, 'Full-map room 1 has already started.']);
  });
});

describe('the requests of a room', () => {
  it('are listed oldest first, in one status or in all', async () => {
    const { admin, omar, fullmapId } = await scheduled();
    const bea = await addUser(server, 'Bea', { cents: 500 });
    server.advance(-5);
    await addRequest(server, fullmapId, bea);
    server.advance(-5);
    await addRequest(server, fullmapId, omar);
    await addRequest(server, fullmapId, admin, 'REJECTED');
    const list = async (query: string) => {
      const { body } = await server.call(`GET /fullmapApp/fullmap/${fullmapId}${query}`, { as: admin });
      return (body as { userId: { name: string } }[]).map(({ userId }) => userId.name);
    };
    assert.deepEqual(await list('?status=PENDING'), ['Omar', 'Bea']);
    assert.deepEqual(await list('?status=CREATOR_APPROVED'), []);
    assert.deepEqual(await list(''), ['Omar', 'Amara', 'Bea']);
    const unknown = await server.call('GET /fullmapApp/fullmap/7?status=PENDING', { as: admin });
    assert.deepEqual([unknown.status, messageOf(unknown)], [404, 'Fullmap not found with fullmapId : 7']);
    assert.equal((await server.call(`GET /fullmapApp/fullmap/${fullmapId}?status=APPROVED`, { as: admin })).status, 400);
  });
});
