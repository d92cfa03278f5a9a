import { roomCalls, type Room } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, NULL_ROOM, renderRooms, roomOf } from './testing';

const LISTS = {
  PENDING: [roomOf({ id: 11, status: 'PENDING', opponent: null }), roomOf({ id: 12, status: 'PENDING', opponent: null })],
  ALL_DONE: [roomOf({ id: 31, status: 'ALL_DONE' })],
  COIN_TIME: [
    roomOf({ id: 21 }),
    roomOf({ id: 22, opponent: { id: 4, name: 'Omar Haddad', bannedAt: null } }),
    roomOf({ id: 23, opponent: null }),
  ],
};
let host: FakePlatform;
const serve = (lists: Partial<Record<string, Room[]>>) => host.on(roomCalls.listByStatus, ({ query }) => lists[query?.status ?? ''] ?? []);
const card = (name: string) => within(screen.getByRole('article', { name }));

beforeEach(() => {
  host = installTestHost();
  serve(LISTS);
});

test('the page says what it is, and opens on the scheduled rooms', async () => {
  renderRooms();
  expect(await screen.findByRole('heading', { level: 1, name: 'Room Management' })).toBeInTheDocument();
  expect(screen.getByText('Manage multiplayer gaming sessions and rooms and payment')).toBeInTheDocument();
  expect(screen.getByText('Loading ...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Scheduled Rooms' })).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Room 11' })).toBeInTheDocument();
});

test('every tab shows how many rooms it holds, with three requests in all', async () => {
  renderRooms();
  expect(await screen.findByRole('tab', { name: /Scheduled\s*2/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /Completed\s*1/ })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /CoinTime\s*3/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /CoinTime/ }));
  expect(await screen.findByRole('article', { name: 'Room 21' })).toBeInTheDocument();
  expect(host.made(roomCalls.listByStatus)).toHaveLength(3);
});

test('a scheduled card shows its facts and leads to the details', async () => {
  renderRooms();
  await screen.findByRole('article', { name: 'Room 11' });
  for (const text of [
    'Room ID',
    '11',
    'Status',
    'PENDING',
    'Game',
    'PUBG Mobile',
    'Game Type',
    '1v1',
    'Creator',
    'Zayan Malik',
    'Entry Fee',
    '$20.00',
    'Prize',
    '$38.00',
  ]) {
    expect(card('Room 11').getByText(text)).toBeInTheDocument();
  }
  expect(card('Room 11').getByRole('link')).toHaveAttribute('href', '/admin/room-management/room-detail/11');
});

test('a CoinTime card shows both players, a dash for a missing opponent, and leads to the rewards', async () => {
  renderRooms('?tab=cointime');
  await screen.findByRole('article', { name: 'Room 22' });
  for (const text of [
    'Room ID',
    '22',
    'Creator',
    'Zayan Malik',
    'Opponent',
    'Omar Haddad',
    'Game',
    'PUBG Mobile',
    'Game Type',
    '1v1',
    'Prize',
    '$38.00',
  ]) {
    expect(card('Room 22').getByText(text)).toBeInTheDocument();
  }
  expect(card('Room 22').queryByText('Entry Fee')).not.toBeInTheDocument();
  expect(card('Room 23').getByText('Opponent').nextElementSibling).toHaveTextContent('–');
  expect(card('Room 22').getByRole('link')).toHaveAttribute('href', '/admin/room-management/room-rewards/22');
});

test('a completed card leads nowhere', async () => {
  renderRooms('?tab=completed');
  await screen.findByRole('article', { name: 'Room 31' });
  expect(card('Room 31').queryByRole('link')).not.toBeInTheDocument();
});

test('no control of a card is inside another one', async () => {
  renderRooms('?tab=cointime');
  const article = await screen.findByRole('article', { name: 'Room 21' });
  expect(article.querySelector('a button, a a, button a, button button')).toBeNull();
});

test('the tab and the search live in the address, and an address brings them back', async () => {
  const view = renderRooms('?tab=cointime&search=omar');
  expect(await screen.findByRole('article', { name: 'Room 22' })).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Room 21' })).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Scheduled\s*0/ })).toBeInTheDocument();
  const field = screen.getByPlaceholderText('Search rooms...');
  expect(field).toHaveValue('omar');
  await userEvent.clear(field);
  await userEvent.type(field, '23');
  expect(field).toHaveValue('23');
  await userEvent.click(screen.getByRole('tab', { name: /Completed/ }));
  expect(view.address()).toBe('/admin/room-management?tab=completed&search=23');
});

test('a search that hides everything says how many rooms there are and can be cleared', async () => {
  renderRooms('?search=unknown');
  expect(await screen.findByText('No scheduled rooms')).toBeInTheDocument();
  expect(screen.getByText(/None of the 2 rooms in this tab matches/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reset search' }));
  expect(await screen.findByRole('article', { name: 'Room 11' })).toBeInTheDocument();
});

test.each([
  ['', 'No scheduled rooms', 'Scheduled Rooms'],
  ['?tab=completed', 'No completed rooms', 'Completed Rooms'],
  ['?tab=cointime', 'No coin transactions found', 'CoinTime'],
])('the empty tab at "%s" says "%s"', async (address, message, heading) => {
  serve({});
  renderRooms(address);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: new RegExp(heading) })).toBeInTheDocument();
});

test('a list that fails says why, and Retry brings it; the other tabs keep their counts', async () => {
  host.on(roomCalls.listByStatus, ({ query }) => {
    if (query?.status === 'PENDING') throw new ApiError('server', 'The database is resting', 500);
    return LISTS.ALL_DONE;
  });
  renderRooms();
  expect(await screen.findByText('The database is resting')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Completed\s*1/ })).toBeInTheDocument();
  serve(LISTS);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Room 11' })).toBeInTheDocument();
});

test.each(['', '?tab=completed', '?tab=cointime'])('a room with every field null is a card of dashes at "%s"', async (address) => {
  serve({ PENDING: [NULL_ROOM], ALL_DONE: [NULL_ROOM], COIN_TIME: [NULL_ROOM] });
  renderRooms(address);
  await screen.findByRole('article', { name: 'Room without ID' });
  expect(card('Room without ID').getAllByText('–').length).toBeGreaterThan(4);
  expect(card('Room without ID').queryByRole('link')).not.toBeInTheDocument();
});

test('on a backend without the extensions both icons say why they do nothing', async () => {
  const view = renderRooms();
  await screen.findByRole('article', { name: 'Room 11' });
  const settings = card('Room 11').getByRole('button', { name: 'Settings of Room 11' });
  expect(settings).toHaveAttribute('aria-disabled', 'true');
  expect(settings).toHaveAccessibleDescription('Room settings are not available yet: this backend doesn’t support them.');
  await userEvent.click(settings);
  await userEvent.click(card('Room 11').getByRole('button', { name: 'Delete Room 11' }));
  expect(host.questions).toEqual([]);
  expect(view.address()).toBe('/admin/room-management');
});
