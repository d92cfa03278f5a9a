import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useTestServer } from '../../test/test-server';
import { addRoom, addUser, balanceOf, type TestUser, unbalanced } from '../../test/builders';
import { ALL_CALLS } from '../../test/calls';
import { addRedeem, addTopUp } from '../../test/finance';
import { addFullmap, addRequest, addWinner } from '../../test/fullmaps';
import { addEntry, addTournament } from '../../test/tournaments';
import { redeems, topups } from '../db/schema/money';
import { fullmapRooms, tournaments } from '../db/schema/matches';
import { callKeys } from '../db/schema/records';
import { streams } from '../db/schema/streams';
import { requestHash } from './call-keys';
import { takesKey } from './money-calls';

const server = useTestServer();
const REFUSED = {
  message: 'This idempotency key was already used for a different request. Send a new key. Nothing was done.',
  success: false,
  code: 'key-used-for-another-request',
};

interface Sent {
  readonly line: string;
  readonly body?: unknown;
}
interface Case {
  readonly first: Sent;
  /** Every difference: another user, another amount, another text. */
  readonly others: readonly Sent[];
}

const STREAM = { videoLink: 'https://youtube.com/live/1', status: 'PUBLISHED' };
const TOURNAMENT = {
  title: 'Cup',
  content: 'For all',
  winingPrices: 100,
  entryFee: 5,
  gameID: 7,
  gamePw: 'pw',
  startTime: '2026-03-05T10:00',
};
const FULLMAP = {
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
const WINNER = { position: 1, message: 'Great' };

async function setting() {
  const admin = await addUser(server, 'Amara', { admin: true });
  const [omar, diego] = [await addUser(server, 'Omar', { cents: 50_000 }), await addUser(server, 'Diego', { cents: 50_000 })];
  const room = await addRoom(server, { creator: omar, opponent: diego });
  const fullmap = await addFullmap(server, { creator: admin, status: 'PRIVATE' });
  const tournament = await addTournament(server, { organizer: admin, status: 'ONGOING' });
  for (const player of [omar, diego]) {
    await addRequest(server, fullmap, player, 'CREATOR_APPROVED');
    await addWinner(server, fullmap, player);
    await addEntry(server, tournament, player, 'CREATOR_APPROVED');
  }
  for (const player of [omar, diego]) {
    await addTopUp(server, player);
    await addRedeem(server, player);
  }
  const venue = (game: number) => `POST /user/${admin.id}/game/${game}/gamemode/1/map/1`;
  const decisions = (kind: string): Case[] => [
    { first: { line: `PUT /${kind}/1/approve` }, others: [{ line: `PUT /${kind}/2/approve` }, { line: `PUT /${kind}/1/reject` }] },
    { first: { line: `PUT /${kind}/2/reject` }, others: [{ line: `PUT /${kind}/1/reject` }, { line: `PUT /${kind}/2/approve` }] },
  ];
  const bodies = (line: string, body: object, ...others: object[]): Case => ({
    first: { line, body },
    others: others.map((other) => ({ line, body: { ...body, ...other } })),
  });
  const cases: Case[] = [
    bodies(`POST /room/${room}/winners`, { userIds: [omar.id], ...WINNER }, { userIds: [diego.id] }, { position: 2 }, { message: 'Well' }),
    bodies(`${venue(1)}/fullmaps`, FULLMAP, { title: 'Other' }, { winnerRewards: '5:60' }),
    bodies(`PUT /winners/${omar.id}?fullmapId=${fullmap}`, WINNER, { position: 2 }, { message: '' }),
    bodies(`${venue(1)}/posts`, TOURNAMENT, { entryFee: 6 }, { startTime: '2026-03-05T11:00' }),
    bodies(`POST /posts/${tournament}/rewards`, { userId: omar.id, position: 1, prize: 10 }, { userId: diego.id }, { prize: 11 }),
    bodies('POST /videos/game/1', STREAM, { videoLink: 'https://youtube.com/live/2' }),
    bodies(`POST /users/${omar.id}/adjustments`, { amount: -7, reason: 'A correction' }, { amount: 7 }, { reason: 'Another one' }),
    ...decisions('topup'),
    {
      first: { line: `POST /topup/user/${omar.id}/game/1?amount=5&itemName=eSewa` },
      others: [`${diego.id}/game/1?amount=5`, `${omar.id}/game/2?amount=5`, `${omar.id}/game/1?amount=6`].map((rest) => ({
        line: `POST /topup/user/${rest}&itemName=eSewa`,
      })),
    },
    ...decisions('redeem'),
    {
      first: { line: `POST /redeem/user/${omar.id}?amount=150&method=eSewa&accountNo=1` },
      others: [
        { line: `POST /redeem/user/${diego.id}?amount=150&method=eSewa&accountNo=1` },
        { line: `POST /redeem/user/${omar.id}?amount=150&method=eSewa&accountNo=2` },
        { line: `POST /redeem/user/${omar.id}`, body: { amount: 151, method: 'eSewa', accountNo: '1' } },
      ],
    },
  ];
  const send = ({ line, body }: Sent, key: string, as: TestUser = admin) =>
    server.call(line, { as, headers: { 'idempotency-key': key }, ...(body === undefined ? {} : { body }) });
  return { admin, omar, diego, cases, send };
}

/** Everything that the calls could have made or moved. */
async function effects() {
  const counts = await Promise.all([topups, redeems, streams, tournaments, fullmapRooms].map((table) => server.db.$count(table)));
  return counts;
}

describe('an idempotency key that is used again', () => {
  it('is tried with every call that takes one', async () => {
    const { cases } = await setting();
    assert.equal(cases.length, ALL_CALLS.filter(takesKey).length);
  });

  it('with the same request answers the first one, with another 409 and does nothing', async () => {
    const { omar, diego, cases, send } = await setting();
    for (const [place, { first, others }] of cases.entries()) {
      const key = `key-${place}`;
      const { status } = await send(first, key);
      assert.ok(status < 300, `${first.line}: ${status}`);
      const before = [await effects(), await balanceOf(server, omar), await balanceOf(server, diego)];
      for (const other of others) {
        const answer = await send(other, key);
        assert.deepEqual([answer.status, answer.body], [409, REFUSED], other.line);
      }
      assert.equal((await send(first, key)).status, status, first.line);
      assert.deepEqual([await effects(), await balanceOf(server, omar), await balanceOf(server, diego)], before, first.line);
    }
    assert.deepEqual(await unbalanced(server), []);
  });

  it('does so for two requests at the same moment: one is made, the other refused', async () => {
    const { omar, diego, send } = await setting();
    const line = (person: TestUser, amount: number) => ({ line: `POST /topup/user/${person.id}/game/1?amount=${amount}&itemName=eSewa` });
    const before = await server.db.$count(topups);
    const answers = await Promise.all([send(line(omar, 6), 'one'), send(line(diego, 5), 'one'), send(line(omar, 6), 'one')]);
    assert.equal((await server.db.$count(topups)) - before, 1);
    assert.deepEqual([...new Set(answers.map(({ status }) => status))].sort(), [201, 409]);
  });

  it('belongs to the user who made it up', async () => {
    const { omar, diego, send } = await setting();
    for (const person of [omar, diego])
      assert.equal((await send({ line: `POST /topup/user/${person.id}/game/1?amount=5&itemName=eSewa` }, 'mine', person)).status, 201);
  });

  it('names the record that was created before keys were bound to requests', async () => {
    const { omar, send } = await setting();
    const line = (amount: number) => ({ line: `POST /topup/user/${omar.id}/game/1?amount=${amount}&itemName=eSewa` });
    const made = await send(line(5), 'old');
    await server.db.delete(callKeys);
    const again = await send(line(5), 'old');
    assert.deepEqual([again.status, again.body], [201, made.body]);
    assert.equal((await send(line(6), 'old')).status, 409);
  });

  it('is not bound by a request that is not understood, nor by a call that takes no key', async () => {
    const { admin, send } = await setting();
    assert.equal((await send({ line: 'POST /videos/game/1', body: { ...STREAM, status: 'LIVE' } }, 'key')).status, 400);
    assert.equal((await send({ line: 'POST /videos/game/1', body: STREAM }, 'key')).status, 201);
    assert.equal((await send({ line: `PUT /users/${admin.id}/unban` }, 'another')).status < 500, true);
    assert.equal(await server.db.$count(callKeys), 1);
  });
});

describe('what a key is compared with', () => {
  it('is the request, in any order of its members', () => {
    const [call] = ALL_CALLS.filter(takesKey);
    assert.ok(call);
    const hash = (input: unknown) => requestHash(call, input);
    assert.equal(
      hash({ params: { a: 1 }, body: { x: [1, 2], y: { b: 1, c: 2 } } }),
      hash({ body: { y: { c: 2, b: 1 }, x: [1, 2] }, params: { a: 1 } }),
    );
    assert.notEqual(hash({ body: { x: [1, 2] } }), hash({ body: { x: [2, 1] } }));
    assert.notEqual(hash({ body: { x: 1 } }), hash({ body: { x: '1' } }));
  });
});
