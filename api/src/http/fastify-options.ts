import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An address without its query, which may hold an account number or a user's keywords. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
/** The request's name in the log and in its answer: short enough to be read aloud. */
export const newRequestId = (): string => randomUUID().slice(0, 8);

/** What Fastify logs of its own accord, at the level `info`, without personal data. */
export const logOptions = (level: string) => ({
  level,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, url: pathOf(url), remoteAddress: ip }),
  },
});

/** Only JSON is accepted. An empty body counts as none, with any content type: clients send PUT and DELETE that way. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') done(null, undefined);
    else void parse(request, text, done);
  });
}

/** How long a request may take to arrive (milliseconds). Answers may take longer: event streams stay open. */
export interface TimeLimits {
  readonly headersMs: number;
  /** With its body. */
  readonly requestMs: number;
}
export const TIME_LIMITS: TimeLimits = { headersMs: 10_000, requestMs: 30_000 };
const CHECK_EVERY_MS = 1000;

/** Options of a server: what does not arrive in time is answered with 408 and closed. Node looks every half minute if it is not told. */
export const serverTimes = ({ headersMs, requestMs }: TimeLimits) => ({
  requestTimeout: requestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersMs) },
});
