import { ORIGIN_HEADER, roomCalls, SERVICE_AWAY, sessionCalls, streamCalls } from '@arena/shared/contract';
import { createApiClient } from './client';
import { joinSentences, serverMessageOf, type ApiError, isMissing } from './errors';

const reply = (status: number, body?: BodyInit | null, type = 'application/json') =>
  new Response(body ?? null, { status, headers: { 'content-type': type } });
const seen: Request[] = [];
let next: () => Promise<Response>;

beforeEach(() => {
  seen.length = 0;
  globalThis.fetch = (input) => {
    seen.push((input as Request).clone());
    return next();
  };
});

const expired = jest.fn();
const client = () => createApiClient({ token: () => 'abc', scheme: 'Arena', onUnauthorized: expired, origin: 'http://localhost' });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

it('sends the token under the scheme word of the setting', async () => {
  next = async () => reply(200, '[]');
  await client().call(roomCalls.listByStatus, { query: { status: 'PENDING' } });
  expect(seen[0]?.headers.get('authorization')).toBe('Arena abc');
});

it('sends no content type with a call that has no body', async () => {
  next = async () => reply(200, '{"message":"gone","success":true}');
  await client().call(roomCalls.remove, { params: { roomId: 7 } });
  expect(seen[0]?.headers.has('content-type')).toBe(false);
  expect(await seen[0]?.text()).toBe('');
});

it('writes wire names and reads our own', async () => {
  next = async () => reply(200, '{"roomId":7,"wining":38}');
  const room = await client().call(roomCalls.update, { params: { roomId: 7 }, body: { prize: 38 } as never });
  expect(await seen[0]?.json()).toEqual({ wining: 38 });
  expect(room).toMatchObject({ id: 7, prize: 38 });
});

it('says what to do next: a refused reading had nothing entered, and who was too quick has to wait', async () => {
  const read = () => failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }));
  const remove = () => failureOf(client().call(roomCalls.remove, { params: { roomId: 7 } }));
  next = async () => reply(400, '{"message":"No"}');
  expect((await read())?.hint).toBe('The server rejected this view. Change the search or filters and try again.');
  expect((await remove())?.hint).toBe('Check your entries and try again.');
  next = async () => reply(429, '{"message":"Try again in 5 minutes."}');
  expect((await read())?.hint).toBe('Nothing was changed.');
  next = async () => reply(400, '{"message":"Too short.","success":false,"field":"password"}');
  expect(await remove()).toMatchObject({ message: 'Too short.', fields: { password: 'Too short.' } });
  next = async () => reply(429);
  for (const call of [read, remove]) expect((await call())?.hint).toBe('Too many requests. Wait a minute and try again.');
  next = async () => reply(404);
  expect((await read())?.hint).toBe('It may have been removed. Go back and reload the list.');
});

it.each([
  ['a message', 400, '{"message":"Room is closed","success":false}', 'Room is closed', 'refused'],
  ['no message', 400, '{"success":false}', 'Something went wrong', 'refused'],
  ['an empty body', 500, null, 'Something went wrong', 'server'],
  ['HTML', 502, '<!doctype html>', 'Something went wrong', 'server'],
  ['not found', 404, '{"message":"Room not found with id : 7"}', 'Room not found with id : 7', 'not-found'],
  ['forbidden', 403, '{"message":"Administrators only"}', 'Administrators only', 'forbidden'],
])('turns a refusal with %s into a sentence', async (_, status, body, message, kind) => {
  next = async () => reply(status, body);
  expect(await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }))).toMatchObject({ message, kind, status });
});

const PROBLEM = 'application/problem+json';
const LONG = 'Promo codes are used up. '.repeat(20);
it.each([
  ['error', 409, '{"error":"Promo code used up"}', 'application/json', 'Promo code used up'],
  ['detail', 400, '{"detail":" It begins later. "}', 'application/json', 'It begins later.'],
  ['a problem', 409, '{"type":"about:blank","title":"Conflict","status":409,"detail":"It is used up."}', PROBLEM, 'It is used up.'],
  ['a problem’s title', 409, '{"title":"The promo code is used up"}', PROBLEM, 'The promo code is used up'],
  ['plain text', 422, 'Promo code used up\n', 'text/plain; charset=utf-8', 'Promo code used up'],
  ['another script', 409, '{"error":"优惠码已用完"}', 'application/json', '优惠码已用完'],
  ['a message besides', 409, '{"error":"It says that","message":"It says this"}', 'application/json', 'It says this'],
])('shows the sentence of a server with another form of refusals: %s', async (_, status, body, type, message) => {
  next = async () => reply(status, body, type);
  expect((await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } })))?.message).toBe(message);
});

it.each([
  ['the title of a status', 400, '{"status":400,"error":"Bad Request","path":"/promos"}', 'application/json'],
  ['a code', 409, '{"error":"promo_used_up"}', 'application/json'],
  ['the title of a field', 400, '{"title":"must not be blank"}', 'application/json'],
  ['HTML', 403, '<html><body>No entry</body></html>', 'text/html'],
  ['HTML as text', 403, '<html><body>No entry</body></html>', 'text/plain'],
  ['a stack', 400, '{"detail":"It broke\\n  at promos.ts:7"}', 'application/json'],
  ['a long text', 400, JSON.stringify({ error: LONG }), 'application/json'],
  ['a proxy', 502, 'upstream connect error or disconnect', 'text/plain'],
  ['a failure', 500, '{"error":"Column promo_id does not exist"}', 'application/json'],
])('shows no text of a server that is no sentence for users: %s', async (_, status, body, type) => {
  next = async () => reply(status, body, type);
  expect((await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } })))?.message).toBe('Something went wrong');
});

it('keeps the messages by field of a refusal that has a sentence elsewhere', async () => {
  next = async () => reply(400, '{"error":"Check the code","code":"must be unique"}');
  const error = await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }));
  expect(error).toMatchObject({ message: 'Check the code', fields: { code: 'must be unique' } });
});

it('takes no other success for the one that the specification asks for', async () => {
  const add = () =>
    client().call(streamCalls.create, {
      params: { gameId: 3 },
      body: { link: 'https://streams.test/1', status: 'PUBLISHED', startsAt: undefined },
    });
  next = async () => reply(200, '{"message":"The stream waits for a review.","videoLink":"https://streams.test/1"}');
  expect(await failureOf(add())).toMatchObject({ kind: 'refused', message: 'The stream waits for a review.', status: 200, fields: {} });
  next = async () => reply(202);
  expect(await failureOf(add())).toMatchObject({ kind: 'refused', message: 'Something went wrong', status: 202 });
  next = async () => reply(201);
  await expect(add()).resolves.toEqual({ message: null });
});

it.each([
  [
    'its own words, with the name of the request in its log',
    500,
    'Something went wrong on the server. Please try again. Reference: ab12cd34',
  ],
  ['its own words alone, where it only refuses', 400, 'Something went wrong on the server. Please try again.'],
])('says of a server %s', async (_, status, message) => {
  next = async () =>
    reply(status, '{"message":"Something went wrong on the server. Please try again.","success":false,"reference":"ab12cd34"}');
  expect(await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }))).toMatchObject({ message, status });
});

it('adds nothing to the specification’s words', async () => {
  next = async () => reply(500, '{"success":false,"reference":"ab12cd34"}');
  expect(await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }))).toMatchObject({ message: 'Something went wrong' });
});

it('keeps the messages of a field map', async () => {
  next = async () => reply(400, '{"title":"must not be empty"}');
  expect(await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }))).toMatchObject({
    message: 'Something went wrong',
    fields: { title: 'must not be empty' },
  });
});

it('tells a dead network from an answer that cannot be read', async () => {
  next = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }))).toMatchObject({ kind: 'network', outcomeUnknown: true });
  next = async () => reply(200, '<!doctype html>', 'text/html');
  expect(await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }))).toMatchObject({ kind: 'bad-answer' });
});

it.each([
  ['404', 404, '{"message":"Room not found"}', true],
  ['404 without a word', 404, null, true],
  ['an empty body', 200, '', true],
  ['null', 200, 'null', true],
  ['{}', 200, '{}', false],
  ['HTML', 200, '<!doctype html>', false],
  ['cut JSON', 200, '{"roomId":7,', false],
  ['another type', 200, '[]', false],
  ['a refusal', 400, '{"message":"No"}', false],
  ['a failure', 500, null, false],
])('takes what was asked for as missing or not: %s', async (_, status, body, missing) => {
  next = async () => reply(status, body);
  expect(isMissing(await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } })))).toBe(missing);
});

it.each([
  ['the connection', new TypeError('network error'), 'network'],
  ['its deadline', new DOMException('signal timed out', 'TimeoutError'), 'timeout'],
])('tells an answer that %s breaks off from one that cannot be read', async (_, reason, kind) => {
  const body = () => new ReadableStream({ start: (control) => control.error(reason) });
  next = () => Promise.resolve(reply(200, body()));
  expect(await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }))).toMatchObject({ kind });
});

it.each(['beforeunload', 'pagehide'])(
  'says nothing of a call that fails while the page is left (%s), unless the page stays',
  async (name) => {
    jest.useFakeTimers();
    next = () => Promise.reject(new TypeError('Load failed'));
    window.dispatchEvent(new Event(name));
    const said = jest.fn();
    void failureOf(client().call(roomCalls.get, { params: { roomId: 7 } })).then(said);
    await jest.advanceTimersByTimeAsync(2900);
    expect(said).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }));
    jest.useRealTimers();
  },
);

it("does not take the words of the console's own address for the server's", async () => {
  next = async () =>
    new Response('{"message":"The platform server cannot be reached."}', { status: 502, headers: { [ORIGIN_HEADER]: 'origin' } });
  const error = await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }));
  expect(error).toMatchObject({ kind: 'network', status: null, outcomeUnknown: true });
  expect(error?.message).toBe('The console cannot reach the platform server');
  expect(error?.hint).toMatch(/^You’re online, .* Try again shortly/);
  expect(serverMessageOf(error)).toBeNull();
  // The same message from the API stays the API's.
  next = async () => reply(502, '{"message":"The platform server cannot be reached."}');
  expect((await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } })))?.message).toBe(
    'The platform server cannot be reached.',
  );
});

it('shows why a section’s own service cannot be used', async () => {
  const message = 'The service of mfe_promos cannot be reached.';
  next = async () => new Response(JSON.stringify({ message }), { status: 502, headers: { [ORIGIN_HEADER]: SERVICE_AWAY } });
  const error = await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }));
  expect(error).toMatchObject({ kind: 'network', status: null, outcomeUnknown: true, message });
  expect(error?.hint).toBe('You’re online, but the service that this section uses isn’t available.');
});

it('adds what is known since to what the server said', async () => {
  expect(joinSentences('Seats are gone', 'It is pending still.')).toBe('Seats are gone. It is pending still.');
  expect(joinSentences('Seats are gone. ', 'It is pending still.')).toBe('Seats are gone. It is pending still.');
  expect(joinSentences(null, 'It is pending still.')).toBe('It is pending still.');
  next = async () => reply(500, '{"message":"Seats are gone"}');
  expect(serverMessageOf(await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } })))).toBe('Seats are gone');
});

it('never sends a call a second time by itself', async () => {
  next = () => Promise.reject(new TypeError('Failed to fetch'));
  await failureOf(
    client().call(roomCalls.payWinner, { params: { roomId: 7 }, query: {}, body: { winnerId: 1, position: 1, message: '' } }),
  );
  expect(seen).toHaveLength(1);
});

it('reports a 401 as the end of the session, but not that of a login', async () => {
  next = async () => reply(401);
  await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }));
  expect(expired).toHaveBeenCalledWith('abc', undefined);
  // Another backend's words are no reason for people.
  next = async () => reply(401, '{"message":"Jwt expired"}');
  await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }));
  expect(expired).toHaveBeenLastCalledWith('abc', undefined);
  next = async () => reply(401, '{"message":"This account is banned.","code":"session-ended"}');
  await failureOf(client().call(roomCalls.get, { params: { roomId: 7 } }));
  expect(expired).toHaveBeenLastCalledWith('abc', 'This account is banned.');
  expired.mockClear();
  await failureOf(client().call(sessionCalls.login, { body: { email: 'a@b.c', password: 'x' } }));
  expect(expired).not.toHaveBeenCalled();
});

it('names an attempt only on request', async () => {
  next = async () => reply(200, '{}');
  const pay = (key?: string) =>
    client().call(
      roomCalls.payWinner,
      { params: { roomId: 7 }, query: {}, body: { winnerId: 1, position: 1, message: '' } },
      key === undefined ? {} : { idempotencyKey: key },
    );
  await pay();
  await pay('k1');
  expect(seen.map((request) => request.headers.get('idempotency-key'))).toEqual([null, 'k1']);
});

it('takes an empty answer to a payment for a payment without a receipt', async () => {
  next = async () => reply(200, '');
  await expect(
    client().call(roomCalls.payWinner, { params: { roomId: 7 }, query: {}, body: { winnerId: 1, position: 1, message: '' } }),
  ).resolves.toMatchObject({
    amount: null,
  });
});

it('sends what must survive the page that unloads, and nothing else, with keepalive', async () => {
  next = async () => reply(200, '[]');
  const list = () => client().call(roomCalls.listByStatus, { query: { status: 'PENDING' } });
  window.dispatchEvent(new Event('pageshow'));
  await list();
  window.dispatchEvent(new Event('pagehide'));
  await list();
  window.dispatchEvent(new Event('pageshow'));
  await list();
  expect(seen.map(({ keepalive }) => keepalive)).toEqual([false, true, false]);
});
