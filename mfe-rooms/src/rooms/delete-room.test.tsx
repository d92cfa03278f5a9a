import { roomCalls } from '@arena/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, renderRooms, ROOM } from './testing';

jest.mock('./delete-room', () => {
  throw new Error('The file failed to load.');
});

test('says what to do when the code of the deletion cannot be loaded, and sends nothing', async () => {
  const host = installTestHost({ capabilities: ['room-delete'] });
  host.on(roomCalls.listByStatus, () => [{ ...ROOM, status: 'PENDING' }]);
  renderRooms();
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  await waitFor(() =>
    expect(host.toasts.map(({ message }) => message)).toEqual([
      'Couldn’t open the confirmation. Nothing was deleted. Check your connection and try again.',
    ]),
  );
  expect(host.questions).toEqual([]);
  expect(host.made(roomCalls.remove)).toEqual([]);
});
