import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CountedWindow } from './counted-window.ts';
import { refuse } from './own-page.ts';

/** An error with a sentence for the person who asked. */
export class Unavailable extends Error {
  readonly statusCode = 503;
}

const SENTENCES: Readonly<Record<number, string>> = {
  413: 'The request is too large.',
  415: 'The body must be JSON, sent with Content-Type: application/json.',
};
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
    return refuse(reply, status, SENTENCES[status] ?? 'The request is not valid.');
  });
}
