import { type Room, roomCalls } from '@arena/shared/contract';
import { announceChange, ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, renderRooms, roomOf } from './testing';

let host: FakePlatform;
let rooms: Room[];
const scheduled = (id: number) => roomOf({ id, status: 'PENDING' });
const announce = (id: number) => act(() => announceChange({ subject: 'room', id, status: null, actorId: 9 }));
const shown = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => {
  host = installTestHost({ capabilities: ['live-changes', 'room-delete', 'room-settings'] });
  rooms = [scheduled(13), scheduled(12), scheduled(11)];
  host.on(roomCalls.listByStatus, ({ query }) => (query?.status === 'PENDING' ? rooms : []));
});

test('a room that a colleague deletes keeps its place, inert, until it is removed', async () => {
  renderRooms();
  await screen.findByRole('article', { name: 'Room 12' });
  rooms = [scheduled(13), scheduled(11)];
  announce(12);
  expect(await screen.findByText('Deleted by another administrator.')).toBeInTheDocument();
  expect(shown()).toEqual(['Room 13', 'Room 12', 'Room 11']);
  expect(screen.getByRole('article', { name: 'Room 12' }).closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('tab', { name: /Scheduled\s*2/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(shown()).toEqual(['Room 13', 'Room 11']);
});

test('a room that is deleted from this screen leaves at once, although it is announced too', async () => {
  host.on(roomCalls.remove, () => {
    rooms = [scheduled(13), scheduled(11)];
    announceChange({ subject: 'room', id: 12, status: null, actorId: 9 });
    return { message: null, success: true };
  });
  renderRooms();
  await screen.findByRole('article', { name: 'Room 12' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete Room 12' }));
  await screen.findByRole('tab', { name: /Scheduled\s*2/ });
  expect(shown()).toEqual(['Room 13', 'Room 11']);
});

test('a room that is deleted while its details are open is said to be missing', async () => {
  host.on(roomCalls.get, () => scheduled(12));
  renderRooms('/room-detail/12');
  await screen.findByText('Zayan Malik');
  host.on(roomCalls.get, () => {
    throw new ApiError('not-found', 'Room not found', 404);
  });
  announce(12);
  expect(await screen.findByText('No room found.')).toBeInTheDocument();
});
