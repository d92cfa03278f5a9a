import { overviewCalls, platformCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest } from '../errors';
import { route } from '../http/route';
import type { Services } from '../services';
import { dailyAnalytics } from './analytics';
import { platformCounts } from './counts';
import { dashboardStatistics, monthlyRevenue } from './dashboard';

const USUAL_DAYS = 30;
const MOST_DAYS = 366;

function daysAsked(days: number | null | undefined): number {
  if (days === undefined) return USUAL_DAYS;
  if (days === null || !Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
    throw badRequest(`The query parameter 'days' must be a whole number from 1 to ${MOST_DAYS}.`);
  }
  return days;
}

export function overviewRoutes(app: FastifyInstance, { db, config: { timeZone }, clock }: Services): void {
  route(app, overviewCalls.monthlyRevenue, () => monthlyRevenue(db, clock(), timeZone));
  route(app, overviewCalls.statistics, () => dashboardStatistics(db, clock(), timeZone));
  route(app, platformCalls.counts, () => platformCounts(db, clock(), timeZone));
  route(app, overviewCalls.analytics, ({ query }) => dailyAnalytics(db, daysAsked(query.days), clock(), timeZone));
}
