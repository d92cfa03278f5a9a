import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Request, useTestServer } from '../../test/test-server';
import { addRoom, addUser } from '../../test/builders';
import { confirmed } from '../../test/confirmed';
import { EventReader } from '../../test/event-reader';
import { addFullmap, addRequest, addWinner } from '../../test/fullmaps';
import { addEntry, addTournament } from '../../test/tournaments';

/* Every write that open consoles get an event for, and the event. */

const server = useTestServer();

async function stage() {
  const admin = await addUser(server, 'Amara', { admin: true });
  const [player, other] = [await addUser(server, 'Diego', { cents: 10_000 }), await addUser(server, 'Omar', { cents: 10_000 })];
  const reader = await EventReader.connect(server.app, `Bearer ${await server.tokens.issue(admin)}`);
  const changes = () => reader.events.filter(({ event }) => event === 'change').map(({ data }) => data);
  /** Makes a call and answers the one change that it caused. */
  const changeOf = async (line: string, request: Request = {}) => {
    const before = changes().length;
    const { status, body } = await server.call(line, { as: admin, ...request });
    assert.ok(status < 300, `${line}: ${status} ${JSON.stringify(body)}`);
    await reader.until(() => changes().length > before, `a change after ${line}`);
    return changes().at(-1);
  };
  return { admin, player, other, reader, changeOf };
}

describe('open consoles get an event', () => {
  it('of rooms that are changed, paid and deleted', async () => {
    const { admin, player, other, reader, changeOf } = await stage();
    const room = await addRoom(server, { creator: player, opponent: other });
    const scheduled = await addRoom(server, { creator: player, status: 'PENDING' });
    const change = { subject: 'room', actorId: admin.id };
    assert.deepEqual(await changeOf(`PUT /rooms/${room}`, { body: { wining: 20 } }), { ...change, id: room, status: 'COIN_TIME' });
    const payment = { body: { userIds: [player.id], position: 1, message: '' } };
    assert.deepEqual(await changeOf(`POST /room/${room}/winners`, payment), { ...change, id: room, status: 'ALL_DONE' });
    assert.deepEqual(await changeOf(`DELETE /rooms/${scheduled}`), { ...change, id: scheduled, status: null });
    reader.close();
  });

  it('of full-map rooms that are created, requested, decided, completed and rewarded', async () => {
    const { admin, player, other, reader, changeOf } = await stage();
    const change = { subject: 'fullmap', status: 'PENDING', actorId: admin.id };
    const body = {
      title: 'Friday Cup',
      content: 'Rules',
      entryFee: 5,
      startTime: '2026-03-05T10:00:00.000Z',
      duration: 45,
      pricePool: 100,
      maxplayer: 4,
      roomId: '1',
      roomPw: 'pw',
      winnerRewards: '5:50',
    };
    const path = `POST /user/${admin.id}/game/1/gamemode/1/map/1/fullmaps`;
    assert.deepEqual(await changeOf(path, { body }), { ...change, id: 1 });
    const id = await addFullmap(server, { creator: admin, maxPlayers: 2 });
    assert.deepEqual(await changeOf(`POST /fullmapApp/create/${id}/user/${player.id}`, { as: player }), {
      ...change,
      id,
      actorId: player.id,
    });
    const request = await addRequest(server, id, other);
    assert.deepEqual(await changeOf(`PUT /fullmapApp/approve/${request}`, { body: { action: 'ACCEPT' } }), { ...change, id });
    const completed = { ...change, id, status: 'PRIVATE' };
    assert.deepEqual(await changeOf(`PUT /fullmap/${id}/complete`), completed);
    assert.deepEqual(await changeOf(`POST /fullmap/${id}/winners`, { body: [other.id] }), completed);
    assert.deepEqual(await changeOf(`PUT /winners/${other.id}`, { body: { position: 1, message: '' } }), completed);
    reader.close();
  });

  it('of tournaments that are created, requested, decided, started, rewarded and deleted', async () => {
    const { admin, player, other, reader, changeOf } = await stage();
    const change = { subject: 'tournament', status: 'PENDING', actorId: admin.id };
    const body = {
      title: 'Masters',
      content: 'Rules',
      winingPrices: '500',
      entryFee: '7',
      gameID: '123',
      gamePw: 'pw',
      startTime: '2026-03-05T10:00',
    };
    const path = `POST /user/${admin.id}/game/1/gamemode/1/map/1/posts`;
    assert.deepEqual(await changeOf(path, { body }), { ...change, id: 1 });
    const id = await addTournament(server, { organizer: admin });
    assert.deepEqual(await changeOf(`POST /turnmentApp/create/${id}/user/${player.id}`, { as: player }), {
      ...change,
      id,
      actorId: player.id,
    });
    const entry = await addEntry(server, id, other);
    assert.deepEqual(await changeOf(`PUT /turnmentApp/post/${entry}?status=CREATOR_APPROVED`), { ...change, id });
    const running = { ...change, id, status: 'ONGOING' };
    assert.deepEqual(await changeOf(`PUT /posts/${id}/status?status=ONGOING`), running);
    assert.deepEqual(await changeOf(`POST /posts/${id}/rewards`, { body: { userId: other.id, position: 1, prize: 10 } }), running);
    assert.deepEqual(await changeOf('DELETE /posts/1'), { ...change, id: 1, status: null });
    reader.close();
  });

  it('of users who are added, promoted, changed and banned, of streams and of messages', async () => {
    const { admin, player, reader, changeOf } = await stage();
    const change = { subject: 'user', id: player.id, status: null, actorId: admin.id };
    const password = 'long enough';
    const registered = await changeOf('POST /auth/register', { body: { name: 'Ada', email: 'ada@example.com', password } });
    assert.deepEqual(registered, { ...change, id: 4, actorId: 4 });
    const { otp } = (await server.call('POST /users/code', { as: admin, body: { email: 'bob@example.com' } })).body as { otp: string };
    const newUser = { name: 'Bob', email: 'bob@example.com', mobileNo: '+1 555 123', password, otp };
    assert.deepEqual(await changeOf('POST /users/', { body: newUser }), { ...change, id: 5 });
    const profile = { name: 'Dee', mobileNo: null, puId: null, fuId: null };
    assert.deepEqual(await changeOf(`PUT /users/${player.id}`, { as: player, body: profile }), { ...change, actorId: player.id });
    const session = await confirmed(server, admin);
    assert.deepEqual(await changeOf(`POST /users/addRole/email/${player.email}/role/ROLE_ADMIN`, session), change);
    assert.deepEqual(await changeOf(`DELETE /users/${player.id}/role/ROLE_ADMIN`, session), change);
    assert.deepEqual(await changeOf(`PUT /users/${player.id}/ban`), { ...change, status: 'BANNED' });
    assert.deepEqual(await changeOf(`PUT /users/${player.id}/unban`), { ...change, status: 'ACTIVE' });
    const stream = { videoLink: 'https://youtu.be/x', status: 'PUBLISHED' };
    const added = await changeOf('POST /videos/game/1', { body: stream });
    assert.deepEqual(added, { subject: 'stream', id: 1, status: 'PUBLISHED', actorId: admin.id });
    const message = { subject: 'form-message', id: 1 };
    const sent = await changeOf('POST /forms/contact', { body: { email: 'ada@example.com', message: 'Hello' } });
    assert.deepEqual(sent, { ...message, status: 'NEW', actorId: null });
    assert.deepEqual(await changeOf('PUT /forms/messages/1/handled'), { ...message, status: 'HANDLED', actorId: admin.id });
    reader.close();
  });
});

describe('administrators are notified', () => {
  it('when a player wants to join a full-map room or a tournament', async () => {
    const { admin, player, reader } = await stage();
    const [fullmap, tournament] = [await addFullmap(server, { creator: admin }), await addTournament(server, { organizer: admin })];
    await server.call(`POST /fullmapApp/create/${fullmap}/user/${player.id}`, { as: player });
    await server.call(`POST /turnmentApp/create/${tournament}/user/${player.id}`, { as: player });
    const news = () => reader.events.filter(({ event }) => event === 'notification').map(({ data }) => data);
    await reader.until(() => news().length === 2, 'two notifications');
    assert.deepEqual(
      news().map(({ type, title, body, link }) => [type, title, body, link]),
      [
        ['task', 'New join request', 'Diego wants to join “Friday Cup”.', `full-map-room/${fullmap}`],
        ['task', 'New tournament application', 'Diego applied to “Erangel Masters”.', `tournament-players/${tournament}`],
      ],
    );
    reader.close();
  });
});

describe('players are notified', () => {
  it('how their requests were decided, what they won and what was cancelled', async () => {
    const { admin, player, other, reader } = await stage();
    const call = async (line: string, body?: unknown) => {
      const answer = await server.call(line, { as: admin, ...(body === undefined ? {} : { body }) });
      assert.ok(answer.status < 300, `${line}: ${JSON.stringify(answer.body)}`);
    };
    const room = await addRoom(server, { creator: player, opponent: other });
    await call(`POST /room/${room}/winners`, { userIds: [player.id], position: 1, message: '' });
    await call(`DELETE /rooms/${await addRoom(server, { creator: player, status: 'PENDING' })}`);
    const fullmap = await addFullmap(server, { creator: admin, maxPlayers: 2 });
    await call(`PUT /fullmapApp/approve/${await addRequest(server, fullmap, player)}`, { action: 'ACCEPT' });
    await call(`PUT /fullmap/${fullmap}/complete`);
    await addWinner(server, fullmap, player);
    await call(`PUT /winners/${player.id}`, { position: 1, message: 'Great' });
    const tournament = await addTournament(server, { organizer: admin });
    await call(`PUT /turnmentApp/post/${await addEntry(server, tournament, other)}?status=REJECTED`);
    await call(`PUT /turnmentApp/post/${await addEntry(server, tournament, player)}?status=CREATOR_APPROVED`);
    await call(`DELETE /posts/${tournament}`);
    const messageOf = async (as: typeof player) =>
      ((await server.call('GET /notifications', { as })).body as { content: Record<string, string>[] }).content.map(
        ({ type, title, body }) => `${type}: ${title}: ${body}`,
      );
    assert.deepEqual((await messageOf(player)).reverse(), [
      'other: You won room 1: You won room 1: $19.00 was added to your balance.',
      'alert: Room 2 was cancelled: Room 2 was cancelled. Your entry fee of $10.00 was refunded to your balance.',
      'other: You’re in: You were selected for “Friday Cup”. The entry fee of $5.00 was taken.',
      'other: Place 1 in “Friday Cup”: Great',
      'other: You’re in: You were selected for “Erangel Masters”. The entry fee of $5.00 was taken.',
      'alert: “Erangel Masters” was cancelled: “Erangel Masters” was cancelled. Your entry fee of $5.00 was refunded to your balance.',
    ]);
    assert.deepEqual(await messageOf(other), [
      'alert: Your request was rejected: Your request to take part in “Erangel Masters” was rejected. No money was taken.',
    ]);
    reader.close();
  });
});
