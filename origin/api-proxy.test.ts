/** @jest-environment node */
import type { Socket } from 'node:net';
import { passedOn } from './passed-on.testing.ts';

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

it('asks once more where the server has closed the kept connection meanwhile', async () => {
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
