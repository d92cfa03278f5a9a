import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { topUpCalls } from '@arena/shared/contract';
import { addRoom, addUser, balanceOf, GIVEN, type TestUser, unbalanced } from '../../test/builders';
import { addRedeem, addTopUp } from '../../test/finance';
import { addFullmap, addRequest, addWinner } from '../../test/fullmaps';
import { messageOf, useTestServer } from '../../test/test-server';
import { addEntry, addTournament } from '../../test/tournaments';
import { transactions } from '../db/schema/money';
import { auditEntries } from '../db/schema/records';
import { MONEY_CALLS } from '../http/money-calls';
import { route } from '../http/route';
import { book } from './ledger';

const server = useTestServer();

interface Sent {
  readonly line: string;
  readonly body?: unknown;
}

/** Makes what a call decides about for `player`, and answers the call that decides it. */
type Prepare = (player: TestUser, opponent: TestUser) => Promise<Sent>;

const WINNER = { position: 1, message: '' };

async function playedFullmap(player: TestUser, status = 'PRIVATE') {
  const fullmap = await addFullmap(server, { creator: player, status });
  await addRequest(server, fullmap, player, 'CREATOR_APPROVED');
  await addWinner(server, fullmap, player);
  return fullmap;
}

async function playedTournament(player: TestUser) {
  const tournament = await addTournament(server, { organizer: player, status: 'ONGOING' });
  await addEntry(server, tournament, player, 'CREATOR_APPROVED');
  return tournament;
}

/** A case for each call that moves money. */
const CASES: Readonly<Record<string, Prepare>> = {
  'PUT /topup/{topUpId}/approve': async (player) => ({ line: `PUT /topup/${await addTopUp(server, player)}/approve` }),
  'PUT /redeem/{redeemId}/approve': async (player) => ({ line: `PUT /redeem/${await addRedeem(server, player)}/approve` }),
  'POST /room/{roomId}/winners': async (player, opponent) => ({
    line: `POST /room/${await addRoom(server, { creator: opponent, opponent: player })}/winners`,
    body: { userIds: [player.id], ...WINNER },
  }),
  'PUT /winners/{userId}': async (player) => ({ line: `PUT /winners/${player.id}?fullmapId=${await playedFullmap(player)}`, body: WINNER }),
  'POST /posts/{tournamentId}/rewards': async (player) => ({
    line: `POST /posts/${await playedTournament(player)}/rewards`,
    body: { userId: player.id, position: 1, prize: 10 },
  }),
  'DELETE /rooms/{roomId}': async (player, opponent) => ({
    line: `DELETE /rooms/${await addRoom(server, { creator: opponent, opponent: player, status: 'PENDING' })}`,
  }),
  'POST /users/{userId}/adjustments': async (player) => ({
    line: `POST /users/${player.id}/adjustments`,
    body: { amount: 5, reason: 'A correction' },
  }),
  'DELETE /posts/{tournamentId}': async (player) => ({ line: `DELETE /posts/${await playedTournament(player)}` }),
};

/** Calls that are not listed in the calls that move money, but that the beneficiary must not make either. */
const ALSO: Readonly<Record<string, Prepare>> = {
  'PUT /topup/{topUpId}/reject': async (player) => ({ line: `PUT /topup/${await addTopUp(server, player)}/reject` }),
  'PUT /redeem/{redeemId}/reject': async (player) => ({ line: `PUT /redeem/${await addRedeem(server, player)}/reject` }),
  'a reward of nothing': async (player) => ({
    line: `POST /posts/${await playedTournament(player)}/rewards`,
    body: { userId: player.id, position: 9, prize: 0 },
  }),
};

const SENTENCES = [
  'You can’t decide your own request. Ask another administrator.',
  'You can’t pay yourself. Ask another administrator.',
  'You can’t refund your own entry fee. Ask another administrator.',
  'You can’t adjust your own balance. Ask another administrator.',
];

async function setting() {
  const omar = await addUser(server, 'Omar', { admin: true, cents: 50_000 });
  const amara = await addUser(server, 'Amara', { admin: true });
  const diego = await addUser(server, 'Diego', { cents: 50_000 });
  const send = ({ line, body }: Sent, as: TestUser) =>
    server.call(line, { as, headers: { 'idempotency-key': randomUUID() }, ...(body === undefined ? {} : { body }) });
  const effects = async (player: TestUser) => [
    await server.db.$count(transactions),
    await server.db.$count(auditEntries),
    await balanceOf(server, player),
  ];
  return { omar, amara, diego, send, effects };
}

describe('the beneficiary of money', () => {
  it('is tried with every call that moves money', () => {
    const moving = [...MONEY_CALLS].flatMap(([name, kind]) => (kind === 'entry-fee' ? [] : [name]));
    assert.deepEqual(Object.keys(CASES).sort(), moving.sort());
  });

  for (const [name, prepare] of Object.entries({ ...CASES, ...ALSO })) {
    it(`never decides: ${name}`, async () => {
      const { omar, amara, diego, send, effects } = await setting();
      const sent = await prepare(omar, diego);
      const before = await effects(omar);
      const refused = await send(sent, omar);
      assert.equal(refused.status, 403);
      assert.ok(SENTENCES.includes(messageOf(refused)), messageOf(refused));
      assert.deepEqual(await effects(omar), before);
      assert.equal((await send(sent, amara)).status, 200);
      assert.deepEqual(await unbalanced(server), []);
    });
  }

  it('may let themselves into a match: that takes the fee, and never gives money', async () => {
    const { omar, send } = await setting();
    const fullmap = await addFullmap(server, { creator: omar });
    const request = await addRequest(server, fullmap, omar);
    const before = await balanceOf(server, omar);
    assert.equal((await send({ line: `PUT /fullmapApp/approve/${request}`, body: { action: 'ACCEPT' } }, omar)).status, 200);
    assert.equal(await balanceOf(server, omar), before - 500);
  });
});

describe('an administrator who makes a request for a player', () => {
  for (const [kind, line] of [
    ['topup', (id: number) => `POST /topup/user/${id}/game/1?amount=150&itemName=UPI`],
    ['redeem', (id: number) => `POST /redeem/user/${id}?amount=150&method=UPI&accountNo=98`],
  ] as const) {
    it(`may reject it, and leaves its approval to another one: ${kind}`, async () => {
      const { amara, diego, omar, send, effects } = await setting();
      assert.equal((await send({ line: line(diego.id) }, omar)).status, 201);
      const before = await effects(diego);
      const refused = await send({ line: `PUT /${kind}/1/approve` }, omar);
      const message = 'You can’t approve a request that you made for a player. Ask another administrator.';
      assert.deepEqual([refused.status, messageOf(refused)], [403, message]);
      assert.deepEqual(await effects(diego), before);
      assert.equal((await send({ line: `PUT /${kind}/1/approve` }, amara)).status, 200);
      assert.equal((await send({ line: line(diego.id) }, omar)).status, 201);
      assert.equal((await send({ line: `PUT /${kind}/2/reject` }, omar)).status, 200);
    });
  }
});

describe('the payout of a banned player', () => {
  const payouts = Object.entries(CASES).filter(([name]) => MONEY_CALLS.get(name) === 'payout');

  for (const [name, prepare] of payouts) {
    it(`wants a confirmation: ${name}`, async () => {
      const { omar, amara, diego, send, effects } = await setting();
      const sent = await prepare(diego, omar);
      assert.equal((await send({ line: `PUT /users/${diego.id}/ban` }, amara)).status, 200);
      const before = await effects(diego);
      const refused = await send(sent, amara);
      const message = 'Diego is banned. Confirm that you want to pay a banned player.';
      assert.deepEqual([refused.status, refused.body], [409, { message, success: false, code: 'beneficiary-banned' }]);
      assert.deepEqual(await effects(diego), before);
      const confirmed = { ...sent, line: `${sent.line}${sent.line.includes('?') ? '&' : '?'}banned=confirmed` };
      assert.equal((await send(confirmed, amara)).status, 200);
      assert.notEqual(await balanceOf(server, diego), before[2]);
      assert.deepEqual(await unbalanced(server), []);
    });
  }

  it('is not in question where a request is rejected or a fee goes back', async () => {
    const { omar, amara, diego, send } = await setting();
    const topUp = await addTopUp(server, diego);
    const room = await addRoom(server, { creator: diego, opponent: omar, status: 'PENDING' });
    await send({ line: `PUT /users/${diego.id}/ban` }, amara);
    assert.equal((await send({ line: `PUT /topup/${topUp}/reject` }, amara)).status, 200);
    assert.equal((await send({ line: `DELETE /rooms/${room}` }, amara)).status, 200);
    assert.equal(await balanceOf(server, diego), 50_000);
  });

  it('is seen on the lists that it is decided from', async () => {
    const { omar, amara, diego, send } = await setting();
    await addTopUp(server, diego);
    await addRedeem(server, diego);
    const room = await addRoom(server, { creator: diego, opponent: omar });
    const fullmap = await playedFullmap(diego);
    const tournament = await playedTournament(diego);
    await send({ line: `PUT /users/${diego.id}/ban` }, amara);
    const read = async (path: string) => (await send({ line: `GET ${path}` }, amara)).body;
    const [topUp] = (await read('/topup/status/PENDING')) as { user: unknown }[];
    const [redeem] = (await read('/redeem/admin/pending')) as { user: unknown }[];
    const { user: creator, opponent } = (await read(`/rooms/${room}`)) as { user: unknown; opponent: unknown };
    const [winner] = (await read(`/fullmap/${fullmap}/winners`)) as { user: unknown }[];
    const [player] = (await read(`/turnmentApp/pending/${tournament}?status=CREATOR_APPROVED`)) as { user: unknown }[];
    const since = (person: unknown) => (person as { bannedAt: unknown }).bannedAt;
    const banned = [topUp?.user, redeem?.user, creator, winner?.user, player?.user].map(since);
    assert.deepEqual(banned, Array<number[]>(5).fill([2026, 3, 4, 10, 20, 30]));
    assert.equal(since(opponent), null);
  });
});

describe('a call that is not listed as one that moves money', () => {
  it('cannot move any', async () => {
    const { amara, diego, effects } = await setting();
    const app = await server.copy();
    const call = { ...topUpCalls.reject, path: '/gifts/{topUpId}' } as const;
    const gift = { userId: diego.id, cents: 100, cause: GIVEN, reason: 'A gift', roomId: null, at: server.now };
    route(app, call, async () => {
      await server.db.transaction((tx) => book(tx, gift));
      return { message: 'Given', status: null, alreadyDecided: false };
    });
    const before = await effects(diego);
    const token = await server.tokens.issue(amara);
    const answer = await app.inject({ method: 'PUT', url: '/api/v1/gifts/1', headers: { authorization: `Bearer ${token}` } });
    assert.equal(answer.statusCode, 500);
    assert.deepEqual(await effects(diego), before);
    await app.close();
  });
});
