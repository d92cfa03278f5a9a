import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { describe, it } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { refuseBrokenRequest, replyWithSentences } from './error-replies';
import { acceptJsonOnly, logOptions, newRequestId } from './fastify-options';

async function loggedFor(error: Error): Promise<string> {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
  replyWithSentences(app);
  app.get('/boom', () => Promise.reject(error));
  assert.equal((await app.inject('/boom')).statusCode, 500);
  await app.close();
  return lines.join('');
}

describe('the log of an unexpected error', () => {
  it('has the failed query and the database’s reason, without personal data', async () => {
    const reason = Object.assign(new Error('deadlock detected'), { code: '40P01', detail: 'Key (email)=(asha@mail.test)' });
    const log = await loggedFor(new DrizzleQueryError('update users set email = $1', ['asha@mail.test'], reason));
    for (const wanted of ['update users set email = $1', 'deadlock detected', '40P01', 'error-replies.test'])
      assert.ok(log.includes(wanted), wanted);
    assert.ok(!log.includes('asha@mail.test'), log);
  });

  it('is everything of any other', async () => {
    assert.ok((await loggedFor(new TypeError('x is undefined'))).includes('x is undefined'));
  });
});

describe('the log of a request', () => {
  it('is its path, without the query: people’s account numbers stand there', async () => {
    const lines: string[] = [];
    const app = Fastify({
      genReqId: newRequestId,
      logger: { ...logOptions('trace'), stream: { write: (line: string) => void lines.push(line) } },
    });
    replyWithSentences(app);
    app.post('/redeem/user/:id', () => ({}));
    app.post('/boom', () => Promise.reject(new Error('unexpected')));
    for (const path of ['/redeem/user/7', '/boom', '/nowhere', '/%E0%A4%A'])
      await app.inject({ method: 'POST', url: `${path}?amount=150&accountNo=9800000001` });
    await app.close();
    const log = lines.join('');
    assert.match(log, /"reqId":"[0-9a-f]{8}","err":\{"type":"Error","message":"unexpected"/);
    for (const wanted of ['/redeem/user/7', '/boom', '/nowhere', 'unexpected']) assert.ok(log.includes(wanted), wanted);
    assert.ok(!log.includes('9800000001'), log);
  });
});

describe('the log of a request that cannot be read', () => {
  async function loggedOf(request: string): Promise<string> {
    const lines: string[] = [];
    const app = Fastify({
      logger: { ...logOptions('info'), stream: { write: (line: string) => void lines.push(line) } },
      disableRequestLogging: true,
      clientErrorHandler: refuseBrokenRequest,
    });
    acceptJsonOnly(app);
    replyWithSentences(app);
    app.post('/login', () => ({}));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').resume();
    const [served] = (await Promise.all([once(app.server, 'connection'), once(socket, 'connect')]))[0] as [typeof socket];
    socket.end(`POST /login HTTP/1.1\r\nhost: arena.test\r\nconnection: close\r\n${request}`);
    if (!served.destroyed) await once(served, 'close');
    await app.close();
    return lines.join('');
  }

  it('is that its kind of body was refused', async () => {
    const log = await loggedOf('content-type: charset=application/json\r\ncontent-length: 2\r\n\r\n{}');
    assert.match(log, /"code":"FST_ERR_CTP_INVALID_MEDIA_TYPE","method":"POST","url":"\/login","msg":"Request refused"/);
  });

  it('is that it is no HTTP', async () => {
    assert.match(await loggedOf('content-length: x\r\n\r\n'), /"code":"HPE_INVALID_CONTENT_LENGTH".*"msg":"Request refused"/);
  });

  it('is nothing of the database when its client goes away in the middle of the body', async () => {
    const log = await loggedOf('content-type: application/json\r\ncontent-length: 999\r\n\r\n{"a"');
    assert.doesNotMatch(log, /Database unavailable/);
  });
});
