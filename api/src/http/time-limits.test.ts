import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { useTestServer } from '../../test/test-server';

const LIMITS = { headersMs: 200, requestMs: 500 };
const HALF_HEADERS = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\n';
const HALF_BODY = `${HALF_HEADERS}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"use`;

describe('a request that never ends', () => {
  const server = useTestServer();
  let app: FastifyInstance | undefined;
  after(() => app?.close());

  for (const [what, sent] of [
    ['nothing', ''],
    ['half of its headers', HALF_HEADERS],
    ['half of its body', HALF_BODY],
  ] as const)
    it(`is answered with 408 and closed where ${what} came of it`, async () => {
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
