import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { freePort, HOST } from '../../tooling/network.ts';
import { findNginx } from '../../tooling/programs.ts';
import { ask } from './ask.ts';
import { startNginx } from './nginx.ts';
import { SHELL_FOLDER, type Site } from './site.ts';

/** An API that answers every call with the same long list. */
async function openTalkativeApi(text: string) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length, etag: '"one"' }).end(text);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  return { place: `${HOST}:${port}`, close: () => server.close() };
}

/** Which of the API's answers nginx packs. */
export function checkCompression(open: () => Site): void {
  describe('long answers of the API', () => {
    it('are packed, but for those that may carry a token', async () => {
      const text = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: `Room ${id}` })));
      const api = await openTalkativeApi(text);
      const port = String(await freePort());
      const nginx = await startNginx(findNginx() ?? '', {
        PORT: port,
        SERVER_NAME: HOST,
        SHELL: new URL(open().shell).host,
        API: api.place,
        SHIP_FOLDER: open().folder,
        SHELL_FOLDER,
        SECTION_PORT: String(await freePort()),
        SECTION_FOLDER: open().folder,
      });
      try {
        const asked = (path: string, method = 'GET') =>
          ask(`http://${HOST}:${port}`, `/api/v1${path}`, { method, headers: { 'accept-encoding': 'gzip' } });
        const list = await asked('/rooms/status?status=PENDING');
        assert.deepEqual([list.headers['content-encoding'], list.headers.etag], ['gzip', 'W/"one"']);
        assert.match(list.headers.vary ?? '', /accept-encoding/i);
        assert.equal(gunzipSync(list.bytes).toString(), text);
        for (const [path, method] of [
          ['/auth/login', 'POST'],
          ['/auth/login/', 'POST'],
          ['/auth/register', 'POST'],
          ['/auth/refresh', 'GET'],
        ] as const) {
          const answer = await asked(path, method);
          assert.deepEqual([answer.headers['content-encoding'], answer.text], [undefined, text], path);
        }
      } finally {
        await nginx.close();
        api.close();
      }
    });
  });
}
