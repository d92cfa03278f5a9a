import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Call,
  CALL_TABLES,
  fullMapCalls,
  platformCalls,
  roomCalls,
  streamCalls,
  topUpCalls,
  tournamentCalls,
} from '@arena/shared/contract';
import { type $ZodType, decode, encode } from 'zod/v4/core';
import { encoderOf } from './encoder';

const schemas = (call: Call): $ZodType[] => (typeof call.response === 'object' ? [call.response] : []);
const RESPONSES = Object.values(CALL_TABLES).flatMap((table) =>
  Object.entries<Call>(table).flatMap(([name, call]) => schemas(call).map((schema) => [`${name} ${call.path}`, schema] as const)),
);

const at = [2026, 3, 4, 10, 20];
const person = { id: 7, name: 'Omar "O" Ünal' };
const user = { ...person, email: 'o@example.com', mobileNo: '98', balance: 0.1, roles: [{ id: 501, name: 'ROLE_ADMIN' }], puId: '5' };
const game = { gameId: 1, gameTitle: 'PUBG Mobile', gameDescription: null };
const ROOM = { roomId: 3, status: 'PENDING', addedDate: [...at, 30], entryFee: 10, tpp: true, game, user: person, opponent: null };
const POST = { postId: 1, title: 'Cup', startTime: at, endDateTime: '2026-03-04 10:20 (UTC)', game, gameMode: null, user };

/** What the wire has, filled in and with parts that are missing. */
const SAMPLES: readonly (readonly [string, $ZodType, unknown])[] = [
  ['rooms', roomCalls.listByStatus.response, [ROOM, {}]],
  ['approvals', roomCalls.approvals.response, [{ status: 'CREATOR_APPROVED', requestAt: at, user: person, room: ROOM }]],
  [
    'top-ups',
    topUpCalls.listByStatus.response,
    [{ topupId: 'T-7', amount: 1.5, game, user: { ...user, roles: undefined }, processedAt: at }],
  ],
  [
    'full-map rooms',
    fullMapCalls.listByStatus.response,
    { content: [{ fullmapId: 2, winnerRewards: 'Top 5: $10', user: person }], lastPage: false },
  ],
  ['tournaments', tournamentCalls.list.response, { content: [POST, {}], pageNumber: 1, pageSize: 2, totalElements: 4, totalPages: 2 }],
  ['applications', tournamentCalls.applications.response, [{ postAppId: 1, requestAt: at, user, post: POST }]],
  ['streams', streamCalls.list.response, { content: [{ videoId: 1, videoLink: 'https://a.b/', startAt: null, createdAt: at, game }] }],
  ['counts', platformCalls.counts.response, { users: 1 }],
];

describe('the compiled encoders', () => {
  for (const [name, schema, wire] of SAMPLES) {
    it(`write what zod writes: ${name}`, () => {
      const value = decode(schema, wire);
      assert.equal(JSON.stringify(encoderOf(schema)(value)), JSON.stringify(encode(schema, value)));
    });
  }

  for (const [name, schema] of RESPONSES) {
    it(`take an answer of nothing as zod does: ${name}`, () => {
      for (const wire of [{}, []]) {
        let value: unknown;
        try {
          value = decode(schema, wire);
        } catch {
          continue;
        }
        assert.equal(JSON.stringify(encoderOf(schema)(value)), JSON.stringify(encode(schema, value)));
      }
    });
  }

  it('check nothing: what the server made is what its types say', () => {
    const { item } = roomCalls.listByStatus.response;
    const wrong = { ...decode(item, ROOM), entryFee: { not: 'a number' } };
    assert.throws(() => encode(item, wrong as never));
    assert.deepEqual((encoderOf(item)(wrong) as { entryFee: unknown }).entryFee, { not: 'a number' });
  });
});
