import { type TournamentApplication, tournamentCalls } from '@arena/shared/contract';
import type { FakePlatform } from '@arena/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationOf, installTestHost, renderTournaments } from '../testing';

/** More applications than the server sends at once, in pages of two. */
let pending: TournamentApplication[];
let host: FakePlatform;
const shown = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const asked = () => host.made(tournamentCalls.searchApplications).map(({ input }) => input.query);
const field = () => screen.getByRole('searchbox', { name: 'Search players' });

beforeEach(() => {
  host = installTestHost({ capabilities: ['application-pages', 'tournament-complete', 'tournament-rewards', 'live-changes'] });
  host.on(tournamentCalls.rewards, () => []);
  pending = [1, 2, 3, 4, 5].map((number) => applicationOf(number));
  host.on(tournamentCalls.searchApplications, ({ query: { status, keywords = '', id, after, size } }) => {
    const all = pending.map((application) => ({ ...application, status: status ?? null }));
    const found = all.filter((row) => (id === undefined ? (row.applicant?.name ?? '').includes(keywords) : row.id === id));
    const from = after === undefined ? 0 : found.findIndex((row) => String(row.id) === after) + 1;
    const items = found.slice(from, from + Math.min(2, size ?? 2));
    const next = found.length > from + items.length ? String(items.at(-1)?.id) : null;
    return { items, next, total: after === undefined ? found.length : null, totalIsLeast: false };
  });
});
afterEach(() => expect(host.made(tournamentCalls.applications)).toEqual([]));

test.each(['pending', 'approved'])('a long list of %s players goes on below, and is searched by the server', async (tab) => {
  renderTournaments(`/manage/7?tab=${tab}`);
  await waitFor(() => expect(shown()).toEqual(['Application from Player 1', 'Application from Player 2']));
  expect(screen.getByText('5 found')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(shown()).toHaveLength(4));
  await userEvent.type(field(), 'Player 5');
  await waitFor(() => expect(shown()).toEqual(['Application from Player 5']));
  await userEvent.clear(field());
  await userEvent.type(field(), 'unknown');
  expect(await screen.findByText('No player matches “unknown”.')).toBeInTheDocument();
  await userEvent.clear(field());
  await waitFor(() => expect(shown()).toContain('Application from Player 1'));
  expect(screen.queryByText(/Handled in another session/)).not.toBeInTheDocument();
});

test('rewards are offered to the players that are found; what was typed for others stays and is reviewed', async () => {
  const row = (number: number) => screen.findByRole('group', { name: `Reward for Player ${number}` });
  renderTournaments('/manage/7?tab=rewards');
  for (const label of ['Position', 'Prize']) await userEvent.type(within(await row(1)).getByLabelText(label), '1');
  await row(2);
  await userEvent.type(field(), 'Player 4');
  await row(4);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Reward for Player 2' })).not.toBeInTheDocument());
  expect(within(await row(1)).getByLabelText('Prize')).toHaveValue('1');
  for (const label of ['Position', 'Prize']) await userEvent.type(within(await row(4)).getByLabelText(label), '2');
  host.answerQuestions(false);
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  await waitFor(() => expect(host.questions[0]?.confirmLabel).toBe('Pay 2 players ($3.00)'));
});

test('an application is decided after its own row alone was read', async () => {
  host.on(tournamentCalls.decide, ({ params }) => {
    pending = pending.filter(({ id }) => id !== params.applicationId);
    return { message: null };
  });
  renderTournaments('/manage/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve Player 2' }));
  await waitFor(() => expect(shown()).not.toContain('Application from Player 2'));
  expect(asked()).toContainEqual({ status: 'PENDING', id: 502, size: 1 });
});

test('what starting does is said with numbers alone: no list is read for them', async () => {
  renderTournaments('/manage/7?tab=complete');
  expect(await screen.findByText('5 approved players.')).toBeInTheDocument();
  expect(screen.getByText('5 pending applications stay undecided.')).toBeInTheDocument();
  expect(asked()).toEqual([
    { status: 'CREATOR_APPROVED', size: 1 },
    { status: 'PENDING', size: 1 },
  ]);
});
