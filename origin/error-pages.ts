import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { plainPageHeaders } from './policies.ts';

const CODE = /^S-\d\d$/;

/** `/-/errors/S-01`: what a code that the console shows means. The pages come with the live shell; `read` answers one of its files. */
export function serveErrorPages(app: FastifyInstance, read: (file: string) => string): void {
  const pageOf = (code: string) => {
    try {
      return CODE.test(code) ? read(`error-${code}.html`) : null;
    } catch {
      // No shell yet.
      return null;
    }
  };
  app.get<{ Params: { code: string } }>('/-/errors/:code', (request, reply) => {
    const page = pageOf(request.params.code);
    if (page === null) return reply.code(404).type('text/plain; charset=utf-8').send('No page describes this code.');
    const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';
    return reply
      .headers(plainPageHeaders(`'sha256-${createHash('sha256').update(style).digest('base64')}'`))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
