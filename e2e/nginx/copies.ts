import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import { ORIGIN_HEADER } from '@arena/shared/contract';
import { freePort, HOST } from '../../tooling/network.ts';
import { findNginx } from '../../tooling/programs.ts';
import { ask } from './ask.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { SHELL_FOLDER, type Site } from './site.ts';

/** Two copies of the API that take a call and die over it. */
async function openBreakingCopies() {
  const took: string[] = [];
  const servers = [1, 2].map(() =>
    createServer((request) => {
      took.push(request.method ?? '');
      request.resume().once('end', () => request.socket.destroy());
    }),
  );
  const places: string[] = [];
  for (const server of servers) {
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
    places.push(`${HOST}:${port}`);
  }
  return { took, places, close: () => servers.forEach((server) => server.close()) };
}

/** What nginx does with several copies of the API. */
export function checkCopies(open: () => Site): void {
  describe('over several copies of the API', () => {
    // Only the console repeats a payment, after it has read the outcome of the first one.
    it('never sees a too large request, and gets each call once, also when the copy that took it breaks off', async () => {
      const copies = await openBreakingCopies();
      let nginx: Nginx | null = null;
      try {
        const port = String(await freePort());
        nginx = await startNginx(findNginx() ?? '', {
          PORT: port,
          SERVER_NAME: HOST,
          SHELL: new URL(open().shell).host,
          // As the file says: one `server` line each.
          API: copies.places.join(';\n  server '),
          SHIP_FOLDER: open().folder,
          SHELL_FOLDER,
          SECTION_PORT: String(await freePort()),
          SECTION_FOLDER: open().folder,
        });
        const tooLarge = await ask(`http://${HOST}:${port}`, '/api/v1/winners/7', { method: 'PUT', body: 'x'.repeat(150_000) });
        assert.deepEqual([tooLarge.status, copies.took], [413, []]);
        for (const method of ['PUT', 'DELETE']) {
          copies.took.length = 0;
          const { status, headers, text } = await ask(`http://${HOST}:${port}`, '/api/v1/winners/7', { method, body: '{"position":1}' });
          assert.deepEqual([status, copies.took], [502, [method]]);
          assert.match((JSON.parse(text) as { message: string }).message, /cannot be reached/);
          assert.equal(headers[ORIGIN_HEADER], 'origin');
        }
      } finally {
        await nginx?.close();
        copies.close();
      }
    });
  });
}
