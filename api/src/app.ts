import fastify, { type FastifyInstance } from 'fastify';
import { authRoutes } from './auth/auth.routes';
import { callerFinder } from './auth/caller';
import { makeTokens } from './auth/tokens';
import type { AppConfig } from './config';
import type { Database } from './db/database';
import { fullmapRoutes } from './fullmap-rooms/fullmap-rooms.routes';
import { gameRoutes } from './games/games.routes';
import { replyWithSentences, sendError } from './http/error-replies';
import { acceptJsonOnly } from './http/json-body';
import { documentApi } from './http/openapi';
import { platformRoutes } from './platform.routes';
import { roomRoutes } from './rooms/rooms.routes';
import type { Services } from './services';
import { tournamentRoutes } from './tournaments/tournaments.routes';
import { userRoutes } from './users/users.routes';

export interface AppOptions {
  readonly db: Database;
  readonly config: AppConfig;
  readonly tokenSecret: string;
  readonly clock?: () => Date;
}

const LARGEST_BODY = 100 * 1024;
/** Longer than any e-mail address, which some paths carry. */
const LONGEST_PATH_PARAMETER = 300;

/** The whole server but its port and its database. */
export async function buildApp({ db, config, tokenSecret, clock = () => new Date() }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    bodyLimit: LARGEST_BODY,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PATH_PARAMETER },
    frameworkErrors: sendError,
  });
  const services: Services = { db, config, clock, tokens: makeTokens(tokenSecret, config.tokenDays, clock) };

  app.decorateRequest('caller', null);
  app.decorate('findCaller', callerFinder(db, services.tokens));
  acceptJsonOnly(app);
  replyWithSentences(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // Answers belong to one person at one moment; a call that may be kept says so itself.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  await documentApi(app);
  platformRoutes(app, services);
  authRoutes(app, services);
  userRoutes(app, services);
  gameRoutes(app, services);
  roomRoutes(app, services);
  fullmapRoutes(app, services);
  tournamentRoutes(app, services);
  return app;
}
