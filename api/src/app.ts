import fastify, { type FastifyInstance } from 'fastify';
import { activityRoutes } from './activity/activity.routes';
import { auditRoutes } from './audit/audit.routes';
import { keepSealed } from './audit/seal';
import { authRoutes } from './users/session.routes';
import { callerFinder } from './auth/find-caller';
import { makeKnownBrowsers } from './auth/cookies';
import { passwordRequirer } from './auth/password-confirmation';
import { makeSectionTokens, sectionTokenRoutes } from './auth/section-tokens';
import { watchSignIns } from './auth/sign-in';
import { makeTokens } from './auth/tokens';
import type { AppConfig } from './config';
import type { Connection } from './db/database';
import { followClock } from './db/database-clock';
import { sweepExpired } from './db/sweep';
import { eventRoutes } from './events/events.routes';
import { foldNowAndThen } from './figures/figures';
import { formRoutes } from './forms/forms.routes';
import { fullmapRoutes } from './fullmap-rooms/fullmap-rooms.routes';
import { gameRoutes } from './games/games.routes';
import { refuseBrokenRequest, replyWithSentences, sendAddressError } from './http/error-replies';
import { keyClaimer } from './http/call-keys';
import { finishCallsOnClose, followRequests } from './http/follow-requests';
import { acceptJsonOnly, logOptions, newRequestId, serverTimes, TIME_LIMITS, type TimeLimits } from './http/fastify-options';
import { Metrics } from './http/metrics';
import { documentApi } from './http/openapi';
import { sendCommonHeaders } from './http/policy-headers';
import { watchRoutes } from './http/watch.routes';
import { markOnStart } from './attention/attention';
import { nowAndThen } from './now-and-then';
import { findNews } from './notifications/feed.store';
import { notificationRoutes } from './notifications/notifications.routes';
import { overviewRoutes } from './overview/overview.routes';
import { platformRoutes } from './platform.routes';
import { redeemRoutes } from './redeems/redeems.routes';
import { roomRoutes } from './rooms/rooms.routes';
import { searchRoutes } from './search/search.routes';
import type { Services } from './services';
import { streamRoutes } from './streams/streams.routes';
import { topUpRoutes } from './topups/topups.routes';
import { tournamentRoutes } from './tournaments/tournaments.routes';
import { keepLooksFilled } from './users/fill-looks';
import { userRoutes } from './users/users.routes';

interface AppOptions {
  readonly connection: Pick<Connection, 'db' | 'listen' | 'isUp' | 'isMigrated' | 'pools'>;
  readonly config: AppConfig;
  readonly tokenSecret: string;
  readonly clock?: () => Date;
  readonly metrics?: Metrics;
  /** How long a request may take to arrive. For tests. */
  readonly timeLimits?: TimeLimits;
}

const LARGEST_BODY = 100 * 1024;
/** Longer than any email address, which some paths carry. */
const LONGEST_PATH_PARAMETER = 300;
const START_SECONDS = 20;

const ROUTES = [
  authRoutes,
  sectionTokenRoutes,
  userRoutes,
  activityRoutes,
  gameRoutes,
  roomRoutes,
  fullmapRoutes,
  tournamentRoutes,
  topUpRoutes,
  redeemRoutes,
  auditRoutes,
  streamRoutes,
  overviewRoutes,
  formRoutes,
  notificationRoutes,
  searchRoutes,
];

/** The whole server but its port and its database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { connection, config, tokenSecret, metrics = new Metrics(), timeLimits = TIME_LIMITS } = options;
  const { db, listen, isUp } = connection;
  const app = fastify({
    logger: logOptions(config.logLevel),
    genReqId: newRequestId,
    bodyLimit: LARGEST_BODY,
    ...serverTimes(timeLimits),
    // Fastify's limit for starting counts while it stops as well; it must leave time for the calls in flight.
    pluginTimeout: (config.stopSeconds + START_SECONDS) * 1000,
    // The connections that are still open once the calls in flight are finished: kept alive without a call.
    forceCloseConnections: true,
    // `finishCallsOnClose` refuses in words.
    return503OnClosing: false,
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PATH_PARAMETER },
    frameworkErrors: sendAddressError,
    clientErrorHandler: refuseBrokenRequest,
  });
  const clock = options.clock ?? (await followClock(app, db));
  const services: Services = {
    ...{ db, config, clock },
    tokens: makeTokens(tokenSecret, config.tokenDays, clock),
    sectionTokens: makeSectionTokens(tokenSecret, clock),
    knownBrowsers: makeKnownBrowsers(tokenSecret, clock),
  };

  app.decorateRequest('caller', null);
  app.decorateRequest('ended', null);
  app.decorateRequest('repeated', false);
  app.decorate('findCaller', callerFinder(db, services.tokens, clock));
  app.decorate('claimKey', keyClaimer(db, clock));
  app.decorate('requirePassword', passwordRequirer(db, clock));
  app.decorate('clock', clock);
  app.decorate('timeZone', config.timeZone);
  acceptJsonOnly(app);
  replyWithSentences(app, metrics.countUnavailable);
  sendCommonHeaders(app);
  metrics.watchCalls(app);
  metrics.watchPools(connection.pools);
  watchSignIns(metrics);
  followRequests(app);
  if (config.apiDocs) await documentApi(app);
  platformRoutes(app, isUp, config);
  watchRoutes(app, { connection, metrics, usersToPrepare: keepLooksFilled(app, db) });
  for (const addRoutes of ROUTES) addRoutes(app, services);
  eventRoutes(app, services, { listen, metrics, findNews });
  foldNowAndThen(app, db);
  nowAndThen(app, {
    everyMs: config.sweepSeconds * 1000,
    work: () => sweepExpired(db, { now: clock(), callKeyDays: config.callKeyDays }),
    failure: 'Expired data was not deleted',
  });
  markOnStart(app, db);
  keepSealed(app, connection);
  // After the event streams, which end when the server stops: it would wait for them.
  finishCallsOnClose(app, config.stopSeconds);
  return app;
}
