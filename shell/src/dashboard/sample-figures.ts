import type { DashboardStatistics } from '@arena/shared/contract';

/** The specification's figures without a source (part 1 §2 and §9), marked as samples without `dashboard-statistics`. */
export const SAMPLE_BADGES = { users: '+12.5%', rooms: '+8.2%', tournaments: '+4.1%', revenue: '+15.3%' } as const;

export type SampleStatistics = Pick<
  DashboardStatistics,
  'games' | 'redeemsPending' | 'redeemsApproved' | 'redeemsRejected' | 'redeemedAmount'
>;

export const SAMPLE_STATISTICS: SampleStatistics = {
  games: [
    { title: 'PUBG Mobile', rooms: 148, tournaments: 12, players: 1240 },
    { title: 'Free Fire', rooms: 96, tournaments: 9, players: 870 },
  ],
  redeemsPending: 24,
  redeemsApproved: 156,
  redeemsRejected: 8,
  redeemedAmount: 4820,
};
