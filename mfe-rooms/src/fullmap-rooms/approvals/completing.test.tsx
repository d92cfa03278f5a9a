import { type FullMapApplication, fullMapCalls } from '@arena/shared/contract';
import { ApiError, platform } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullMapKeys } from '../fullmap-rooms.queries';
import { fullMapOf, installTestHost, renderFullMaps, requestOf, requests } from '../testing';

let host: FakePlatform;
let players: FullMapApplication[];
const button = (name: string) => screen.getByRole('button', { name });
const refresh = () => act(() => platform().queryClient.invalidateQueries({ queryKey: fullMapKeys.all }));

beforeEach(() => {
  host = installTestHost();
  players = requests(5);
  host.on(fullMapCalls.applications, ({ query }) => (query.status === 'PENDING' ? requests(1, 2) : players));
  host.on(fullMapCalls.complete, () => ({}));
});
afterEach(() => {
  jest.useRealTimers();
});

const ready = async () => {
  players = Array.from({ length: 13 }, (_, index) => requestOf(index + 5, { applicant: { id: index + 30, name: null } }));
  const view = renderFullMaps('/approvals/41');
  await screen.findByText('13 of 25 players, 13 needed');
  return view;
};

test('Complete is absent below half of the seats, with its reason', async () => {
  renderFullMaps('/approvals/41');
  expect(await screen.findByText('1 of 25 players, 13 needed')).toBeInTheDocument();
  expect(screen.getByText(/Accept 12 players more/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Complete' })).not.toBeInTheDocument();
});

test('Complete asks with its consequences, says so, and goes to the completed rooms after 1.5 seconds', async () => {
  const view = await ready();
  jest.useFakeTimers();
  fireEvent.click(button('Complete'));
  expect(await screen.findByText('Tournament completed successfully! You cannot make changes or add more players.')).toBeInTheDocument();
  expect(host.questions).toHaveLength(1);
  expect(host.made(fullMapCalls.complete)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(1450));
  expect(view.address()).toBe('/admin/full-map-rooms/approvals/41');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(view.address()).toBe('/admin/full-map-rooms?tab=completed');
});

test('Complete does nothing when the question is answered with no', async () => {
  host.answerQuestions(false);
  await ready();
  await userEvent.click(button('Complete'));
  expect(host.made(fullMapCalls.complete)).toEqual([]);
});

test('Complete sends once for two presses', async () => {
  await ready();
  fireEvent.click(button('Complete'));
  fireEvent.click(button('Complete'));
  await screen.findByText(/Tournament completed successfully/);
  expect(host.questions).toHaveLength(1);
  expect(host.made(fullMapCalls.complete)).toHaveLength(1);
});

test.each([
  ['refused', 'This room was completed in another session.'],
  ['timeout', 'Tournament completed successfully! You cannot make changes or add more players.'],
] as const)('Complete is judged by the room itself when the call ends with %s', async (kind, words) => {
  host.on(fullMapCalls.complete, () => {
    host.on(fullMapCalls.get, () => fullMapOf({ status: 'PRIVATE' }));
    throw new ApiError(kind, 'No', kind === 'refused' ? 400 : null);
  });
  await ready();
  await userEvent.click(button('Complete'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Complete' })).not.toBeInTheDocument();
});

test.each([
  ['server', 500, 'Tournament completed successfully! You cannot make changes or add more players.'],
  ['refused', 400, 'This room was completed in another session.'],
] as const)("a room that is completed after an answer of %s is told with the server's words", async (kind, status, words) => {
  host.on(fullMapCalls.complete, () => {
    host.on(fullMapCalls.get, () => fullMapOf({ status: 'PRIVATE' }));
    throw new ApiError(kind, 'The ledger is closed', status);
  });
  await ready();
  await userEvent.click(button('Complete'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText('The ledger is closed')).toBeInTheDocument();
});

test('Complete can be tried again after a refusal of a room that is still scheduled', async () => {
  host.on(fullMapCalls.complete, () => {
    throw new ApiError('refused', 'The ledger is closed', 400);
  });
  await ready();
  await userEvent.click(button('Complete'));
  expect(await screen.findByText('The ledger is closed')).toBeInTheDocument();
  expect(button('Complete')).toBeEnabled();
});

test('a room that is already completed expects no requests', async () => {
  host.on(fullMapCalls.get, () => fullMapOf({ status: 'PRIVATE' }));
  host.on(fullMapCalls.applications, ({ query }) => (query.status === 'PENDING' ? [] : players));
  renderFullMaps('/approvals/41');
  expect(await screen.findByText('No pending requests found.')).toBeInTheDocument();
  expect(screen.getByText('This room is completed. Requests are closed.')).toBeInTheDocument();
  expect(screen.queryByText('New join requests will appear here.')).not.toBeInTheDocument();
});

test('a room that was completed elsewhere says so, and its requests are inert', async () => {
  await ready();
  host.on(fullMapCalls.get, () => fullMapOf({ status: 'PRIVATE' }));
  await refresh();
  expect(await screen.findByText('This room was completed in another session.')).toBeInTheDocument();
  expect(button('Accept Player 1')).toBeDisabled();
});
