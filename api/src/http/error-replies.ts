import type { Socket } from 'node:net';
import { brokenAnswer, refusalPage } from '@arena/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm';
import { type UnavailableReason, whyUnavailable } from '../db/unavailable';
import { HttpError, RefusedField } from '../errors';
import { pathOf } from './fastify-options';
import { POLICY_HEADERS } from './policy-headers';
import * as t from './http.messages';

const READING: Readonly<Record<UnavailableReason, string>> = {
  lost: t.databaseUnreachable,
  full: t.databaseFull,
  locked: t.othersChange,
  slow: t.databaseSlow,
  gone: t.requestClosed,
};

// A connection may break after the change was committed and before the answer came, so none of these says that nothing happened.
const CHECK = t.checkWhether;
const CHANGING: Readonly<Record<UnavailableReason, string>> = {
  lost: `The database connection was lost. ${CHECK}`,
  full: `The database has run out of space, so nothing can be stored. Contact the platform team. ${CHECK}`,
  locked: `Another change blocked this for too long. ${CHECK}`,
  slow: `The database took too long. ${CHECK}`,
  gone: READING.gone,
};

/** The message for the caller when the database did not carry out a call, or may or may not have. */
const unavailableSentence = (reason: UnavailableReason, method: string): string =>
  (method === 'GET' || method === 'HEAD' ? READING : CHANGING)[reason];

const SENTENCES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: t.requestTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: t.bodyMustBeJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: t.bodyLengthWrong,
  FST_ERR_CTP_INVALID_JSON_BODY: t.bodyInvalidJson,
  FST_ERR_BAD_URL: t.addressInvalid,
};

const refusal = (message: string, code: string | null = null) => ({ message, success: false, ...(code === null ? {} : { code }) });
/** The logged error, with the name by which it is found there. */
const logged = (message: string, reference: string) => ({ ...refusal(message), reference });

/** A failed query for the log, without its values and the database's `detail`, which may be telephone numbers or password hashes. */
export function loggable(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { query, cause, stack } = error;
  const code = cause !== undefined && 'code' in cause ? ` (${String(cause.code)})` : '';
  const bare = new Error(`Failed query${code}: ${cause?.message ?? 'no reason given'}\n${query}`);
  const frames = stack?.slice(stack.indexOf('\n    at ')) ?? '';
  bare.stack = `${bare.name}: ${bare.message}${frames}`;
  return bare;
}

function sendError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof RefusedField) return reply.status(error.statusCode).send({ ...refusal(error.message), field: error.field });
  if (error instanceof HttpError) return reply.status(error.statusCode).headers(error.headers).send(refusal(error.message, error.code));
  // The body broke off: an error of the client's connection, and not of the database's.
  if (request.raw.errored === error) return reply.status(400).send(refusal(t.requestInterrupted));
  const unavailable = whyUnavailable(error);
  if (unavailable !== null) {
    if (unavailable !== 'gone')
      request.log.error({ err: loggable(error), method: request.method, url: pathOf(request.url) }, 'Database unavailable');
    return reply
      .status(503)
      .header('retry-after', '2')
      .send(logged(unavailableSentence(unavailable, request.method), request.id));
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    request.log.info({ code: error.code, method: request.method, url: pathOf(request.url) }, 'Request refused');
    return reply.status(status).send(refusal(SENTENCES[error.code] ?? t.invalidRequest));
  }
  request.log.error({ err: loggable(error), method: request.method, url: pathOf(request.url) }, 'Unexpected error');
  return reply.status(500).send(logged(t.wentWrong, request.id));
}

/** Before any route was looked for, and any hook ran: an address that cannot be decoded, or with a part that is too long. */
export const sendAddressError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  sendError(error, request, reply.headers(POLICY_HEADERS));

export const nothingAt = (method: string, url: string) => t.nothingAt(method, pathOf(url));

export function replyWithSentences(app: FastifyInstance, countUnavailable: (reason: UnavailableReason) => void = () => {}): void {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const reason = whyUnavailable(error);
    if (reason !== null) countUnavailable(reason);
    return sendError(error, request, reply);
  });
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (reply.statusCode < 400 || headers.accept?.includes('text/html') !== true || typeof payload !== 'string') return payload;
    const { message } = JSON.parse(payload) as { readonly message: string };
    reply.type('text/html; charset=utf-8');
    return refusalPage(reply.statusCode, message);
  });
  app.setNotFoundHandler(({ method, url }, reply) => reply.status(404).send(refusal(nothingAt(method, url))));
}

/** Answers a request that Node cannot read, in the form of every other refusal. */
export function refuseBrokenRequest(this: FastifyInstance, error: { readonly code: string }, socket: Socket): void {
  // The other side went away.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  this.log.info({ code: error.code, remoteAddress: socket.remoteAddress }, 'Request refused');
  socket.end(brokenAnswer(error, POLICY_HEADERS));
}
