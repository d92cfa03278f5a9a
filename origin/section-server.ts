import fastify from 'fastify';
import { serveFiles } from './files.ts';
import { INERT_HEADERS } from './policies.ts';
import { BROKEN_REQUESTS } from './refusals.ts';
import { serverTimes, TIME_LIMITS } from './time-limits.ts';

/** Serves the files of a folder, readable from every origin: what a section publishes is public. */
export async function createSectionServer(folder: string) {
  const app = fastify({ forceCloseConnections: true, ...BROKEN_REQUESTS, ...serverTimes(TIME_LIMITS) });
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(INERT_HEADERS);
    done();
  });
  await serveFiles(app, folder, {
    // The console fetches these from another origin on purpose.
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
  });
  return app;
}
