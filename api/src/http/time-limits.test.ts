import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addUser } from '../../test/builders';
import { useTestServer } from '../../test/test-server';

const LIMITS = { headersMs: 200, requestMs: 500 };
/** A server without limits would keep the connection. */
const WITHIN_MS = 30_000;
const HALF_HEADERS = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\n';
const HALF_BODY = `${HALF_HEADERS}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"use`;

describe('a request that never ends', () => {
  const server = useTestServer();
  let app: FastifyInstance | undefined;

  for (const [what, sent] of [
    ['nothing', ''],
    ['half of its headers', HALF_HEADERS],
    ['half of its body', HALF_BODY],
  ] as const)
    it(`is answered with 408 and closed where ${what} came of it`, { timeout: WITHIN_MS }, async () => {
      if (app === undefined) {
        app = await server.copy({}, LIMITS);
        await app.listen({ host: '127.0.0.1', port: 0 });
      }
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(sent);
      assert.match(await text(socket), /^HTTP\/1\.1 408 /);
    });
});

describe('a body that arrives late', () => {
  const server = useTestServer();

  it('is nothing that an administrator sends who was banned in the meantime', async () => {
    const app = await server.copy({});
    await app.listen({ host: '127.0.0.1', port: 0 });
    const [admin, other] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Omar', { admin: true })];
    const body = JSON.stringify({ email: 'new@arena.test' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    const headers = [
      'POST /api/v1/users/code HTTP/1.1',
      'Host: a',
      'Connection: close',
      `Authorization: Bearer ${await server.tokens.issue(other)}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n{`);
    await setTimeout(600);
    assert.equal((await server.call(`PUT /users/${other.id}/ban`, { as: admin })).status, 200);
    socket.write(body.slice(1));
    assert.match(await text(socket), /^HTTP\/1\.1 401 /);
  });
});
