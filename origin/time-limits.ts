import type { FastifyInstance } from 'fastify';

/** How long a request may take to arrive (milliseconds). Answers may take longer: event streams stay open. */
export interface TimeLimits {
  readonly headersMs: number;
  /** With its body. */
  readonly requestMs: number;
  /** A file of a build, 16 MB at most: on a line of 1 Mbit/s it takes over two minutes. */
  readonly uploadMs: number;
}
export const TIME_LIMITS: TimeLimits = { headersMs: 10_000, requestMs: 30_000, uploadMs: 180_000 };
const UPLOADS = '/-/ship/';
const CHECK_EVERY_MS = 1000;
const TOO_SLOW = JSON.stringify({ message: 'The request took too long to arrive. Send it again.', success: false });
const ANSWER = `HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${TOO_SLOW.length}\r\n\r\n${TOO_SLOW}`;

/** Options of a server. Node has one limit for the requests of a server, so that is the one of uploads. */
export const serverTimes = ({ headersMs, uploadMs }: TimeLimits) => ({
  requestTimeout: uploadMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersMs) },
});

/** Closes requests, other than uploads, whose body does not arrive in time. */
export function closeSlowRequests(app: FastifyInstance, { requestMs }: TimeLimits): void {
  app.addHook('onRequest', ({ raw, headers }, reply, done) => {
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (hasBody && raw.url?.startsWith(UPLOADS) !== true) {
      const timer = setTimeout(() => {
        if (raw.complete) return;
        if (!reply.raw.headersSent) raw.socket.write(ANSWER);
        raw.socket.destroySoon();
      }, requestMs);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
