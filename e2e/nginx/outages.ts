import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ORIGIN_HEADER } from '@arena/shared/contract';
import { ask } from './ask.ts';
import type { Site } from './site.ts';

/** What nginx answers for servers that are gone. Stops them for good. */
export function checkOutages(open: () => Site): void {
  describe('while a part is down', () => {
    it('the shell server: documents are a sentence for later, and everything else keeps working', async () => {
      await open().stopShell();
      for (const address of ['/', '/admin/room-management', '/registry.json']) {
        const { status, headers, text } = await ask(open().origin, address);
        assert.deepEqual([status, headers['cache-control'], headers['retry-after']], [503, 'no-store', '10'], address);
        assert.match(text, /load the page again in a moment/);
      }
      for (const address of ['/live/mfe-rooms/1.0.0/section.json', '/api/v1/health']) {
        assert.equal((await ask(open().origin, address)).status, 200, address);
      }
    });

    it('the API: every call is refused in the words that the console shows', async () => {
      await open().stopApi();
      for (const call of ['/api/v1/health', '/api/v1/events']) {
        const { status, headers, text } = await ask(open().origin, call);
        assert.deepEqual([status, headers['content-type'], headers['cache-control']], [502, 'application/json', 'no-store'], call);
        assert.match((JSON.parse(text) as { message: string }).message, /cannot be reached/);
        assert.equal(headers[ORIGIN_HEADER], 'origin', 'the console tells these words from the API’s own');
      }
    });
  });
}
