import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An address without its query, which may hold an account number or what somebody searched for. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** What a request is called in the log and in its answer: short enough to be read to somebody. */
export const newRequestId = (): string => randomUUID().slice(0, 8);

/** Every answer says what its request is called in the log. */
export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

/** What Fastify writes down of its own accord, at the level `info`, without anybody's data. */
export const logOptions = (level: string) => ({
  level,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, url: pathOf(url), remoteAddress: ip }),
  },
});
