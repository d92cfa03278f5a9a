import { isIP } from 'node:net';
import { API_BASE } from '@arena/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCode } from './caller';
import { type RequestOrigin, type RequestScope, within } from '../db/request-scope';
import { HttpError } from '../errors';
import * as t from './http.messages';

/** The platform's own way to sign out is a GET, and it changes something. */
const ACTING_READS = `${API_BASE}/auth/`;
/** Of an IPv6 address that contains an IPv4 one. */
const LONGEST_ADDRESS = 45;
const onlyReads = ({ method, url }: FastifyRequest) => (method === 'GET' || method === 'HEAD') && !url.startsWith(ACTING_READS);
/** A proxy that is trusted may pass on any text as an address. */
const addressOf = ({ ip }: FastifyRequest) => (isIP(ip) === 0 || ip.length > LONGEST_ADDRESS ? 'unknown' : ip);

/** Read when an entry is written: who calls is known only after the scope was made. */
const originOf = (request: FastifyRequest) => (): RequestOrigin => ({
  address: addressOf(request),
  session: request.caller === null ? null : sessionCode(request.caller.tokenId),
});

/** A change is carried out although its browser went away: the user meant it, and finds it done on coming back. */
function scopeOf(request: FastifyRequest, reply: FastifyReply): RequestScope {
  const origin = originOf(request);
  if (!onlyReads(request)) return { lane: 'decisions', fromReplica: false, signal: null, moves: null, origin };
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  return { lane: 'lists', fromReplica: true, signal: abort.signal, moves: null, origin };
}

/** Lets the database know for which request it works: which connections it may take, and whether the answer is still wanted. */
export function followRequests(app: FastifyInstance): void {
  const scopes = new WeakMap<FastifyRequest, RequestScope>();
  app.addHook('onRequest', (request, reply, done) => {
    const scope = scopeOf(request, reply);
    scopes.set(request, scope);
    within(scope, done);
  });
  // The body arrives as events of its connection, outside of what the first hook started.
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope === undefined) done();
    else within(scope, done);
  });
}

const STOPPING = t.restarting;

/** A server that stops finishes the calls in progress, within a limit, and refuses new ones. Then it cuts off the rest. */
export function finishCallsOnClose(app: FastifyInstance, limitSeconds: number): void {
  let inFlight = 0;
  let stopping = false;
  let finished = () => {};

  app.addHook('onRequest', (_request, reply, done) => {
    if (stopping) return done(new HttpError(503, STOPPING, { 'retry-after': '5', connection: 'close' }));
    inFlight++;
    reply.raw.once('close', () => {
      inFlight--;
      if (inFlight === 0) finished();
    });
    done();
  });

  app.addHook('preClose', async () => {
    stopping = true;
    if (inFlight === 0) return;
    await new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, limitSeconds * 1000);
      finished = () => (clearTimeout(limit), resolve());
    });
  });
}
