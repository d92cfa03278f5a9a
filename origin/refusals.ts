import type { Socket } from 'node:net';
import { brokenAnswer } from '@arena/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CountedWindow } from './counted-window.ts';
import { refuse } from './own-page.ts';
import { INERT_HEADERS } from './policies.ts';

/** An error with a sentence for the person who asked. */
export class Unavailable extends Error {
  readonly statusCode = 503;
}

const SENTENCES: Readonly<Record<number, string>> = {
  413: 'The request is too large.',
  415: 'The body must be JSON, sent with Content-Type: application/json.',
};
const NOT_VALID = 'The request is not valid.';

/** Options of a server: it answers in the same way what no hook and no error handler sees. */
export const BROKEN_REQUESTS = {
  /** An address that cannot be decoded. */
  frameworkErrors: (error: FastifyError, _: FastifyRequest, reply: FastifyReply) =>
    void refuse(reply.headers(INERT_HEADERS), error.statusCode ?? 400, NOT_VALID),
  clientErrorHandler(error: { readonly code?: string }, socket: Socket): void {
    // The other side went away.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    socket.end(brokenAnswer(error, INERT_HEADERS));
  },
} as const;

const MINUTE_MS = 60_000;
const LINES_A_MINUTE = 20;

/** Answers every error with a sentence of ours, and never with the words of a library, which go to the log. */
export function refuseInSentences(app: FastifyInstance, say: (line: string) => void = console.warn): void {
  const lines = new CountedWindow(MINUTE_MS);
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Unavailable) return refuse(reply, error.statusCode, error.message);
    const status = error.statusCode ?? 500;
    const [path = ''] = request.url.split('?', 1);
    if (lines.take('', 1, LINES_A_MINUTE) === 1)
      say(`${request.method} ${path.slice(0, 200)} was answered with ${status}: ${error.message}`);
    if (status >= 500) return refuse(reply, status, 'Something went wrong on this server. Please try again.');
    return refuse(reply, status, SENTENCES[status] ?? NOT_VALID);
  });
}
