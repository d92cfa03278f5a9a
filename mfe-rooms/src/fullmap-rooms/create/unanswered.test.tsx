import { fullMapCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullMapOf, installTestHost, pageOf } from '../testing';
import { dialog, field, fill, open, press, start } from './testing';

let host: FakePlatform;
const sent = () => host.made(fullMapCalls.create);

beforeEach(() => {
  host = installTestHost();
  host.on(fullMapCalls.create, () => ({}));
});
afterEach(() => {
  jest.useRealTimers();
});

/** The room is sent, and no answer comes. */
async function sendUnanswered(): Promise<void> {
  host.on(fullMapCalls.create, () => {
    throw new ApiError('timeout', null, null);
  });
  await start();
  press();
}
const listShowsIt = () =>
  host.on(fullMapCalls.listByStatus, ({ params }) =>
    pageOf(params.status === 'PENDING' ? [fullMapOf({ id: 99, title: 'Friday Cup', accessId: '9001' })] : []),
  );

test('after a time-out the list is read before the room is sent again', async () => {
  await sendUnanswered();
  expect(await screen.findByText('Failed to create room.')).toBeInTheDocument();
  expect(dialog().getByText(/The room may already exist/)).toBeInTheDocument();

  listShowsIt();
  press();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

test('a room that the list does not show can be sent again', async () => {
  await sendUnanswered();
  await userEvent.click(await screen.findByRole('button', { name: 'Check the list' }));
  expect(await screen.findByText('The room isn’t in the list. You can send it again.')).toBeInTheDocument();
  host.on(fullMapCalls.create, () => ({}));
  press();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  expect(sent()).toHaveLength(2);
});

test('nothing is sent again while the list cannot be read', async () => {
  await sendUnanswered();
  await screen.findByText('Failed to create room.');
  host.on(fullMapCalls.listByStatus, () => {
    throw new ApiError('network', null, null);
  });
  press();
  expect(await screen.findByText('Couldn’t load the list, so nothing was sent.')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

/** The room is sent and exists, but its answer never comes; the form is closed and opened again with what was typed. */
async function sendAndReopen() {
  await sendUnanswered();
  await screen.findByText('Failed to create room.');
  host.on(fullMapCalls.create, () => ({}));
  listShowsIt();
  cleanup();
  const view = await open();
  await screen.findByText('“Friday Cup” was sent but not confirmed.');
  return view;
}
const checkTheList = async () => userEvent.click(await screen.findByRole('button', { name: 'Check the list' }));

test.each([
  ['another title', { title: 'Saturday Cup' }],
  ['another in-game id', { accessId: '9002' }],
])('a sent room that is found does not throw away a form with %s', async (_, changes) => {
  const view = await sendAndReopen();
  fill({ ...changes, password: 'secret' });
  const reads = host.made(fullMapCalls.listByStatus).length;
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByText('“Friday Cup” was already created.')).toBeInTheDocument();
  expect(dialog().getByText('Your current changes haven’t been sent.')).toBeInTheDocument();
  expect(screen.queryByText('Room created successfully!')).not.toBeInTheDocument();
  expect(screen.queryByText(/never confirmed it/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(view.address()).toContain('create=1');
  // Both lists, and not only the one that was looked at.
  expect(
    host
      .made(fullMapCalls.listByStatus)
      .slice(reads)
      .map(({ input }) => input.params),
  ).toContainEqual({ status: 'PRIVATE' });
  jest.useRealTimers();

  cleanup();
  await open();
  for (const [name, value] of Object.entries(changes)) await waitFor(() => expect(field(name)).toHaveValue(value));
  fill({ password: 'secret' });
  press();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  expect(sent().map(({ input }) => input.body)).toEqual([expect.anything(), expect.objectContaining(changes)]);
});

test.each(['the same room', 'nothing'])('a sent room that is found is the success of a form that holds %s', async (held) => {
  const view = await sendAndReopen();
  if (held === 'nothing') await userEvent.click(dialog().getByRole('button', { name: 'Discard draft' }));
  await checkTheList();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/admin/full-map-rooms'), { timeout: 3000 });
  expect(sent()).toHaveLength(1);
});
