import { call, defineCalls } from './define-calls';
import { dayText, listOf, number } from '@arena/shared/contract/wire';
import { analytics, dashboardStatistics, monthlyRevenue } from '../wire/overview';

/** The calls of the shell's own screens. The specification has only the revenue (part 1 §7); the rest are extensions. */
export const overviewCalls = defineCalls({
  monthlyRevenue: {
    ...call('GET /revenue/monthly', 'admin'),
    response: listOf(monthlyRevenue),
  },
  statistics: {
    ...call('GET /dashboard/statistics', 'admin'),
    response: dashboardStatistics,
    extension: 'dashboard-statistics',
  },
  analytics: {
    ...call('GET /dashboard/daily', 'admin'),
    query: { days: number, until: dayText },
    response: analytics,
    extension: 'analytics',
  },
});
