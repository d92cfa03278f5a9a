import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMIN, signInAt } from '../harness/people.ts';
import { ask, post } from './ask.ts';
import { openEventStream } from './event-stream.ts';
import type { Site } from './site.ts';

/** Sign-ins of one person at one address within the server's window. */
const ATTEMPTS = 10;
const GZIP = { 'accept-encoding': 'gzip' };
/** The burst of sign-ins that nginx allows from one address; after that, one a second. */
const BURST = 30;
/** In bytes; the same in api/src/app.ts. */
const LARGEST_BODY = 100 * 1024;
const EVENT_WITHIN_MS = 2000;

/** What the API's callers meet through nginx. */
export function checkCalls(open: () => Site): void {
  describe('the API', () => {
    const wrong = (email: string) => ({ username: email, password: 'not the password' });

    it('is reached, answers in its own words, and refuses too large requests in a sentence', async () => {
      assert.deepEqual((await ask(open().origin, '/api/v1/health')).text, '{"status":"ok"}');
      const signedIn = await signInAt(open().origin, ADMIN);
      const rooms = await ask(open().origin, '/api/v1/rooms/status?status=COIN_TIME', {
        headers: { ...GZIP, authorization: `Bearer ${signedIn.token}` },
      });
      assert.deepEqual([rooms.status, rooms.headers['content-encoding'], rooms.headers['cache-control']], [200, 'gzip', 'no-store']);
      // A body of exactly what the API takes passes, and one byte more is refused.
      const frame = JSON.stringify({ username: '' }).length;
      for (const [size, status] of [
        [LARGEST_BODY, 400],
        [LARGEST_BODY + 1, 413],
        [600_000, 413],
      ] as const) {
        const answer = await post(open().origin, '/auth/login', { username: 'x'.repeat(size - frame) });
        assert.equal(answer.status, status, `${size} bytes: ${answer.text}`);
        if (status === 413) assert.deepEqual(JSON.parse(answer.text), { message: 'The request is too large.', success: false });
      }
    });

    it('is not where reports of sections go: the shell server takes them, from administrators', async () => {
      const ticket = (token: string) =>
        ask(open().origin, '/-/telemetry/ticket', {
          method: 'POST',
          headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` },
        });
      assert.deepEqual([(await ticket('made-up')).status, (await ticket((await signInAt(open().origin, ADMIN)).token)).status], [403, 200]);
    });

    it('passes the files of a build on to the shell server, which takes none where publishing is switched off', async () => {
      const headers = { 'content-type': 'application/octet-stream' };
      const address = `/-/ship/mfe-rooms/1.0.0/${'0'.repeat(32)}/${'0'.repeat(64)}`;
      const answer = await ask(open().origin, address, { method: 'PUT', headers, body: 'x'.repeat(5_000_000) });
      assert.deepEqual([answer.status, answer.headers['arena-ship']], [404, '1'], answer.text);
      assert.match(answer.text, /switched off/);
    });

    it('does not pass on monitoring endpoints, and names each call as the API’s log does', async () => {
      for (const address of ['/metrics', '/ready', '/health']) {
        const [own, passed] = [await ask(open().api, address), await ask(open().origin, address)];
        assert.equal(own.status, 200, address);
        assert.notEqual(passed.text, own.text, address);
        assert.ok(!passed.text.includes('arena_http_request_duration_seconds'), address);
        assert.notEqual((await ask(open().origin, `/api/v1/..${address}`)).text, own.text, address);
      }
      assert.match(String((await ask(open().origin, '/api/v1/games/?named')).headers['x-request-id']), /^[0-9a-f]{8}$/);
    });

    it('limits sign-ins by the address that nginx sees, and ignores forwarded headers', async () => {
      const forged = (step: number) => ({
        'x-forwarded-for': `203.0.113.${step}`,
        forwarded: `for=203.0.113.${step}`,
        'x-real-ip': `203.0.113.${step}`,
      });
      const statuses = async (origin: string, email: string) => {
        const seen: number[] = [];
        for (let step = 1; step <= ATTEMPTS + 1; step += 1)
          seen.push((await post(origin, '/auth/login', wrong(email), { headers: forged(step) })).status);
        return seen;
      };
      const refused = Array.from({ length: ATTEMPTS }, () => 400);
      // Past nginx the forgery works: the configuration is there to prevent it.
      assert.deepEqual(await statuses(open().api, 'past@arena.test'), [...refused, 400]);
      assert.deepEqual(await statuses(open().origin, 'through@arena.test'), [...refused, 429]);
    });

    it('limits each address separately: one that has used up its sign-ins blocks no other', async () => {
      const email = 'shared@arena.test';
      for (let step = 0; step < ATTEMPTS; step += 1) await post(open().origin, '/auth/login', wrong(email), { from: '127.0.0.2' });
      assert.equal((await post(open().origin, '/auth/login', wrong(email), { from: '127.0.0.2' })).status, 429);
      assert.equal((await post(open().origin, '/auth/login', wrong(email), { from: '127.0.0.3' })).status, 400);
    });

    it('turns a flood of sign-ins away itself, with a sentence and when to come back, and nothing else with it', async () => {
      const from = '127.0.0.4';
      // In both forms of the address that the API takes.
      const flood = await Promise.all(
        Array.from({ length: 3 * BURST }, async (_, step) => {
          const call = step % 2 === 0 ? '/auth/login' : '/auth/login/';
          return { call, ...(await post(open().origin, call, wrong(`flood${step}@arena.test`), { from })) };
        }),
      );
      const turnedAway = flood.filter(({ text }) => text.includes('Too many sign-ins from your network'));
      assert.deepEqual([...new Set(turnedAway.map(({ call }) => call))].sort(), ['/auth/login', '/auth/login/']);
      assert.ok(turnedAway.length >= BURST && turnedAway.length < 2 * BURST, `${turnedAway.length} were turned away`);
      for (const { status, headers, text } of turnedAway) {
        assert.deepEqual([status, headers['retry-after'], headers['cache-control']], [429, '30', 'no-store']);
        assert.equal((JSON.parse(text) as { success: boolean }).success, false);
      }
      assert.equal((await ask(open().origin, '/api/v1/health', { from })).status, 200);
      assert.equal((await post(open().origin, '/auth/login', wrong('calm@arena.test'), { from: '127.0.0.5' })).status, 400);
    });

    it('brings events as they happen', async () => {
      const { token } = await signInAt(open().origin, ADMIN);
      const stream = await openEventStream(open().origin, token);
      try {
        assert.deepEqual([stream.headers.get('content-encoding'), stream.headers.get('cache-control')], [null, 'no-store, no-transform']);
        const sent = await post(open().origin, '/forms/contact', { email: 'visitor@arena.test', message: 'Through nginx' });
        assert.equal(sent.status, 200, sent.text);
        await stream.until(/event: change\ndata: .*"form-message"/, EVENT_WITHIN_MS);
      } finally {
        stream.close();
      }
    });
  });
}
