import type { FastifyInstance } from 'fastify';
import type { Connection } from '../db/database';
import { nothingAt } from './error-replies';
import { HttpError } from '../errors';
import type { Metrics } from './metrics';

/* For monitoring, outside of `/api/v1`. A request that a proxy passed on finds nothing, so that none of this is public. */

interface Watched {
  readonly connection: Pick<Connection, 'isUp' | 'isMigrated'>;
  readonly metrics: Metrics;
  /** Users of an earlier release whose look-alikes can't be found yet. */
  readonly usersToPrepare: () => number;
}

export function watchRoutes(app: FastifyInstance, { connection, metrics, usersToPrepare }: Watched): void {
  metrics.gauge('arena_users_to_prepare', 'Users of an earlier release not yet prepared for the look-alike check', [], (set) =>
    set({}, usersToPrepare()),
  );
  void app.register(async (watched) => {
    watched.addHook('onRequest', async ({ method, url, headers }) => {
      if (headers['x-forwarded-for'] !== undefined) throw new HttpError(404, nothingAt(method, url));
    });

    // Alive: the process answers. Whether the database does is no reason to restart it.
    watched.get('/health', async () => ({ status: 'ok' }));

    // Ready: it can be given calls. Tables never become older again while it runs.
    let migrated = false;
    watched.get('/ready', async () => {
      if (!(await connection.isUp())) throw new HttpError(503, 'The database isn’t responding.');
      migrated ||= await connection.isMigrated();
      if (!migrated) throw new HttpError(503, 'The database schema is out of date.');
      if (metrics.isFull) throw new HttpError(503, 'The database has run out of space.');
      return { status: 'ok', ...(usersToPrepare() > 0 ? { usersToPrepare: usersToPrepare() } : {}) };
    });

    watched.get('/metrics', async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
  });
}
