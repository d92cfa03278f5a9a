import { roomCalls, type Room, type SearchPage } from '@arena/shared/contract';
import { announceChange, ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, renderRooms, roomOf } from './testing';

/** More scheduled rooms than the server sends at once, in pages of three. */
let scheduled: Room[];
let host: FakePlatform;
const shown = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const asked = () => host.made(roomCalls.search).map(({ input }) => input.query);

function pageOf(rooms: readonly Room[], after: string | undefined): SearchPage<Room> {
  const from = after === undefined ? 0 : rooms.findIndex(({ id }) => String(id) === after) + 1;
  const items = rooms.slice(from, from + 3);
  const hasMore = rooms.length > from + 3;
  const counted = after === undefined;
  return {
    items,
    next: hasMore ? String(items.at(-1)?.id) : null,
    total: counted ? (hasMore ? 10_000 : items.length) : null,
    totalIsLeast: counted && hasMore,
  };
}

beforeEach(() => {
  host = installTestHost({ capabilities: ['room-pages', 'live-changes', 'room-delete', 'room-settings'] });
  scheduled = [19, 18, 17, 16, 15, 14, 13].map((id) => roomOf({ id, status: 'PENDING' }));
  host.on(roomCalls.search, ({ query }) => {
    const { status, keywords = '', after } = query ?? {};
    if (status !== 'PENDING') return pageOf([roomOf({ id: 21 }), roomOf({ id: 22 })], after);
    return pageOf(
      scheduled.filter(({ id }) => keywords === '' || String(id).includes(keywords)),
      after,
    );
  });
});

test('a long list shows what the server sends, newest first as it came, and says how many there are at least', async () => {
  renderRooms();
  await screen.findByRole('article', { name: 'Room 19' });
  expect(shown()).toEqual(['Room 19', 'Room 18', 'Room 17']);
  expect(screen.getByRole('tab', { name: /Scheduled\s*10,000\+/ })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /CoinTime\s*2/ })).toBeInTheDocument();
  expect(within(screen.getByRole('heading', { name: /Scheduled Rooms/ })).getByText('10,000+')).toBeInTheDocument();
  // Exactly what the section declares to be read first.
  expect(asked()).toEqual(['PENDING', 'ALL_DONE', 'COIN_TIME'].map((status) => ({ status, size: 1000 })));
  expect(host.made(roomCalls.listByStatus)).toEqual([]);
});

test('its next page is loaded below it, until there is none', async () => {
  renderRooms();
  await screen.findByRole('article', { name: 'Room 19' });
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByRole('article', { name: 'Room 14' });
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByRole('article', { name: 'Room 13' });
  expect(shown()).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Scheduled\s*7$/ })).toBeInTheDocument();
});

test('a page that fails says why, and is tried again', async () => {
  renderRooms();
  await screen.findByRole('article', { name: 'Room 19' });
  host.on(roomCalls.search, () => {
    throw new ApiError('server', 'The database is resting', 500);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText(/The database is resting/)).toBeInTheDocument();
  expect(shown()).toHaveLength(3);
  host.on(roomCalls.search, ({ query }) => pageOf(scheduled, query?.after));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Room 14' })).toBeInTheDocument();
});

test('what is typed is searched for by the server where the list is long, and here where it is short', async () => {
  renderRooms();
  await screen.findByRole('article', { name: 'Room 19' });
  // At once: between two keys a busy machine takes longer than the search waits.
  await userEvent.click(screen.getByPlaceholderText('Search rooms...'));
  await userEvent.paste('13');
  await waitFor(() => expect(shown()).toEqual(['Room 13']));
  expect(screen.getByRole('tab', { name: /Scheduled\s*1$/ })).toBeInTheDocument();
  expect(screen.getByText('1 rooms match')).toBeInTheDocument();
  const searched = asked().filter((query) => query?.keywords !== undefined);
  expect(searched).toEqual([{ status: 'PENDING', keywords: '13', size: 100 }]);
  // The other tab has two rooms in all, so the server gets no request for them.
  await waitFor(() => expect(screen.getByRole('tab', { name: /CoinTime\s*0/ })).toBeInTheDocument());
});

test('a search that finds nothing says so, and can be cleared', async () => {
  renderRooms('?search=unknown');
  expect(await screen.findByText('No room in this tab matches “unknown”.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reset search' }));
  expect(await screen.findByRole('article', { name: 'Room 19' })).toBeInTheDocument();
});

test('a room that a colleague deletes keeps its place, and what a new one pushes over the end of the page is not called gone', async () => {
  renderRooms();
  await screen.findByRole('article', { name: 'Room 19' });
  scheduled = [20, 19, 17, 16].map((id) => roomOf({ id, status: 'PENDING' }));
  host.on(roomCalls.search, ({ query }) => pageOf(query?.status === 'PENDING' ? scheduled : [], query?.after));
  act(() => announceChange({ subject: 'room', id: 18, status: null, actorId: 9 }));
  expect(await screen.findByText('Deleted by another administrator.')).toBeInTheDocument();
  expect(shown()).toEqual(['Room 19', 'Room 18', 'Room 17']);
  scheduled = [roomOf({ id: 23, status: 'PENDING' }), ...scheduled];
  act(() => announceChange({ subject: 'room', id: 23, status: 'PENDING', actorId: 9 }));
  expect(await screen.findByText('2 new')).toBeInTheDocument();
  expect(shown()).toEqual(['Room 19', 'Room 18', 'Room 17']);
  expect(screen.getByText('1 no longer listed')).toBeInTheDocument();
});
