import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors';

const STOPPING = 'The server is being restarted. Try again in a few seconds.';

/** A server that stops finishes the calls that it is at, within a limit, and refuses new ones. What is left then is cut off. */
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
