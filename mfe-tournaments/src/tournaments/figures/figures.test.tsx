import { platformCalls, type PlatformCounts, tournamentCalls } from '@arena/shared/contract';
import { announceChange, ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, pageOf, renderTournaments, TOURNAMENT } from '../testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost();
});

test('the participants are the number of the card, of the same call', async () => {
  renderTournaments('/total-participants');
  expect(await screen.findByText('1,234')).toBeInTheDocument();
  expect(host.made(tournamentCalls.participants)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Back to tournaments' })).toHaveAttribute('href', '/admin/tournaments');
});

test('an odd answer is a dash, with a word about it', async () => {
  host.on(tournamentCalls.prizePool, () => ({ total: null, amount: null }));
  renderTournaments('/prize-pool');
  expect(await screen.findByText('No data from the server.')).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  let fails = true;
  host.on(tournamentCalls.prizePool, () => {
    if (fails) throw new ApiError('refused', null, 400);
    return { total: 12, amount: null };
  });
  renderTournaments('/prize-pool');
  fails = await screen.findByText('Something went wrong').then(() => false);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$12.00')).toBeInTheDocument();
});

const COUNTS: PlatformCounts = {
  users: 5012,
  completedRooms: 431,
  tournaments: 36,
  ongoingTournaments: 8,
  upcomingThisMonth: 9,
  participants: 2400,
  ongoingPrizePool: 1200.5,
  roomsByStatus: [],
  tournamentsByStatus: [],
  usersByRole: [],
  waiting: [],
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const CARDS = ['Active Tournaments', 'Total Participants', 'Upcoming', 'Prize Pool'] as const;
const statuses = () => host.made(tournamentCalls.listByStatus).map(({ input }) => input);

test('on a bare backend the four cards show what the calls of the specification answer', async () => {
  host.on(tournamentCalls.listByStatus, ({ params }) => pageOf([TOURNAMENT], { total: params.status === '' ? 36 : 16 }));
  renderTournaments();
  await screen.findByRole('region', { name: 'Prize Pool' });
  for (const [place, figure] of ['36', '1,234', '16', '$500.00'].entries())
    expect(await card(CARDS[place] ?? '').findByText(figure)).toBeInTheDocument();
  expect(statuses()).toEqual([
    { params: { status: '' }, query: {} },
    { params: { status: 'PENDING' }, query: {} },
  ]);
  expect(host.made(tournamentCalls.participants)).toHaveLength(1);
  expect(host.made(tournamentCalls.prizePool)).toHaveLength(1);
});

test('where the server counts they show what their words say, by one call, and count again after a change', async () => {
  host = installTestHost({ capabilities: ['counts'] });
  host.on(platformCalls.counts, () => COUNTS);
  renderTournaments();
  await screen.findByRole('region', { name: 'Prize Pool' });
  for (const [place, figure] of ['8', '2,400', '9', '$1,200.50'].entries())
    expect(await card(CARDS[place] ?? '').findByText(figure)).toBeInTheDocument();
  expect(host.made(platformCalls.counts)).toHaveLength(1);
  host.on(platformCalls.counts, () => ({ ...COUNTS, ongoingTournaments: 7 }));
  act(() => announceChange({ subject: 'tournament', id: 7, status: 'COMPLETED', actorId: null }));
  expect(await card('Active Tournaments').findByText('7', undefined, { timeout: 3000 })).toBeInTheDocument();
  expect([...statuses(), ...host.made(tournamentCalls.participants), ...host.made(tournamentCalls.prizePool)]).toEqual([]);
});

test.each([
  ['/total-participants', '2,400'],
  ['/prize-pool', '$1,200.50'],
])('the page %s shows the count of its card', async (path, figure) => {
  host = installTestHost({ capabilities: ['counts'] });
  host.on(platformCalls.counts, () => COUNTS);
  renderTournaments(path);
  expect(await screen.findByText(figure)).toBeInTheDocument();
});
