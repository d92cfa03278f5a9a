import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { replyWithSentences } from './error-replies';
import { logOptions, newRequestId } from './log';

async function loggedFor(error: Error): Promise<string> {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
  replyWithSentences(app);
  app.get('/boom', () => Promise.reject(error));
  assert.equal((await app.inject('/boom')).statusCode, 500);
  await app.close();
  return lines.join('');
}

describe('what the log tells of an unexpected error', () => {
  it('is the failed query and the database’s reason, without anybody’s data', async () => {
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

describe('what the log tells of a request', () => {
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
