/** @jest-environment node */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { passedOn } from './testing/passed-on.ts';

let origin: Awaited<ReturnType<typeof passedOn>>;
/** What arrived, and how many of it each connection had. */
let arrived: string[];
/** The connections on which nothing is answered any more: the server has just closed them. */
let closes: (earlier: number) => boolean;

beforeEach(async () => {
  arrived = [];
  closes = (earlier) => earlier > 0;
  const earlier = new WeakMap<Socket, number>();
  origin = await passedOn((request, response) => {
    const before = earlier.get(request.socket) ?? 0;
    earlier.set(request.socket, before + 1);
    arrived.push(`${request.method} ${before}`);
    if (closes(before)) request.socket.destroy();
    else response.setHeader('content-type', 'application/json').end('[]');
  });
});
afterEach(() => origin.close());

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (await fetch(`${origin.url}/api/v1/rooms`, { method })).status;

it('retries once when the server has closed the kept-alive connection', async () => {
  expect([await ask('GET'), await ask('GET')]).toEqual([200, 200]);
  expect(arrived).toEqual(['GET 0', 'GET 1', 'GET 0']);
});

it('asks no third time', async () => {
  closes = () => true;
  expect(await ask('GET')).toBe(502);
  expect(arrived).toEqual(['GET 0', 'GET 0']);
});

it.each(['POST', 'PUT', 'DELETE'] as const)('sends no %s twice: it may have been done', async (method) => {
  expect([await ask('GET'), await ask(method)]).toEqual([200, 502]);
  expect(arrived).toEqual(['GET 0', `${method} 1`]);
});

describe('long-lived requests', () => {
  /** More than the connections that calls have shared with it before. */
  const MANY = 140;
  const PATIENCE_MS = 5000;
  let open: number;
  let asked: number;
  let busy: Awaited<ReturnType<typeof passedOn>>;
  const ending = new AbortController();
  const url = (path: string) => `${busy.url}/api/v1${path}`;

  beforeEach(async () => {
    [open, asked] = [0, 0];
    busy = await passedOn(
      (request, response) => {
        if (request.url?.startsWith('/api/v1/events') !== true) {
          asked += 1;
          if (request.url === '/api/v1/busy') return response.writeHead(503, { 'retry-after': '7' }).end('{}');
          return request.resume().on('end', () => response.end('[]'));
        }
        open += 1;
        response.once('close', () => (open -= 1));
        return response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': connected\n\n');
      },
      { eventStreams: MANY },
    );
  });
  afterEach(() => busy.close());

  const streamFrom = (path = '/events') => fetch(url(path), { signal: ending.signal });
  const timed = async (answer: Promise<Response>) => {
    const began = performance.now();
    return [(await answer).status, performance.now() - began < PATIENCE_MS];
  };

  it('limits event streams: the next one gets 503 with Retry-After, and calls are still answered', async () => {
    const streams = await Promise.all(Array.from({ length: MANY }, () => streamFrom()));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await timed(fetch(url('/auth/login'), { method: 'POST', body: '{}' }))).toEqual([200, true]);
    const refused = await streamFrom();
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('arena-answered-by')]).toEqual([503, '30', 'origin']);
    await streams[0]?.body?.cancel();
    while ((await streamFrom()).status === 503);
    // An answer in other words, and other spellings of the address, take no call's connection.
    for (const path of ['/events/', '/%65vents', '/events?x']) expect([503, 404]).toContain((await streamFrom(path)).status);
  });

  it.each(['/./events', '/%2e/events', '/events/.', '/.\\events', '/./rooms'])(
    'passes %s on to no one: the API would read another address',
    async (path) => {
      const request = get(new URL(busy.url), { path: `/api/v1${path}` });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      request.destroy();
      expect([answer.statusCode, open, asked]).toEqual([400, 0, 0]);
    },
  );

  it('has read a body before a call takes a connection', async () => {
    const sockets = await Promise.all(
      Array.from({ length: MANY }, async () => {
        const socket = connect(Number(new URL(busy.url).port), '127.0.0.1');
        await once(socket, 'connect');
        socket.write('POST /api/v1/rooms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
        return socket;
      }),
    );
    expect(await timed(fetch(url('/rooms')))).toEqual([200, true]);
    expect(asked).toBe(1);
    for (const socket of sockets) socket.destroy();
  });

  it('takes no body that the API would not', async () => {
    const answer = await fetch(url('/rooms'), { method: 'POST', body: 'x'.repeat(101 * 1024) });
    expect([answer.status, await answer.json()]).toEqual([413, { message: 'The request is too large.', success: false }]);
    expect(asked).toBe(0);
  });

  it('asks an API that is busy once', async () => {
    const answer = await fetch(url('/busy'));
    expect([answer.status, answer.headers.get('retry-after'), asked]).toEqual([503, '7', 1]);
  });
});
