import { Readable } from 'node:stream';
import { API_BASE, LIVE_EVENTS_PATH, ORIGIN_HEADER } from '@arena/shared/contract';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compressed-answers.ts';

/** How a connection ends that the other side has closed. */
const HUNG_UP: ReadonlySet<string | undefined> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** More than the sign-ins that the API lets wait for their turn, so that those in line don't block every other call. */
const CALLS_AT_ONCE = 1024;
/** An answer begins within this time: longer than the API gives itself and than the console waits (milliseconds). */
const ANSWER_WITHIN_MS = 60_000;
/** As much as the API takes. */
const LARGEST_BODY = 100 * 1024;
/** Event streams that are passed on immediately, where the settings don't say. */
export const EVENT_STREAMS = 2000;
/** When a browser asks again for a stream that was refused (seconds). */
const ASK_AGAIN_SECONDS = 30;

export type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;
type ProxiedReply = Parameters<NonNullable<ReplyOptions['onError']>>[0];
export const API_AWAY = 'The platform server cannot be reached. Try again shortly. If it keeps happening, contact the platform team.';

/** Answers with a sentence of the origin's, marked so that the console does not show it as the other server's own words. */
export const sayAway = (reply: ProxiedReply, message: string, mark = 'origin') =>
  reply.code(502).header(ORIGIN_HEADER, mark).send({ message, success: false });

export const replyOptions = {
  // The server counts failed sign-ins by address: it must see the person's, not this process's. Node has answered `Expect` already.
  rewriteRequestHeaders: (request, { expect: _answered, ...headers }) => ({ ...headers, 'x-forwarded-for': request.ip }),
  // The server closes idle connections, and may do so as one is used again. Reads change nothing. No other call is sent again: each
  // repetition of a 503 would leave an unread answer behind, and its connection with it.
  retryDelay: ({ err, req, attempt }) =>
    attempt === 0 && READS.has(req.method) && HUNG_UP.has((err as NodeJS.ErrnoException | null)?.code) ? 1 : null,
  onResponse: (request, reply, { stream }) => sendCompressed(request, reply, stream),
  onError: (reply) => void sayAway(reply, API_AWAY),
} satisfies ReplyOptions;

/** Reads a body before its call takes a connection to the API: a body that trickles in would hold that connection up. */
async function readWhole(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!(request.body instanceof Readable)) return;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request.body as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > LARGEST_BODY)
      return void reply.code(413).header('connection', 'close').send({ message: 'The request is too large.', success: false });
    parts.push(part);
  }
  request.body = Readable.from(Buffer.concat(parts));
}

/** The path of an address, decoded as the API's router reads it; null where it cannot be. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Whether an address is a call as written. `/api/v1/./events` would be a call here, and for the API a stream on the calls' connections. */
function isPlain(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  return decoded(path) !== null && decoded(new URL(path, 'http://any').pathname) === decoded(path);
}

/** Event streams last for hours, so they have connections of their own and a limit. */
function limitStreams(app: FastifyInstance, most: number): void {
  let open = 0;
  app.addHook('onRequest', async (_, reply) => {
    if (open >= most)
      return reply
        .code(503)
        .headers({ 'retry-after': ASK_AGAIN_SECONDS, [ORIGIN_HEADER]: 'origin' })
        .send({
          message: 'Live updates are busy. They’ll start automatically in a while.',
          success: false,
        });
    open += 1;
    reply.raw.once('close', () => (open -= 1));
  });
}

interface Calls extends Pick<FastifyHttpProxyOptions, 'upstream' | 'rewritePrefix' | 'replyOptions'> {
  readonly prefix: string;
  /** Runs before a body is read. */
  readonly letIn?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

const limits = (connections: number) => ({ undici: { connections, headersTimeout: ANSWER_WITHIN_MS } });

/** Passes the calls below a prefix on to a server. */
export async function passOnCalls(app: FastifyInstance, { letIn, ...options }: Calls): Promise<void> {
  await app.register(async (calls) => {
    // Bodies of every kind arrive as they are, and are passed on so.
    calls.removeAllContentTypeParsers();
    calls.addHook('onRequest', async ({ url }, reply) => {
      if (!isPlain(url)) return reply.code(400).send({ message: 'The address is not valid.', success: false });
    });
    if (letIn !== undefined) calls.addHook('onRequest', letIn);
    calls.addHook('preHandler', readWhole);
    await calls.register(httpProxy, { ...options, ...limits(CALLS_AT_ONCE) });
  });
}

/** Passes the calls on to the API, so that a browser meets one origin. */
export async function passOnApi(app: FastifyInstance, api: string, eventStreams = EVENT_STREAMS): Promise<void> {
  const at = (path: string) => ({ upstream: api, prefix: path, rewritePrefix: path, replyOptions });
  await app.register(async (streams) => {
    limitStreams(streams, eventStreams);
    const options = { ...at(API_BASE + LIVE_EVENTS_PATH), ...limits(eventStreams) };
    await streams.register(httpProxy, { ...options, httpMethods: ['GET'], routes: ['/'] });
  });
  await passOnCalls(app, at(API_BASE));
}
