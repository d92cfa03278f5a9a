import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { replyWithSentences } from './error-replies';
import { finishCallsOnClose } from './follow-requests';

const TEXT = 'The server is being restarted. Try again in a few seconds.';

async function serve(limitSeconds: number) {
  const app = Fastify({ forceCloseConnections: true, return503OnClosing: false });
  replyWithSentences(app);
  finishCallsOnClose(app, limitSeconds);
  let finish = () => {};
  let begun = () => {};
  const running = new Promise<void>((resolve) => (begun = resolve));
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => ((finish = resolve), begun()));
    return { done: true };
  });
  app.get('/quick', async () => ({ done: true }));
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, base, running, finish: () => finish() };
}

describe('a server that stops', () => {
  it('finishes the call in progress and refuses new ones in the meantime, in words', async () => {
    const { app, base, running, finish } = await serve(10);
    const slow = fetch(`${base}/slow`);
    await running;
    const closed = app.close();
    const refused = await fetch(`${base}/quick`);
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('connection'), 'close');
    assert.deepEqual(await refused.json(), { message: TEXT, success: false });
    finish();
    assert.deepEqual(await (await slow).json(), { done: true });
    await closed;
  });

  it('does not wait for an idle keep-alive connection', async () => {
    const { app, base } = await serve(10);
    const { port } = new URL(base);
    const idle = connect(Number(port), '127.0.0.1');
    const ended = new Promise<void>((resolve) => idle.once('close', () => resolve()));
    idle.on('error', () => {});
    idle.write('GET /quick HTTP/1.1\r\nhost: here\r\n\r\n');
    await new Promise((resolve) => idle.once('data', resolve));
    const started = performance.now();
    await app.close();
    await ended;
    assert.ok(performance.now() - started < 5000);
  });

  it('cuts off calls that do not finish within the limit', async () => {
    const { app, base, running } = await serve(0.2);
    const slow = fetch(`${base}/slow`);
    const cut = assert.rejects(slow);
    await running;
    await app.close();
    await cut;
  });
});
