import { roomCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, NULL_ROOM, renderRooms, ROOM, roomOf } from './testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost();
});

const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

test('a room shows its facts in three blocks', async () => {
  host.on(roomCalls.get, () => ROOM);
  renderRooms('/room-detail/2048');
  expect(await screen.findByText('Loading room details...')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Room Details' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'PUBG Mobile' })).toBeInTheDocument();
  expect(screen.getByText('Room ID: 2048')).toBeInTheDocument();
  for (const block of ['Game Info', 'Rewards & Entry', 'Access Info'])
    expect(screen.getByRole('heading', { name: block })).toBeInTheDocument();
  const facts = {
    Round: '3',
    Players: '2',
    'Created At': '20 Nov 2026, 18:30',
    Creator: 'Zayan Malik',
    'Entry Fee': '$20.00',
    Prize: '$38.00',
  };
  for (const [label, value] of Object.entries(facts)) expect(valueOf(label)).toHaveTextContent(value);
  expect(valueOf('Game ID')).toHaveTextContent('771204');
  expect(valueOf('Password')).toHaveTextContent('arena');
});

test('a mode is shown only when the room has it', async () => {
  host.on(roomCalls.get, () => roomOf({ tpp: false, fpp: true }));
  renderRooms('/room-detail/2048');
  expect(await screen.findByText('FPP')).toBeInTheDocument();
  expect(screen.queryByText('TPP')).not.toBeInTheDocument();
});

test('a room with every field null is a page of dashes', async () => {
  host.on(roomCalls.get, () => NULL_ROOM);
  renderRooms('/room-detail/2048');
  expect(await screen.findByText('Game Info')).toBeInTheDocument();
  expect(screen.getAllByText('–').length).toBeGreaterThan(9);
  expect(screen.queryByText('TPP')).not.toBeInTheDocument();
});

test('a room that is not there is not found', async () => {
  host.on(roomCalls.get, () => {
    throw new ApiError('not-found', 'Room not found with roomId : 9', 404);
  });
  renderRooms('/room-detail/9');
  expect(await screen.findByText('No room found.')).toBeInTheDocument();
});

test('an address without an id asks nothing and finds nothing', async () => {
  renderRooms('/room-detail/nine');
  expect(await screen.findByText('No room found.')).toBeInTheDocument();
  expect(host.made(roomCalls.get)).toEqual([]);
});

test("another failure is told in the server's words and can be tried again", async () => {
  host.on(roomCalls.get, () => {
    throw new ApiError('server', null, 500);
  });
  renderRooms('/room-detail/2048');
  expect(await screen.findByText('Failed to load room: Something went wrong')).toBeInTheDocument();
  host.on(roomCalls.get, () => ROOM);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'PUBG Mobile' })).toBeInTheDocument();
});

test('the password is copied with one press', async () => {
  const person = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  host.on(roomCalls.get, () => ROOM);
  renderRooms('/room-detail/2048');
  await person.click(await screen.findByRole('button', { name: 'Copy Password' }));
  expect(written).toHaveBeenCalledWith('arena');
  expect(host.toasts).toEqual([{ message: 'Password copied', tone: 'success' }]);
});

test('the way back keeps the tab and the search of the list', async () => {
  host.on(roomCalls.get, () => ROOM);
  renderRooms('/room-detail/2048', { list: '?search=malik' });
  expect(await screen.findByRole('link', { name: 'Back to rooms' })).toHaveAttribute('href', '/admin/room-management?search=malik');
});

test('ignores history state that another page wrote', async () => {
  host.on(roomCalls.get, () => ROOM);
  renderRooms('/room-detail/2048', { list: '//elsewhere.example' });
  expect(await screen.findByRole('link', { name: 'Back to rooms' })).toHaveAttribute('href', '/admin/room-management');
});
