import {
  notificationCalls,
  overviewCalls,
  platformCalls,
  read,
  redeemCalls,
  roomCalls,
  tournamentCalls,
  userCalls,
} from '@arena/shared/contract';
import type { SectionReads } from '@arena/shared/contract/section';
import { OWN_PATHS } from '../common/own-paths';

// The build evaluates this file, so that the first script contains only the addresses.

/** Read on every screen. */
export const WHEREVER: readonly string[] = [read(platformCalls.capabilities)];

const COUNTS = read(platformCalls.counts);
const REVENUE = read(overviewCalls.monthlyRevenue);

/** First reads of the shell's screens. `:userId` is the signed-in user. */
export const OWN_READS: Readonly<Record<string, SectionReads>> = {
  [OWN_PATHS.dashboard]: {
    reads: [
      read(redeemCalls.listPending),
      REVENUE,
      read(userCalls.list),
      read(roomCalls.listByStatus, { query: { status: 'ALL_DONE' } }),
      read(tournamentCalls.list),
    ],
    readsWith: {
      counts: [COUNTS, REVENUE],
      'dashboard-statistics': [read(overviewCalls.statistics)],
      'request-search': [read(redeemCalls.search, { query: { status: 'PENDING', size: 4 } })],
    },
  },
  [OWN_PATHS.notifications]: { readsWith: { notifications: [read(notificationCalls.list, { query: { pageNumber: 0, pageSize: 20 } })] } },
  [OWN_PATHS.profile]: { reads: [read(userCalls.get)] },
  [OWN_PATHS.analytics]: {
    readsWith: { analytics: [read(overviewCalls.analytics, { query: { days: 60 } })], counts: [COUNTS, REVENUE] },
  },
};
