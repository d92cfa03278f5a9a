import { type Call, overviewCalls, platformCalls, roomCalls, tournamentCalls, userCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { build, type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../common/testing';
import { COUNTS } from '../dashboard/testing';
import AnalyticsPage from './AnalyticsPage';

// Nothing is hidden on this page, and asking every element whether it is takes most of the time.
configure({ defaultHidden: true });
// Tested in Chart.test.tsx: the library is large.
jest.mock('@arena/shared/ui/charts', () => ({ Chart: () => null }));

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const [today, weekBefore] = [dayBefore(0), dayBefore(7)];
let platform: FakePlatform;

function install(capabilities: Parameters<typeof installFakePlatform>[0] = {}) {
  platform = installFakePlatform(capabilities);
  platform.on(overviewCalls.monthlyRevenue, () => [{ month: '2026-11', amount: 1843.5 }]);
  platform.on(roomCalls.listByStatus, ({ query }) => (query.status === 'COIN_TIME' ? [build.room(), build.room()] : [build.room()]));
  platform.on(tournamentCalls.listByStatus, ({ params }) => ({
    items: [],
    pageNumber: 0,
    pageSize: 10,
    total: params.status === 'PENDING' ? 12 : 4,
    totalPages: 2,
    last: true,
  }));
  platform.on(userCalls.list, () => [{ ...build.user(), bannedAt: null }]);
  platform.on(overviewCalls.analytics, () => ({
    revenue: [
      { day: today, game: 'PUBG Mobile', value: 20 },
      { day: weekBefore, game: 'PUBG Mobile', value: 8 },
    ],
    rooms: [{ day: today, game: 'Free Fire', value: 3 }],
    registrations: [],
  }));
}
const chart = async (name: string) => within(await screen.findByRole('region', { name }));
async function table(name: string) {
  const panel = await chart(name);
  await userEvent.click(await panel.findByRole('tab', { name: 'Table' }));
  return panel;
}
const open = (at = '/admin/analytics') => renderScreen(<AnalyticsPage />, at);

it('shows only figures that every backend answers, and names no call', async () => {
  install();
  open();
  expect((await table('Revenue by month')).getByRole('row', { name: 'Nov 2026 $1,843.50' })).toBeVisible();
  expect((await table('Rooms by status')).getByRole('row', { name: 'CoinTime 2' })).toBeVisible();
  expect((await table('Tournaments by status')).getByRole('row', { name: 'Upcoming 12' })).toBeVisible();
  expect((await table('Users by role')).getByRole('row', { name: 'Players 1' })).toBeVisible();
  expect(screen.queryByText(/GET \//)).toBeNull();
  expect(screen.queryByText('Daily trends')).toBeNull();
  expect(platform.made(overviewCalls.analytics)).toHaveLength(0);
});

it('shows what the server counts by one call, and reads no list for a number', async () => {
  install({ capabilities: ['counts'] });
  platform.on(platformCalls.counts, () => ({
    ...COUNTS,
    roomsByStatus: [
      { name: 'ALL_DONE', count: 485_000 },
      { name: 'COIN_TIME', count: 10_000 },
    ],
    tournamentsByStatus: [{ name: 'PENDING', count: 1000 }],
    usersByRole: [
      { name: 'ROLE_ADMIN', count: 3 },
      { name: 'ROLE_NORMAL', count: 999_997 },
    ],
  }));
  open();
  const rooms = await table('Rooms by status');
  expect(rooms.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'StatusRooms',
    'Scheduled0',
    'CoinTime10,000',
    'Completed485,000',
  ]);
  expect((await table('Tournaments by status')).getByRole('row', { name: 'Upcoming 1,000' })).toBeVisible();
  const roles = await table('Users by role');
  expect(roles.getAllByRole('row').map((row) => row.textContent)).toEqual(['RoleUsers', 'Players999,997', 'Administrators3']);
  expect(platform.made(platformCalls.counts)).toHaveLength(1);
  for (const call of [userCalls.list, roomCalls.listByStatus, tournamentCalls.listByStatus]) expect(platform.made<Call>(call)).toEqual([]);
});

it('lets one chart fail and be tried again alone', async () => {
  install();
  platform.on(userCalls.list, () => {
    throw new ApiError('forbidden', 'Not for you', 403);
  });
  open();
  const users = await chart('Users by role');
  expect(await users.findByText('Not for you')).toBeVisible();
  expect((await table('Revenue by month')).getByRole('row', { name: 'Nov 2026 $1,843.50' })).toBeVisible();
  platform.on(userCalls.list, () => [{ ...build.user(), bannedAt: null }]);
  await userEvent.click(users.getByRole('button', { name: 'Retry' }));
  expect((await table('Users by role')).getByRole('row', { name: 'Players 1' })).toBeVisible();
  expect(platform.made(overviewCalls.monthlyRevenue)).toHaveLength(1);
});

it('renders day by day with the extension, over the range of the address', async () => {
  install({ capabilities: ['analytics'] });
  open('/admin/analytics?days=7');
  const revenue = await table('Revenue by day');
  expect(revenue.getAllByRole('row')).toHaveLength(1 + 7);
  expect(revenue.getAllByRole('row').at(-1)).toHaveTextContent('$20.00');
  expect((await chart('Registrations by day')).getByText('No activity in these 7 days.')).toBeVisible();
  expect(revenue.getByText('$20.00', { selector: 'b' })).toBeVisible();
  expect(revenue.getByText('vs $8.00 in the 7 days before')).toBeVisible();
  expect(revenue.getByText('+150%')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '90 days' }));
  await waitFor(() => expect(platform.made(overviewCalls.analytics).map(({ input }) => input.query.days)).toEqual([14, 180]));
  expect(screen.getByTestId('where')).toHaveTextContent('/admin/analytics?days=90');
  await waitFor(() => expect(revenue.getAllByRole('row')).toHaveLength(1 + 90));
});

it('offers a custom range that starts with the shown days, and requests valid ranges only', async () => {
  install({ capabilities: ['analytics'] });
  open('/admin/analytics?days=7');
  await userEvent.click(await screen.findByRole('tab', { name: 'Custom' }));
  expect(screen.getByLabelText('to')).toHaveValue(today);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2020-01-01' } });
  expect(await screen.findByText('Choose at most 366 days.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Revenue by day' })).toBeNull();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: today } });
  expect((await table('Revenue by day')).getAllByRole('row')).toHaveLength(1 + 1);
  const asked = platform.made(overviewCalls.analytics).map(({ input }) => input.query);
  expect(asked.at(-1)).toEqual({ days: 2, until: today });
  expect(asked).toHaveLength(3);
});
