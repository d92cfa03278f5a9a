import { type Tournament, type TournamentApplication, tournamentCalls } from '@arena/shared/contract';
import { announceChange } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationOf, installTestHost, pageOf, renderTournaments, tournamentOf } from './testing';

/* A server that tells of changes: nothing is polled, and what others do is on the screen without anything moving. */

let host: FakePlatform;
let tournaments: Tournament[];
let pending: TournamentApplication[];
const named = (id: number) => tournamentOf({ id, title: `Cup ${id}` });
const announce = (id: number, status: string | null = null) => act(() => announceChange({ subject: 'tournament', id, status, actorId: 9 }));

beforeEach(() => {
  host = installTestHost({ capabilities: ['live-changes'] });
  tournaments = [named(7), named(6)];
  pending = [applicationOf(1)];
  host.on(tournamentCalls.list, () => pageOf(tournaments));
  host.on(tournamentCalls.listByStatus, () => pageOf(tournaments));
  host.on(tournamentCalls.search, () => tournaments);
  host.on(tournamentCalls.listByGame, () => tournaments);
  host.on(tournamentCalls.applications, () => pending);
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['all', ''],
  ['a status', '?tab=upcoming'],
  ['a search', '?search=Cup'],
  ['a game', '?game=1'],
])('the table of %s: a new one waits, a deleted one keeps its place without its links', async (_, address) => {
  renderTournaments(address);
  await screen.findByRole('rowheader', { name: 'Cup 6' });
  const titles = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  tournaments = [named(8), named(7)];
  announce(6);
  expect(await screen.findByText('1 new')).toBeInTheDocument();
  expect(await screen.findByText('Deleted by another administrator.')).toBeInTheDocument();
  expect(titles()).toEqual(['Cup 7', 'Cup 6']);
  expect(screen.queryByRole('link', { name: 'Manage Cup 6' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Manage Cup 7' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  await waitFor(() => expect(titles()).toEqual(['Cup 8', 'Cup 7']));
});

test.each(['/upcoming-tournaments', '/active-tournaments'])('the cards of %s: the same', async (address) => {
  renderTournaments(address);
  await screen.findByRole('article', { name: 'Cup 6' });
  const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  tournaments = [named(8), named(7)];
  announce(6);
  expect(await screen.findByText('1 new')).toBeInTheDocument();
  expect(titles()).toEqual(['Cup 7', 'Cup 6']);
  expect(screen.getByRole('article', { name: 'Cup 6' }).closest('[inert]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(titles()).toEqual(['Cup 8', 'Cup 7']);
});

test('applications are not polled; one that is handled by someone else is inert at once, one that comes stands below', async () => {
  jest.useFakeTimers();
  renderTournaments('/manage/7');
  await screen.findByRole('button', { name: 'Approve Player 1' });
  const before = host.made(tournamentCalls.applications).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(host.made(tournamentCalls.applications)).toHaveLength(before);
  pending = [applicationOf(2)];
  announce(7, 'PENDING');
  await act(() => jest.advanceTimersByTimeAsync(500));
  const card = within(screen.getByRole('article', { name: 'Application from Player 1' }));
  await waitFor(() => expect(card.getByText('Decided in another session.')).toBeInTheDocument());
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Approve Player 2' })).toBeInTheDocument();
});
