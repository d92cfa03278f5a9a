import { defineCalls } from '../call';
import { listOf, number } from '@arena/shared/contract/wire';
import { analytics, dashboardStatistics, monthlyRevenue } from '../wire/overview';

/** The shell's own screens. Part 1 §7 knows the revenue only; the rest are extensions. */
export const overviewCalls = defineCalls({
  monthlyRevenue: {
    method: 'GET',
    path: '/revenue/monthly',
    summary: 'Revenue by month, the current month first',
    access: 'admin',
    response: listOf(monthlyRevenue),
    status: 200,
  },
  statistics: {
    method: 'GET',
    path: '/dashboard/statistics',
    summary: "The dashboard's live figures",
    access: 'admin',
    response: dashboardStatistics,
    status: 200,
    extension: 'dashboard-statistics',
  },
  analytics: {
    method: 'GET',
    path: '/analytics/daily',
    summary: 'Revenue, rooms and registrations of the last days, by day and game',
    access: 'admin',
    query: { days: number },
    response: analytics,
    status: 200,
    extension: 'analytics',
  },
});
