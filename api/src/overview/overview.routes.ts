import { overviewCalls, platformCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { whole } from '../db/paging';
import { route } from '../http/route';
import type { Services } from '../services';
import { dailyAnalytics } from './analytics';
import { platformCounts } from './counts';
import { dashboardStatistics, monthlyRevenue } from './dashboard';

const USUAL_DAYS = 30;
const MOST_DAYS = 366;

export function overviewRoutes(app: FastifyInstance, { db, config: { timeZone }, clock }: Services): void {
  route(app, overviewCalls.monthlyRevenue, () => monthlyRevenue(db, clock(), timeZone));
  route(app, overviewCalls.statistics, () => dashboardStatistics(db, clock(), timeZone));
  route(app, platformCalls.counts, () => platformCounts(db, clock(), timeZone));
  route(app, overviewCalls.analytics, async ({ query }) =>
    dailyAnalytics(db, whole('days', query.days, USUAL_DAYS, 1, MOST_DAYS), clock(), timeZone),
  );
}
