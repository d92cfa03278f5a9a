import { API_BASE } from '@arena/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RequestScope, within } from '../db/request-scope';

/** The platform's own way to sign out is a GET, and it changes something. */
const ACTING_READS = `${API_BASE}/auth/`;

const onlyReads = ({ method, url }: FastifyRequest) => (method === 'GET' || method === 'HEAD') && !url.startsWith(ACTING_READS);

/** A change is carried out although its browser went away: the person meant it, and finds it done on coming back. */
function scopeOf(request: FastifyRequest, reply: FastifyReply): RequestScope {
  if (!onlyReads(request)) return { lane: 'decisions', fromReplica: false, signal: null, moves: null };
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  return { lane: 'lists', fromReplica: true, signal: abort.signal, moves: null };
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
