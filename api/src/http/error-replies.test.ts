import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { replyWithSentences } from './error-replies';

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
