import { overviewCalls, redeemCalls, roomCalls, tournamentCalls, userCalls } from '@arena/shared/contract';
import { build, type FakePlatform } from '@arena/shared/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, installTestHost, refusal, renderDashboard } from './testing';

// Nothing is hidden on this page, and asking every element whether it is takes most of the time.
configure({ defaultHidden: true });
// Tested in Chart.test.tsx: the library is large.
jest.mock('@arena/shared/ui/charts', () => ({ Chart: () => null }));
jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

let platform: FakePlatform;

describe('on a bare backend', () => {
  beforeEach(() => {
    platform = installTestHost();
  });

  it('shows the four figures from their calls, each with a link to the screen behind it', async () => {
    renderDashboard();
    expect(await screen.findByText('1,284')).toBeVisible();
    expect(card('Total Users').getByText('1,284')).toBeVisible();
    expect(card('Completed Rooms').getByText('2')).toBeVisible();
    // The length of the page that the call answers, and what there is besides.
    expect(await card('Tournaments').findByText('10')).toBeVisible();
    expect(card('Tournaments').getByText('of 34 (first page only)', { exact: false })).toBeVisible();
    expect(card('Monthly Revenue').getByText('$1,843.50')).toBeVisible();
    const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to(/^Total Users/)).toBe('/admin/user-management');
    expect(to(/^Completed Rooms/)).toBe('/admin/room-management?tab=completed');
    expect(to(/^Tournaments/)).toBe('/admin/tournaments');
    expect(to(/^Monthly Revenue/)).toBe('/admin/analytics');
  });

  it('sends exactly the reads of the specification, without paging', async () => {
    renderDashboard();
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
    renderDashboard();
    expect(await card('Monthly Revenue').findByText('no number')).toBeInTheDocument();
  });

  it('lets one card fail and be tried again alone', async () => {
    platform.on(roomCalls.listByStatus, refusal('No rooms for you'));
    renderDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry Completed Rooms' }, { timeout: 5000 }));
    expect(card('Total Users').getByText('1,284')).toBeVisible();
    platform.on(roomCalls.listByStatus, () => [build.room()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry Completed Rooms' }));
    expect(await card('Completed Rooms').findByText('1')).toBeVisible();
    expect(platform.made(userCalls.list)).toHaveLength(1);
  });

  it('says when each figure was read', async () => {
    renderDashboard();
    expect(await card('Total Users').findByText(/^Updated at \d\d:\d\d$/)).toBeVisible();
  });

  it('shows the fixed badges, the game summary and the redeem statistics as samples', async () => {
    renderDashboard();
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

  it('reads the pending redeem requests into links to each and a badge', async () => {
    renderDashboard();
    expect(await screen.findByText('6 pending')).toBeVisible();
    const row = screen.getByRole('link', { name: /^Person 1\s*\$122\.00\s*Redeem 1 · M-Pesa$/ });
    expect(row).toHaveAttribute('href', '/admin/redeem-management?search=1');
    expect(screen.getByText('and 2 more')).toBeVisible();
  });

  it('says that no payout is waiting, and retries a failed read in place', async () => {
    platform.on(redeemCalls.listPending, refusal('Not for you'));
    renderDashboard();
    const panel = within(await screen.findByRole('region', { name: 'Redeem requests' }));
    expect(await panel.findByText('Not for you')).toBeVisible();
    platform.on(redeemCalls.listPending, () => []);
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('No redeem requests found')).toBeVisible();
  });
});
