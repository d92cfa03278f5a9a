import assert from 'node:assert/strict';
import { syncBuiltinESMExports } from 'node:module';
import { describe, it } from 'node:test';
import timers from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addRoom, addUser } from '../../test/builders';
import { images } from '../db/schema/records';
import { roomApprovals } from '../db/schema/rooms';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

async function people() {
  const admin = await addUser(server, 'Amara', { admin: true });
  const [creator, opponent] = [await addUser(server, 'Chloé', { cents: 5000 }), await addUser(server, 'Omar', { cents: 5000 })];
  return { admin, creator, opponent };
}

describe('GET /rooms/status', () => {
  it('answers a bare array in the words of the wire, dates as arrays of the platform zone', async () => {
    const { admin, creator, opponent } = await people();
    const facts = { round: 3, playerCount: 4, accessId: '4119407', password: 'pw', fpp: true, creatorScreenshot: 'a.png' };
    await addRoom(server, { creator, opponent, gameType: '2v2', entryFeeCents: 1550, prizeCents: 2945, ...facts });
    const { status, body } = await server.call('GET /rooms/status?status=COIN_TIME', { as: admin });
    assert.equal(status, 200);
    assert.deepEqual(body, [
      {
        roomId: 1,
        status: 'COIN_TIME',
        gameType: '2v2',
        round: 3,
        totalParticipant: 4,
        addedDate: [2026, 3, 4, 15, 50, 30],
        entryFee: 15.5,
        wining: 29.45,
        gameID: '4119407',
        gamePw: 'pw',
        tpp: false,
        fpp: true,
        game: { gameId: 1, gameTitle: 'PUBG Mobile', gameDescription: null },
        user: { id: creator.id, name: 'Chloé', bannedAt: null },
        opponent: { id: opponent.id, name: 'Omar', bannedAt: null },
        creator_SS: 'a.png',
        player_SS: '',
        transactionId: null,
      },
    ]);
  });

  it('has the rooms of that status only, newest first, each once', async () => {
    const { admin, creator, opponent } = await people();
    const minutesAgo = (minutes: number) => new Date(server.now.getTime() - minutes * 60_000);
    const older = await addRoom(server, { creator, status: 'PENDING', createdAt: minutesAgo(9) });
    const newest = await addRoom(server, { creator, status: 'PENDING', createdAt: minutesAgo(1) });
    const sameMoment = await addRoom(server, { creator, status: 'PENDING', createdAt: minutesAgo(9) });
    await addRoom(server, { creator, opponent, status: 'COIN_TIME' });
    for (const user of [opponent, admin]) {
      await server.db.insert(roomApprovals).values({ roomId: newest, userId: user.id, status: 'PENDING', requestedAt: server.now });
    }
    const { body } = await server.call('GET /rooms/status?status=PENDING', { as: admin });
    const list = body as { roomId: number; opponent: unknown }[];
    assert.deepEqual(
      list.map(({ roomId }) => roomId),
      [newest, sameMoment, older],
    );
    assert.equal(list[0]?.opponent, null, 'who only asked to play is no opponent');
  });
});

describe('GET /rooms/status with many rooms', () => {
  it('writes its answer in pieces, with time for other calls in between, and loses none', async (t) => {
    const { admin, creator } = await people();
    const old = sql`${server.now.toISOString()}::timestamptz - n * interval '1 minute'`;
    await server.db.execute(sql`
      insert into rooms (status, game_type, entry_fee_cents, prize_cents, game_id, creator_id, created_at)
      select 'PENDING', '1v1', 1000, 1900, 1, ${creator.id}, ${old} from generate_series(1, 1001) n`);
    const pauses = t.mock.method(timers, 'setImmediate');
    syncBuiltinESMExports();
    try {
      const { body } = await server.call('GET /rooms/status?status=PENDING', { as: admin });
      assert.deepEqual(
        (body as { roomId: number }[]).map(({ roomId }) => roomId),
        Array.from({ length: 1001 }, (_, place) => place + 1),
      );
      assert.equal(pauses.mock.callCount(), 2);
    } finally {
      pauses.mock.restore();
      syncBuiltinESMExports();
    }
  });
});

describe('GET /rooms/{roomId}', () => {
  it('answers one room, or 404 with a sentence', async () => {
    const { admin, creator } = await people();
    const id = await addRoom(server, { creator });
    assert.equal(((await server.call(`GET /rooms/${id}`, { as: admin })).body as { roomId: number }).roomId, id);
    const { status, body } = await server.call('GET /rooms/4711', { as: admin });
    assert.equal(status, 404);
    assert.deepEqual(body, { message: 'Room not found with id : 4711', success: false });
  });
});

describe('GET /roomApp/room/{roomId}/approvals', () => {
  const approvals = async (as: { id: number; email: string }, roomId: number, query: string) => {
    const { status, body } = await server.call(`GET /roomApp/room/${roomId}/approvals${query}`, { as });
    assert.equal(status, 200);
    return body as { status: string; requestAt: number[]; user: unknown; room: { roomId: number; user: unknown } }[];
  };

  it('answers the accepted opponent with the whole room', async () => {
    const { admin, creator, opponent } = await people();
    const id = await addRoom(server, { creator, opponent });
    const [entry, ...others] = await approvals(admin, id, '?status=CREATOR_APPROVED');
    assert.deepEqual(others, []);
    assert.equal(entry?.status, 'CREATOR_APPROVED');
    assert.deepEqual(entry.requestAt, [2026, 3, 4, 15, 50, 30]);
    assert.deepEqual(entry.user, { id: opponent.id, name: 'Omar', bannedAt: null });
    assert.equal(entry.room.roomId, id);
    assert.deepEqual(entry.room.user, { id: creator.id, name: 'Chloé', bannedAt: null });
  });

  it('still answers it, as COMPLETED, when the room is paid', async () => {
    const { admin, creator, opponent } = await people();
    const id = await addRoom(server, { creator, opponent });
    await server.call(`POST /room/${id}/winners`, { as: admin, body: { userIds: [creator.id], position: 1, message: '' } });
    assert.deepEqual(
      (await approvals(admin, id, '?status=CREATOR_APPROVED')).map(({ status }) => status),
      ['COMPLETED'],
    );
  });

  it('filters by status, answers all without one and none for a room without requests', async () => {
    const { admin, creator, opponent } = await people();
    const id = await addRoom(server, { creator, opponent });
    await server.db.insert(roomApprovals).values({ roomId: id, userId: admin.id, status: 'REJECTED', requestedAt: server.now });
    assert.deepEqual(
      (await approvals(admin, id, '?status=REJECTED')).map(({ status }) => status),
      ['REJECTED'],
    );
    assert.equal((await approvals(admin, id, '')).length, 2);
    assert.deepEqual(await approvals(admin, await addRoom(server, { creator }), '?status=CREATOR_APPROVED'), []);
  });

  it('is 404 for an unknown room and 400 for an unknown status', async () => {
    const { admin, creator } = await people();
    const id = await addRoom(server, { creator });
    assert.equal((await server.call('GET /roomApp/room/4711/approvals?status=PENDING', { as: admin })).status, 404);
    assert.equal((await server.call(`GET /roomApp/room/${id}/approvals?status=MAYBE`, { as: admin })).status, 400);
  });
});

describe('GET /rooms/image/{imageName}', () => {
  it('answers the bytes with their type by extension, and forbids shared caching', async () => {
    const { admin } = await people();
    const bytes = Buffer.from([0, 255, 137, 80, 10]);
    await server.db.insert(images).values([
      { name: 'a-1.png', bytes },
      { name: 'b-2.JPG', bytes },
    ]);
    const answer = await server.call('GET /rooms/image/a-1.png', { as: admin });
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.bytes, bytes);
    assert.equal(answer.headers['content-type'], 'image/png');
    assert.match(String(answer.headers['cache-control']), /^private/);
    assert.equal(answer.headers['content-disposition'], 'attachment; filename="a-1.png"');
    assert.equal((await server.call('GET /rooms/image/b-2.JPG', { as: admin })).headers['content-type'], 'image/jpeg');
  });

  it('is 404 for a file that is missing', async () => {
    const { admin } = await people();
    const { status, body } = await server.call('GET /rooms/image/none.png', { as: admin });
    assert.equal(status, 404);
    assert.deepEqual(body, { message: 'Image not found with name : none.png', success: false });
  });
});
