import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Call, id } from '@arena/shared/contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { safeDecode } from 'zod/v4/core';
import { wireOf } from '../../../tooling/testing/properties/from-schema.ts';
import { hostile, hostileText, spoiled, spoiledText } from '../../../tooling/testing/properties/hostile.ts';
import { property } from '../../../tooling/testing/properties/property.ts';
import { Books } from '../../test/borders/books';
import { CONTENT_TYPES, HEADERS, TAILS, TOKENS } from '../../test/borders/odd-requests';
import { fillTown, OF_EACH, PASSWORD, type Town } from '../../test/borders/town';
import { NAMED_CALLS } from '../../test/calls';
import { TestServer } from '../../test/test-server';

/*
 * Every call of the contract, with inputs that its schemas accept and with unexpected values in their place. The cases are generated from
 * the table of calls, so a new call is covered automatically.
 */

const LIMITS = { attempts: 1e9, minutes: 1 };
const server = new TestServer({
  signInLimit: LIMITS,
  signInAddressLimit: LIMITS,
  signInAccountLimit: LIMITS,
  registrationLimit: LIMITS,
  formLimit: LIMITS,
});
/** After this many cases the town is rebuilt, since its pending requests have been decided and used up. */
const TOWN_LASTS = 300;

let town: Town;
let books: Books;
let left = 0;
async function build(): Promise<void> {
  town = await fillTown(server);
  books = new Books(server);
  await books.changed();
  left = TOWN_LASTS;
}
before(() => server.open());
after(() => server.close());

const ids = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: OF_EACH }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 ** 53 }) },
);
const lookups = fc.integer({ min: 1, max: 3 });
const OWN = new Map<unknown, fc.Arbitrary<unknown>>([[id, ids]]);
const cents = fc.integer({ min: -1000, max: 3_000_000 }).map((amount) => amount / 100);
/** Where the schema alone would rarely say anything that is there. */
const BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...{ gameId: lookups, modeId: lookups, mapId: lookups, userId: fc.integer({ min: 1, max: 7 }), topUpId: ids, redeemId: ids },
  ...{ amount: cents, wining: cents, winingPrices: cents, entryFee: cents, pricePool: cents, prize: cents },
  ...{ pageNumber: fc.integer({ min: 0, max: 3 }), pageSize: fc.integer({ min: 1, max: 20 }), size: fc.integer({ min: 1, max: 20 }) },
  ...{ fullmapId: ids, id: ids, days: fc.integer({ min: 1, max: 60 }), position: fc.integer({ min: 1, max: 4 }) },
  ...{ email: fc.constantFrom('cleo.diaz@example.com', 'unknown@example.com'), username: fc.constant('cleo.diaz@example.com') },
  ...{
    password: fc.constant(PASSWORD),
    duration: fc.integer({ min: 1, max: 90 }),
    maxplayer: fc.integer({ min: 2, max: 90 }),
    gameID: fc.constantFrom('77', 77),
  },
  ...{
    sort: fc.constantFrom('name', 'email', 'balance', 'joined', 'amount', 'date'),
    keywords: fc.constantFrom('a', 'cleo', '7', '%', '_'),
  },
  ...{
    userIds: fc.constantFrom([3], [4], ['3'], [5]),
    winnerRewards: fc.constantFrom('5:10', '5:0.01,10:3', '5:x'),
  },
  ...{ startTime: fc.constantFrom('2026-03-05T10:00', '2026-03-05T10:00:00Z'), startAt: fc.constant('2026-03-05T10:00') },
};

const partOf = (name: string, schema: unknown) => BY_NAME[name] ?? wireOf(schema as never, OWN);
const textsOf = (schemas: Call['query'] = {}, requiredKeys: readonly string[] = Object.keys(schemas)) =>
  fc.record(
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        fc.oneof({ weight: 8, arbitrary: partOf(name, schema).map(String) }, { weight: 1, arbitrary: hostileText }),
      ]),
    ),
    { requiredKeys: [...requiredKeys] },
  );
const bodyOf = (body: NonNullable<Call['body']>) =>
  wireOf(body, OWN).chain((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fc.record(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, BY_NAME[name] ?? fc.constant(part)])))
      : fc.constant(value),
  );

interface Try {
  readonly name: string;
  readonly as: 'admin' | 'player' | 'stranger';
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key: string | null;
}

const people = fc.constantFrom('admin', 'admin', 'admin', 'player', 'player', 'stranger');
const keys = fc.constantFrom(null, null, 'key-1', 'key-2', 'key-3');
const tries: readonly fc.Arbitrary<Try>[] = NAMED_CALLS.map(
  ([name, call]) =>
    fc.record({
      ...{
        name: fc.constant(name),
        as: people,
        params: textsOf(call.params),
        query: textsOf(call.query, []),
        key: keys,
      },
      ...(call.body === undefined
        ? {}
        : { body: fc.oneof({ weight: 1, arbitrary: bodyOf(call.body) }, { weight: 1, arbitrary: spoiled(bodyOf(call.body)) }) }),
    }) as fc.Arbitrary<Try>,
);

const CALLS = new Map(NAMED_CALLS);
const callOf = (name: string): Call => {
  const call = CALLS.get(name);
  if (call === undefined) throw new Error(`There is no call ${name}`);
  return call;
};
/** Whose an address is: with nothing in the place of an id, or with a word, it may be another call's than the one that it was made for. */
function callAt(made: Call, address: string): Call {
  const [place] = address.slice('/api/v1'.length).split('?');
  return NAMED_CALLS.find(([, { method, path }]) => method === made.method && path === place)?.[1] ?? made;
}
/** Half a character cannot stand in an address. */
const inAddress = (text: string) => encodeURIComponent(Buffer.from(text).toString());

function addressOf({ path }: Call, params: Try['params'], query: Try['query']): string {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(params[name] ?? ''));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`);
  return `/api/v1${place}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

const ownTokens = new Set<unknown>();
const isOwnToken = (authorization: unknown) => ownTokens.has(authorization);
async function tokenOf(as: Try['as']): Promise<{ readonly authorization?: string }> {
  if (as === 'stranger') return {};
  const authorization = `Bearer ${await server.tokens.issue(town[as])}`;
  ownTokens.add(authorization);
  return { authorization };
}

/** Sends a request that was made for a call: it is answered, a refusal is a sentence and moves no money, and what only reads moves none either. */
async function send(options: InjectOptions & { readonly url: string }, made: Call): Promise<void> {
  const call = callAt(made, options.url);
  const answer = await server.app.inject(options);
  const { statusCode: status, body, headers } = answer;
  const line = `${options.method} ${options.url.slice(0, 200)}: ${status} ${body.slice(0, 300)}`;
  assert.ok(status < 500, line);
  const moved = await books.changed();
  if (status >= 400) {
    const { message, success } = answer.json<{ message?: unknown; success?: unknown }>();
    assert.ok(typeof message === 'string' && message.trim() !== '' && success === false, line);
    assert.doesNotMatch(message, /\bat .+:\d+:\d+|select |insert |\[object/, line);
    assert.equal(moved, 0, `refused, and yet money was moved: ${line}`);
  } else if (call.response !== 'blob') assert.ok(safeDecode(call.response, answer.json()).success, line);
  if (call.method === 'GET' || call.access === 'public') assert.equal(moved, 0, `money was moved by ${line}`);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  left -= 1;
  // An earlier case may have banned this user.
  if (status === 401 && isOwnToken(options.headers?.authorization)) left = 0;
}

const whenUsedUp = async () => {
  if (left <= 0) await build();
};

/** What a header may carry at all: Node lets nothing else through. */
const headerText = hostileText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 4000));

const written = fc.oneof(...tries).chain((one) =>
  fc.record({
    one: fc.constant(one),
    text: fc.oneof({ weight: 3, arbitrary: spoiledText(fc.constant(one.body ?? {})) }, { weight: 1, arbitrary: spoiledText(hostile) }),
    kind: fc.constantFrom(...CONTENT_TYPES),
    token: fc.option(fc.constantFrom(...TOKENS), { freq: 4 }),
    headers: fc.array(
      fc.tuple(
        fc.constantFrom(...HEADERS),
        fc.oneof(
          headerText,
          fc.array(headerText, { minLength: 2, maxLength: 2 }).map((twice) => twice.join(', ')),
        ),
      ),
      { maxLength: 2 },
    ),
    tail: fc.constantFrom(...TAILS),
  }),
);

describe('any sequence of calls', () => {
  const [callsName, callsRun] = property(
    'calls of the server',
    'no crash, no refusal without a sentence, and no cent that the books do not know',
    fc.oneof(...tries),
    async ({ name, as, params, query, body, key }) => {
      await whenUsedUp();
      const call = callOf(name);
      const headers = { ...(await tokenOf(as)), ...(key === null ? {} : { 'idempotency-key': key }) };
      const payload =
        body === undefined ? {} : { payload: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
      await send({ method: call.method, url: addressOf(call, params, query), headers, ...payload }, call);
    },
  );
  it(callsName, callsRun);

  it('an address with nothing or a word in the place of an id is answered as the call that it is the address of', async () => {
    await whenUsedUp();
    for (const userId of ['', 'search', 'statistics']) {
      const call = callOf('userCalls.get');
      await send({ method: call.method, url: addressOf(call, { userId }, {}), headers: await tokenOf('admin') }, call);
    }
  });

  const [writtenName, writtenRun] = property(
    'requests as they are written',
    'another kind of body, a broken one, members and headers twice, made-up tokens: an answer all the same',
    written,
    async ({ one, text, kind, token, headers, tail }) => {
      await whenUsedUp();
      const call = callOf(one.name);
      const own = token === null ? await tokenOf(one.as) : { authorization: token };
      const all = { ...Object.fromEntries(headers), ...own, ...(kind === null ? {} : { 'content-type': kind }) };
      const url = addressOf(call, one.params, tail.startsWith('?') ? {} : one.query) + tail;
      await send({ method: call.method, url, headers: all, ...(call.method === 'GET' ? {} : { payload: text }) }, call);
    },
  );
  it(writtenName, writtenRun);
});
