import { type Call, overviewCalls, platformCalls, redeemCalls, roomCalls, tournamentCalls, userCalls } from '@arena/shared/contract';
import { announceChange } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, COUNTS, installTestHost, refusal, renderDashboard, STATISTICS } from './testing';

// Nothing is hidden on this page, and asking every element whether it is takes most of the time.
configure({ defaultHidden: true });
// Tested in Chart.test.tsx: the library is large.
jest.mock('@arena/shared/ui/charts', () => ({ Chart: () => null }));
jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

let platform: FakePlatform;

describe('with live statistics', () => {
  beforeEach(() => (platform = installTestHost({ capabilities: ['dashboard-statistics'] })));

  it('shows measured changes, none where there is no month before, and nothing made up', async () => {
    renderDashboard();
    expect(await card('Total Users').findByText(/\+12\.4%/)).toBeVisible();
    expect(card('Completed Rooms').getByText(/-3%/)).toBeVisible();
    expect(await card('Tournaments').findByText(/^0%/)).toBeVisible();
    expect(card('Monthly Revenue').queryByText(/%/)).toBeNull();
    expect(screen.queryByText('Sample')).toBeNull();
  });

  it('renders them, with a table of the same figures', async () => {
    renderDashboard();
    const games = within(await screen.findByRole('region', { name: 'Game summary' }));
    await userEvent.click(await games.findByRole('tab', { name: 'Table' }));
    expect(games.getByRole('row', { name: 'PUBG Mobile 41 12 230' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Redeem statistics' })).getByText('$4,210.50')).toBeVisible();
  });

  it('lets the statistics fail without the cards', async () => {
    platform.on(overviewCalls.statistics, refusal('No statistics today'));
    renderDashboard();
    expect(await screen.findAllByText('No statistics today')).toHaveLength(2);
    expect(await screen.findByText('1,284')).toBeVisible();
    platform.on(overviewCalls.statistics, () => STATISTICS);
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    expect(await card('Total Users').findByText(/\+12\.4%/)).toBeVisible();
  });

  it('reads again what a change on the server concerns, once for a burst', async () => {
    renderDashboard();
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
    platform = installTestHost({ capabilities: ['dashboard-statistics', 'counts'] });
    platform.on(platformCalls.counts, () => COUNTS);
  });

  it('shows what there is of all, by one call, and reads no list for a number', async () => {
    renderDashboard();
    expect(await card('Total Users').findByText('5,012')).toBeVisible();
    expect(card('Completed Rooms').getByText('431')).toBeVisible();
    expect(card('Tournaments').getByText('36')).toBeVisible();
    expect(card('Tournaments').queryByText(/first page/)).toBeNull();
    expect(await card('Monthly Revenue').findByText('$1,843.50')).toBeVisible();
    expect(platform.made(platformCalls.counts)).toHaveLength(1);
    for (const call of [userCalls.list, roomCalls.listByStatus, tournamentCalls.list]) expect(platform.made<Call>(call)).toEqual([]);
  });

  it('counts again after a change on the server', async () => {
    renderDashboard();
    await card('Total Users').findByText('5,012');
    platform.on(platformCalls.counts, () => ({ ...COUNTS, users: 5013 }));
    announceChange({ subject: 'user', id: 1, status: null, actorId: null });
    expect(await card('Total Users').findByText('5,013', undefined, { timeout: 4000 })).toBeVisible();
    expect(platform.made(userCalls.list)).toEqual([]);
  });

  it('the counts fail together and one retry restores them, while the revenue stays', async () => {
    platform.on(platformCalls.counts, refusal('Not now'));
    renderDashboard();
    for (const name of ['Total Users', 'Completed Rooms', 'Tournaments']) await card(name).findByRole('button', { name: `Retry ${name}` });
    expect(await card('Monthly Revenue').findByText('$1,843.50')).toBeVisible();
    platform.on(platformCalls.counts, () => COUNTS);
    await userEvent.click(card('Tournaments').getByRole('button', { name: 'Retry Tournaments' }));
    expect(await card('Total Users').findByText('5,012')).toBeVisible();
  });
});
