import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is used of a call and its answer, of any of Fastify's kinds of servers. */
type Call = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;
interface Answer extends Pick<FastifyReply, 'statusCode' | 'getHeader'> {
  header(name: string, value: string): unknown;
  removeHeader(name: string): unknown;
  send(payload: Readable): unknown;
}

/** Below this size the headers weigh more than the savings. */
const WORTH_IT_BYTES = 1000;

// Quick rather than small: an answer is packed once, for one person. Every part is passed on as soon as it is there, so that an answer that
// comes slowly is not held back in the packer.
const PACKERS = {
  br: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 }),
} as const;
type Encoding = keyof typeof PACKERS;

/** Sign-in and what belongs to it: a token is never compressed together with a text that another party may have chosen (BREACH). */
const ABOUT_SESSIONS = /^\/api\/v1\/auth(\/|\?|$)/i;

/** Whether an answer is packed for those who can unpack it: a read that found something, as JSON, of some length. */
function isPackable({ method, url }: Call, reply: Answer): boolean {
  const header = (name: string) => String(reply.getHeader(name) ?? '');
  return (
    method === 'GET' &&
    reply.statusCode === 200 &&
    /^application\/json\b/i.test(header('content-type')) &&
    header('content-encoding') === '' &&
    !/\bno-transform\b/i.test(header('cache-control')) &&
    // Some backends write an answer piece by piece, and say no length: it may be a long one.
    (header('content-length') === '' || Number(header('content-length')) >= WORTH_IT_BYTES) &&
    !ABOUT_SESSIONS.test(url)
  );
}

function acceptedEncoding({ headers }: Call): Encoding | undefined {
  const named = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()));
  return (['br', 'gzip'] as const).find((encoding) =>
    named.some(([name, weight = '']) => name === encoding && !/^q=0(\.0*)?$/.test(weight)),
  );
}

/** Sends the API's answer on, whose status and headers the reply has already; packed where that is worth it. */
export function sendCompressed(request: Call, reply: Answer, answer: Readable): void {
  if (!isPackable(request, reply)) {
    reply.send(answer);
    return;
  }
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  const encoding = acceptedEncoding(request);
  if (encoding === undefined) {
    reply.send(answer);
    return;
  }
  const etag = reply.getHeader('etag');
  // The same content in other bytes.
  if (etag !== undefined) reply.header('etag', String(etag).replace(/^(W\/)?/, 'W/'));
  reply.header('content-encoding', encoding);
  reply.removeHeader('content-length');
  const packer = PACKERS[encoding]();
  // A client that goes away ends the API's answer too, and an answer that breaks off breaks off here: either end sees the other's error.
  pipeline(answer, packer, () => undefined);
  reply.send(packer);
}
