import { overviewCalls, platformCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { startOfQueried, whole } from '../db/paging';
import { route } from '../http/route';
import type { Services } from '../services';
import { dailyAnalytics } from './analytics';
import { platformCounts } from './counts';
import { dashboardStatistics, monthlyRevenue } from './dashboard';

const USUAL_DAYS = 30;
/** A year, and the year before to compare it with. */
const MOST_DAYS = 732;

export function overviewRoutes(app: FastifyInstance, { db, config: { timeZone }, clock }: Services): void {
  route(app, overviewCalls.monthlyRevenue, () => monthlyRevenue(db, clock(), timeZone));
  route(app, overviewCalls.statistics, () => dashboardStatistics(db, clock(), timeZone));
  route(app, platformCalls.counts, () => platformCounts(db, clock(), timeZone));
  route(app, overviewCalls.analytics, async ({ query: { days, until } }) =>
    dailyAnalytics(
      db,
      whole('days', days, USUAL_DAYS, 1, MOST_DAYS),
      until === undefined ? clock() : startOfQueried('until', until, timeZone),
      timeZone,
    ),
  );
}
