import {
  type CallOutput,
  type DashboardStatistics,
  overviewCalls,
  type PlatformCounts,
  redeemCalls,
  type Redeem,
  roomCalls,
  tournamentCalls,
  userCalls,
} from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { build, type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderOverHost } from '../../common/testing';
import { SectionHost } from '../../sections/host';
import { snapshotOf } from '../../sections/testing';
import DashboardPage from '../DashboardPage';

const redeem = (id: number): Redeem => ({
  id,
  amount: 121 + id,
  method: 'M-Pesa',
  account: null,
  status: 'PENDING',
  user: { id, name: `Person ${id}`, email: null, mobile: null, bannedAt: null },
  requestedAt: null,
  decidedAt: null,
  decidedBy: null,
  attention: null,
});
const NULL_TOURNAMENT: CallOutput<typeof tournamentCalls.list>['items'][number] = {
  ...{ id: null, title: null, description: null, status: null, createdAt: null, startsAt: null, endsAt: null, entryFee: null },
  ...{ prizePool: null, perKill: null, participants: null, game: null, mode: null, map: null, accessId: null, password: null },
  organizer: null,
};
export const STATISTICS: DashboardStatistics = {
  usersChange: 12.44,
  roomsChange: -3,
  tournamentsChange: 0,
  revenueChange: null,
  usersBefore: 1142,
  roomsBefore: 444,
  tournamentsBefore: 36,
  revenueBefore: 0,
  games: [{ title: 'PUBG Mobile', rooms: 41, tournaments: 12, players: 230 }],
  redeemsPending: 7,
  redeemsApproved: 31,
  redeemsRejected: 4,
  redeemedAmount: 4210.5,
};
export const COUNTS: PlatformCounts = {
  users: 5012,
  completedRooms: 431,
  tournaments: 36,
  ongoingTournaments: 8,
  upcomingThisMonth: 9,
  participants: 400,
  ongoingPrizePool: 1200,
  roomsByStatus: [],
  tournamentsByStatus: [],
  usersByRole: [],
  waiting: [],
};
export const refusal = (message: string) => () => {
  throw new ApiError('forbidden', message, 403);
};

/** A platform with figures. */
export function installTestHost(options: Parameters<typeof installFakePlatform>[0] = {}): FakePlatform {
  const platform = installFakePlatform(options);
  platform.on(userCalls.list, () => Array.from({ length: 1284 }, (_, id) => ({ ...build.user({ id }), bannedAt: null })));
  platform.on(roomCalls.listByStatus, () => [build.room(), build.room()]);
  const tournaments = build.page(Array.from({ length: 10 }, () => NULL_TOURNAMENT));
  platform.on(tournamentCalls.list, () => ({ ...tournaments, total: 34, totalPages: 4, last: false }));
  platform.on(overviewCalls.monthlyRevenue, () => [
    { month: '2026-02', amount: 1843.5 },
    { month: '2026-03', amount: 9999 },
  ]);
  platform.on(redeemCalls.listPending, () => [1, 2, 3, 4, 5, 6].map(redeem));
  platform.on(overviewCalls.statistics, () => STATISTICS);
  return platform;
}
export const renderDashboard = () => renderOverHost(new SectionHost(snapshotOf()), <DashboardPage />);
export const card = (name: string) => within(screen.getByRole('region', { name }));
