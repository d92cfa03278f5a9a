import { type Page, type Tournament, tournamentCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { build, type FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, NULL_TOURNAMENT, pageOf, renderPublic, renderTournaments, tournamentOf } from '../testing';

let host: FakePlatform;
const PATH = '/upcoming-tournaments';
const FREE_FIRE = { id: 2, title: 'Free Fire', description: null };

function serve(user?: Parameters<typeof installTestHost>[0]) {
  host = installTestHost(user);
  host.on(tournamentCalls.listByStatus, () => pageOf([tournamentOf({ id: 1, title: 'One' }), tournamentOf({ id: 2, title: 'Two' })]));
}
beforeEach(() => serve());

const remove = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete Tournament One' }));

test('a card says what is played for how much, and leads to the tournament', async () => {
  renderTournaments(PATH);
  const card = await screen.findByRole('article', { name: 'One' });
  for (const text of ['PUBG Mobile', 'Squad', 'Erangel', '$20.00', '$500.00', 'PENDING']) expect(card).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'One' })).toHaveAttribute('href', '/admin/tournaments/view/1');
});

test('deleting asks by name, and the card leaves with the message', async () => {
  host.on(tournamentCalls.remove, () => ({ message: 'Post deleted', success: true }));
  renderTournaments(PATH);
  await remove();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'One' })).not.toBeInTheDocument());
  expect(host.questions[0]).toMatchObject({ title: 'Delete “One”?', confirmLabel: 'Delete Tournament', tone: 'danger' });
  expect(host.made(tournamentCalls.remove).map(({ input }) => input)).toEqual([{ params: { tournamentId: 1 } }]);
  expect(host.toasts).toEqual([{ message: 'Post deleted', tone: 'success' }]);
  expect(screen.getByRole('article', { name: 'Two' })).toBeInTheDocument();
});

test('Load more does not cancel a refetch, so no entry is missing between the pages', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  let server = names.map((title, place) => tournamentOf({ id: place + 1, title }));
  let held: ((page: Page<Tournament>) => void) | null = null;
  let hold = false;
  host.on(tournamentCalls.listByStatus, ({ query }) => {
    const from = (query.pageNumber ?? 0) * 2;
    const page = pageOf(server.slice(from, from + 2), { last: from + 2 >= server.length });
    if (!hold) return page;
    hold = false;
    return new Promise((resolve) => (held = resolve));
  });
  host.on(tournamentCalls.remove, () => {
    server = server.slice(1);
    hold = true;
    return { message: null, success: true };
  });
  renderTournaments(PATH);
  const more = () => userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await remove();
  await waitFor(() => expect(held).not.toBeNull());
  await more();
  await act(async () => held?.(pageOf(server.slice(0, 2), { last: false })));
  expect(await screen.findByRole('article', { name: 'Three' })).toBeInTheDocument();
  await more();
  expect(await screen.findByRole('article', { name: 'Five' })).toBeInTheDocument();
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(names.slice(1, 5));
});

test('without a message the specification has one', async () => {
  host.on(tournamentCalls.remove, () => ({ message: null, success: true }));
  renderTournaments(PATH);
  await remove();
  await waitFor(() => expect(host.toasts).toEqual([{ message: 'Tournament deleted', tone: 'success' }]));
});

test('a no deletes nothing', async () => {
  host.answerQuestions(false);
  renderTournaments(PATH);
  await remove();
  await waitFor(() => expect(host.questions).toHaveLength(1));
  expect(host.made(tournamentCalls.remove)).toEqual([]);
});

test('a refusal has its words, and its reason stands on the card', async () => {
  host.on(tournamentCalls.remove, () => {
    throw new ApiError('refused', 'It has applications', 400);
  });
  renderTournaments(PATH);
  await remove();
  expect(await screen.findByText('It has applications')).toBeInTheDocument();
  expect(host.toasts).toEqual([{ message: 'Failed to delete tournament', tone: 'error' }]);
  expect(screen.getByRole('article', { name: 'One' })).toBeInTheDocument();
});

test('one that is gone after an answer that never came was deleted; while it is there it can be deleted again', async () => {
  host.on(tournamentCalls.remove, () => {
    throw new ApiError('server', 'The store is slow', 500);
  });
  renderTournaments(PATH);
  await remove();
  expect(await screen.findByText('The store is slow')).toBeInTheDocument();
  expect(host.toasts).toEqual([{ message: 'Failed to delete tournament', tone: 'error' }]);
  host.on(tournamentCalls.get, () => {
    throw new ApiError('not-found', null, 404);
  });
  await remove();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'One' })).not.toBeInTheDocument());
  expect(host.toasts.at(-1)).toEqual({ message: 'Tournament deleted', tone: 'success' });
  expect(host.made(tournamentCalls.remove)).toHaveLength(1);
});

test('one game uses its own call, whose pending tournaments are the upcoming ones', async () => {
  host.on(tournamentCalls.listByGame, () => [
    tournamentOf({ id: 5, title: 'Five', game: FREE_FIRE }),
    tournamentOf({ id: 6, title: 'Six', game: FREE_FIRE, status: 'COMPLETED' }),
  ]);
  const view = renderTournaments(PATH);
  await screen.findByText('One');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Free Fire');
  expect(await screen.findByText('Five')).toBeInTheDocument();
  expect(screen.queryByText('Six')).not.toBeInTheDocument();
  expect(view.address()).toBe('/admin/tournaments/upcoming-tournaments?game=2');
});

test('nothing has its words', async () => {
  host.on(tournamentCalls.listByStatus, () => pageOf([]));
  renderTournaments(PATH);
  expect(await screen.findByText('No tournaments available yet')).toBeInTheDocument();
});

test.each([
  ['a visitor', null, '/auth/login'],
  ['a player', build.user(), '/profile/edit'],
])('on the public page %s finds no button to delete, and no link into the console', async (_, user, account) => {
  serve({ user });
  renderPublic();
  expect(await screen.findByText('One')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'One' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Arena, home' })).toHaveAttribute('href', '/');
  const site = within(screen.getByRole('navigation', { name: 'Site' }));
  expect(site.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/#earnings', '/#contact', account]);
});

test('an administrator finds it there too', async () => {
  renderPublic();
  expect(await screen.findByRole('button', { name: 'Delete Tournament One' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Console' })).toHaveAttribute('href', '/admin');
});

test('a tournament of nulls is a card of dashes', async () => {
  host.on(tournamentCalls.listByStatus, () => pageOf([{ ...NULL_TOURNAMENT, id: null }]));
  renderTournaments(PATH);
  expect(await screen.findByText(/has no ID, so it can’t be deleted/)).toBeInTheDocument();
});
