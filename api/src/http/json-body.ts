import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors';

/** Only JSON comes in. No bytes are no body, whatever the header says: clients send PUT and DELETE so. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, undefined);
    // The parser answers over the callback; its own texts are for programmers.
    void parse(request, text, (error, value) => (error ? done(badRequest('The body is not valid JSON.')) : done(null, value)));
  });
}
