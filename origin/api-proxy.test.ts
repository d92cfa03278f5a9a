/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { passOnApi } from './api-proxy.ts';

let api: Server;
let origin: FastifyInstance;
let url: string;
/** What arrived, and how many of it each connection had. */
let arrived: string[];
/** The connections on which nothing is answered any more: the server has just closed them. */
let closes: (earlier: number) => boolean;

beforeEach(async () => {
  arrived = [];
  closes = (earlier) => earlier > 0;
  const earlier = new WeakMap<Socket, number>();
  api = createServer((request, response) => {
    const before = earlier.get(request.socket) ?? 0;
    earlier.set(request.socket, before + 1);
    arrived.push(`${request.method} ${before}`);
    if (closes(before)) request.socket.destroy();
    else response.setHeader('content-type', 'application/json').end('[]');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  origin = fastify({ forceCloseConnections: true });
  await passOnApi(origin, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  url = await origin.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await origin.close();
  api.closeAllConnections();
  api.close();
});

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (await fetch(`${url}/api/v1/rooms`, { method })).status;

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
