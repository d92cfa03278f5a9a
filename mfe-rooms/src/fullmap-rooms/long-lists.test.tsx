import { type FullMapApplication, fullMapCalls, type FullMapRoom, type SearchPage } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoom } from './fullmap-rooms.operations';
import { fullMapOf, installTestHost, renderFullMaps, requests } from './testing';

/** A page of two rows of a list that the server counts to its end. */
function pageOf<T extends { readonly id: number | null }>(rows: readonly T[], after: string | undefined, size = 2): SearchPage<T> {
  const from = after === undefined ? 0 : rows.findIndex(({ id }) => String(id) === after) + 1;
  const items = rows.slice(from, from + size);
  const next = rows.length > from + size ? String(items.at(-1)?.id) : null;
  return { items, next, total: after === undefined ? rows.length : null, totalIsLeast: false };
}

let host: FakePlatform;
let pending: FullMapApplication[];
let players: FullMapApplication[];
const scheduled: FullMapRoom[] = [5, 4, 3, 2, 1].map((id) => fullMapOf({ id, title: `Cup ${id}` }));
const applicants = () => screen.queryAllByRole('listitem', { name: /^Request from/ }).map((row) => row.getAttribute('aria-label'));
const cards = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => {
  host = installTestHost({ capabilities: ['application-pages', 'live-changes'] });
  [pending, players] = [requests(5, 4, 3, 2, 1), requests(9, 8)];
  host.on(fullMapCalls.searchApplications, ({ query: { status, keywords = '', id, after, size } }) => {
    const all = status === 'PENDING' ? pending : players;
    const found = all.filter((row) => (id === undefined ? (row.applicant?.name ?? '').includes(keywords) : row.id === id));
    return size === 1 ? pageOf(found, after, 1) : pageOf(found, after);
  });
  host.on(fullMapCalls.search, ({ query: { status, keywords = '', after } }) =>
    pageOf(status === 'PENDING' ? scheduled.filter(({ title }) => title?.includes(keywords)) : [], after),
  );
});
// The call that only a backend without paging gets.
afterEach(() => {
  expect(host.made(fullMapCalls.applications)).toEqual([]);
  expect(host.made(fullMapCalls.listByStatus)).toEqual([]);
});

test('a long list of requests says how many there are, and goes on below', async () => {
  renderFullMaps('/approvals/41');
  await waitFor(() => expect(applicants()).toEqual(['Request from Player 5', 'Request from Player 4']));
  expect(within(screen.getByRole('heading', { name: /Approval list/ })).getByText('5')).toBeInTheDocument();
  expect(within(screen.getByRole('heading', { name: /Players/ })).getByText('2')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(applicants()).toHaveLength(4));
  // They follow at once, without a press.
  expect(screen.queryByText(/new$/)).not.toBeInTheDocument();
});

test('it is searched by the server, and what is not found there is not called decided', async () => {
  renderFullMaps('/approvals/41');
  await waitFor(() => expect(applicants()).toHaveLength(2));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'Player 1');
  await waitFor(() => expect(applicants()).toEqual(['Request from Player 1']));
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search requests' }));
  await waitFor(() => expect(applicants()).toEqual(['Request from Player 5', 'Request from Player 4']));
  expect(screen.queryByText('Handled in another session')).not.toBeInTheDocument();
});

test('a request is decided after its own row alone was read', async () => {
  host.on(fullMapCalls.decide, ({ params }) => {
    pending = pending.filter(({ id }) => id !== params.fullmapAppId);
    return {};
  });
  renderFullMaps('/approvals/41');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Player 4' }));
  expect(await screen.findByText('Request approved successfully!')).toBeInTheDocument();
  const asked = host.made(fullMapCalls.searchApplications).map(({ input }) => input.query);
  expect(asked).toContainEqual({ status: 'PENDING', id: 504, size: 1 });
});

test('the rooms of a tab are searched by the server, and go on below', async () => {
  renderFullMaps();
  await waitFor(() => expect(cards()).toEqual(['Cup 5', 'Cup 4']));
  expect(screen.getByRole('tab', { name: /Scheduled\s*5$/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(cards()).toHaveLength(4));
  await userEvent.type(screen.getByRole('searchbox'), 'Cup 1');
  await waitFor(() => expect(cards()).toEqual(['Cup 1']));
  expect(screen.getByRole('tab', { name: /Scheduled\s*1$/ })).toBeInTheDocument();
});

test('a room that was sent without an answer is looked for by its title, on every page', async () => {
  host.on(fullMapCalls.create, () => {
    throw new ApiError('timeout', null, null);
  });
  scheduled.push(fullMapOf({ id: 99, title: 'Cup 5', accessId: '9001' }), fullMapOf({ id: 98, title: 'Cup 5', accessId: '7' }));
  const request = {
    ...{ userId: 1, gameId: 1, modeId: 2, mapId: 3 },
    room: {
      ...{ title: 'Cup 5', rules: 'No emulators', entryFee: 0, startsAt: '2030-11-25T20:00:00.000Z', durationMinutes: 35 },
      ...{ prizePool: 500, maxPlayers: 25, accessId: '9001', password: 'secret', rewards: { top5: '100', top10: null, top15: null } },
    },
  };
  expect((await createRoom.run(request)).kind).toBe('done');
  expect(host.made(fullMapCalls.search).map(({ input }) => input.query.keywords)).toContain('Cup 5');
});
