import {
  type Call,
  type DashboardStatistics,
  overviewCalls,
  type PlatformCounts,
  redeemCalls,
  type Redeem,
  roomCalls,
  tournamentCalls,
  userCalls,
} from '@arena/shared/contract';
import { announceChange, ApiError } from '@arena/shared/platform';
import { build, type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../common/testing';
import { SectionHost } from '../sections/host';
import { SectionHostProvider } from '../sections/HostContext';
import { snapshotOf } from '../sections/testing';
import DashboardPage from './DashboardPage';

// Nothing is hidden on this page, and asking every element whether it is takes most of the time.
configure({ defaultHidden: true });
// Drawn for real in Chart.test.tsx: the library is large.
jest.mock('../charts/Chart', () => ({ __esModule: true, default: () => null }));
jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

const redeem = (id: number): Redeem => ({
  id,
  amount: 121 + id,
  method: 'M-Pesa',
  account: null,
  status: 'PENDING',
  user: { id, name: `Person ${id}`, email: null, mobile: null },
  requestedAt: null,
  decidedAt: null,
  decidedBy: null,
});
const STATISTICS: DashboardStatistics = {
  usersChange: 12.44,
  roomsChange: -3,
  tournamentsChange: 0,
  revenueChange: null,
  games: [{ title: 'PUBG Mobile', rooms: 41, tournaments: 12, players: 230 }],
  redeemsPending: 7,
  redeemsApproved: 31,
  redeemsRejected: 4,
  redeemedAmount: 4210.5,
};
const COUNTS: PlatformCounts = {
  users: 5012,
  completedRooms: 431,
  tournaments: 36,
  ongoingTournaments: 8,
  upcomingThisMonth: 9,
  participants: 400,
  ongoingPrizePool: 1200,
};
const refusal = (message: string) => () => {
  throw new ApiError('forbidden', message, 403);
};

let platform: FakePlatform;
function install(capabilities: Parameters<typeof installFakePlatform>[0] = {}) {
  platform = installFakePlatform(capabilities);
  platform.on(userCalls.list, () => Array.from({ length: 1284 }, (_, id) => ({ ...build.user({ id }), bannedAt: null })));
  platform.on(roomCalls.listByStatus, () => [build.room(), build.room()]);
  platform.on(tournamentCalls.list, () => ({
    items: Array(10).fill({}) as never[],
    pageNumber: 0,
    pageSize: 10,
    total: 34,
    totalPages: 4,
    last: false,
  }));
  platform.on(overviewCalls.monthlyRevenue, () => [
    { month: '2026-02', amount: 1843.5 },
    { month: '2026-03', amount: 9999 },
  ]);
  platform.on(redeemCalls.listPending, () => [1, 2, 3, 4, 5, 6].map(redeem));
  platform.on(overviewCalls.statistics, () => STATISTICS);
}
const open = () =>
  renderScreen(
    <SectionHostProvider value={new SectionHost(snapshotOf())}>
      <DashboardPage />
    </SectionHostProvider>,
  );
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('on a bare backend', () => {
  beforeEach(() => install());
  afterEach(() => expect(platform.unhandled).toEqual([]));

  it('shows the four figures from their calls, each with a link to the screen behind it', async () => {
    open();
    expect(await screen.findByText('1,284')).toBeVisible();
    expect(card('Total Users').getByText('1,284')).toBeVisible();
    expect(card('Completed Rooms').getByText('2')).toBeVisible();
    // The length of the page that the call answers, and what there is besides.
    expect(card('Tournaments').getByText('10')).toBeVisible();
    expect(card('Tournaments').getByText('first page of 34', { exact: false })).toBeVisible();
    expect(card('Monthly Revenue').getByText('$1,843.50')).toBeVisible();
    const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to(/^Total Users/)).toBe('/admin/user-management');
    expect(to(/^Completed Rooms/)).toBe('/admin/room-management?tab=completed');
    expect(to(/^Tournaments/)).toBe('/admin/tournaments');
    expect(to(/^Monthly Revenue/)).toBe('/admin/analytics');
  });

  it('sends exactly the reads of the specification, without paging', async () => {
    open();
    await screen.findByText('1,284');
    expect(platform.made(userCalls.list)).toHaveLength(1);
    expect(platform.made(roomCalls.listByStatus).map(({ input }) => input.query)).toEqual([{ status: 'ALL_DONE' }]);
    expect(platform.made(tournamentCalls.list).map(({ input }) => input.query)).toEqual([{}]);
    expect(platform.made(overviewCalls.monthlyRevenue)).toHaveLength(1);
    expect(platform.made(redeemCalls.listPending).map(({ input }) => input.query)).toEqual([{}]);
    expect(platform.made(overviewCalls.statistics)).toHaveLength(0);
  });

  it('shows a dash where the revenue has no entry, or an entry without an amount', async () => {
    platform.on(overviewCalls.monthlyRevenue, () => []);
    open();
    expect(await card('Monthly Revenue').findByText('no number')).toBeInTheDocument();
  });

  it('lets one card fail and be tried again alone', async () => {
    platform.on(roomCalls.listByStatus, refusal('No rooms for you'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry Completed Rooms' }, { timeout: 5000 }));
    expect(card('Total Users').getByText('1,284')).toBeVisible();
    platform.on(roomCalls.listByStatus, () => [build.room()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry Completed Rooms' }));
    expect(await card('Completed Rooms').findByText('1')).toBeVisible();
    expect(platform.made(userCalls.list)).toHaveLength(1);
  });

  it('says when each figure was read', async () => {
    open();
    expect(await card('Total Users').findByText(/^Updated at \d\d:\d\d$/)).toBeVisible();
  });

  it('shows the fixed badges, the game summary and the redeem statistics as samples', async () => {
    open();
    await screen.findByText('1,284');
    expect(card('Total Users').getByText(/\+12\.5%/)).toBeVisible();
    expect(card('Total Users').getByText('Sample')).toBeVisible();
    const games = within(screen.getByRole('region', { name: 'Game summary' }));
    expect(games.getByText('Sample')).toBeVisible();
    expect(games.getByRole('row', { name: 'PUBG Mobile 148 12 1,240' })).toBeVisible();
    const redeems = within(screen.getByRole('region', { name: 'Redeem statistics' }));
    expect(redeems.getByText('Sample')).toBeVisible();
    expect(redeems.getByText('$4,820.00')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Chart' })).toBeNull();
  });

  it('reads the pending redeem requests into a table and a badge', async () => {
    open();
    expect(await screen.findByText('6 pending')).toBeVisible();
    expect(screen.getByRole('row', { name: /^1 Person 1\s*M-Pesa \$122\.00$/ })).toBeVisible();
    expect(screen.getByText('and 2 more')).toBeVisible();
  });

  it('says that nobody waits for a payout, and tries again in place what failed', async () => {
    platform.on(redeemCalls.listPending, refusal('Not for you'));
    open();
    const panel = within(await screen.findByRole('region', { name: 'Redeem requests' }));
    expect(await panel.findByText('Not for you')).toBeVisible();
    platform.on(redeemCalls.listPending, () => []);
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('No redeem requests found')).toBeVisible();
  });
});

describe('with live statistics', () => {
  beforeEach(() => install({ capabilities: ['dashboard-statistics'] }));
  afterEach(() => expect(platform.unhandled).toEqual([]));

  it('shows measured changes, none where there is no month before, and nothing made up', async () => {
    open();
    expect(await card('Total Users').findByText(/\+12\.4%/)).toBeVisible();
    expect(card('Completed Rooms').getByText(/-3%/)).toBeVisible();
    expect(card('Tournaments').getByText(/^0%/)).toBeVisible();
    expect(card('Monthly Revenue').queryByText(/%/)).toBeNull();
    expect(screen.queryByText('Sample')).toBeNull();
  });

  it('draws them, with a table of the same figures', async () => {
    open();
    const games = within(await screen.findByRole('region', { name: 'Game summary' }));
    await userEvent.click(await games.findByRole('tab', { name: 'Table' }));
    expect(games.getByRole('row', { name: 'PUBG Mobile 41 12 230' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Redeem statistics' })).getByText('$4,210.50')).toBeVisible();
  });

  it('lets the statistics fail without the cards', async () => {
    platform.on(overviewCalls.statistics, refusal('No statistics today'));
    open();
    expect(await screen.findAllByText('No statistics today')).toHaveLength(2);
    expect(await screen.findByText('1,284')).toBeVisible();
    platform.on(overviewCalls.statistics, () => STATISTICS);
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    expect(await card('Total Users').findByText(/\+12\.4%/)).toBeVisible();
  });

  it('reads again what a change on the server concerns, once for a burst', async () => {
    open();
    await screen.findByText('1,284');
    const change = (subject: string) => announceChange({ subject, id: 1, status: null, actorId: null });
    for (let times = 0; times < 5; times += 1) change('room');
    change('fullmap');
    await waitFor(() => expect(platform.made(roomCalls.listByStatus)).toHaveLength(2), { timeout: 4000 });
    await waitFor(() => expect(platform.made(overviewCalls.statistics)).toHaveLength(2));
    expect(platform.made(userCalls.list)).toHaveLength(1);
    expect(platform.made(redeemCalls.listPending)).toHaveLength(1);
  });
});

describe('where the server counts', () => {
  beforeEach(() => {
    install({ capabilities: ['dashboard-statistics', 'counts'] });
    platform.on(overviewCalls.counts, () => COUNTS);
  });
  afterEach(() => expect(platform.unhandled).toEqual([]));

  it('shows what there is of all, by one call, and reads no list for a number', async () => {
    open();
    expect(await card('Total Users').findByText('5,012')).toBeVisible();
    expect(card('Completed Rooms').getByText('431')).toBeVisible();
    expect(card('Tournaments').getByText('36')).toBeVisible();
    expect(card('Tournaments').queryByText(/first page/)).toBeNull();
    expect(await card('Monthly Revenue').findByText('$1,843.50')).toBeVisible();
    expect(platform.made(overviewCalls.counts)).toHaveLength(1);
    for (const call of [userCalls.list, roomCalls.listByStatus, tournamentCalls.list]) expect(platform.made<Call>(call)).toEqual([]);
  });

  it('counts again after a change on the server', async () => {
    open();
    await card('Total Users').findByText('5,012');
    platform.on(overviewCalls.counts, () => ({ ...COUNTS, users: 5013 }));
    announceChange({ subject: 'user', id: 1, status: null, actorId: null });
    expect(await card('Total Users').findByText('5,013', undefined, { timeout: 4000 })).toBeVisible();
    expect(platform.made(userCalls.list)).toEqual([]);
  });

  it('lets what is counted fail together and come back by one press, beside the revenue', async () => {
    platform.on(overviewCalls.counts, refusal('Not now'));
    open();
    for (const name of ['Total Users', 'Completed Rooms', 'Tournaments']) await card(name).findByRole('button', { name: `Retry ${name}` });
    expect(await card('Monthly Revenue').findByText('$1,843.50')).toBeVisible();
    platform.on(overviewCalls.counts, () => COUNTS);
    await userEvent.click(card('Tournaments').getByRole('button', { name: 'Retry Tournaments' }));
    expect(await card('Total Users').findByText('5,012')).toBeVisible();
  });
});
