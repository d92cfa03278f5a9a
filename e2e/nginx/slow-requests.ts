import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { text } from 'node:stream/consumers';
import { freePort, HOST } from '../../tooling/network.ts';
import { findNginx } from '../../tooling/programs.ts';
import { startNginx } from './nginx.ts';
import { SHELL_FOLDER, type Site } from './site.ts';

const HALF_HEADERS = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\n';
const HALF_BODY = `${HALF_HEADERS}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"use`;

/** Shorter than nginx's own time limits, which apply where the configuration sets none (milliseconds). */
const WITHIN_MS = 40_000;

/** How nginx handles a request that never completes. */
export function checkSlowRequests(open: () => Site): void {
  describe('a request that never ends', () => {
    it('is closed, whether nothing came of it, its headers, or its body', { timeout: WITHIN_MS }, async () => {
      const port = String(await freePort());
      const nginx = await startNginx(
        findNginx() ?? '',
        {
          PORT: port,
          SERVER_NAME: HOST,
          SHELL: new URL(open().shell).host,
          API: new URL(open().api).host,
          SHIP_FOLDER: open().folder,
          SHELL_FOLDER,
          SECTION_PORT: String(await freePort()),
          SECTION_FOLDER: open().folder,
        },
        // As short as nginx knows them.
        (configuration) => configuration.replace(/(client_(?:header|body)_timeout) \d+s;/g, '$1 1s;'),
      );
      try {
        for (const sent of ['', HALF_HEADERS, HALF_BODY]) {
          const socket = connect(Number(port), HOST);
          await once(socket, 'connect');
          socket.write(sent);
          assert.match(await text(socket), /^(HTTP\/1\.1 408 |$)/, sent);
        }
      } finally {
        await nginx.close();
      }
    });
  });
}
