import { fullMapCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FULLMAP, fullMapOf, NULL_FULLMAP, renderFullMaps, requests } from '../testing';
import { type ApprovalsServer, approvalsServer, button, decisionsOf, fail, open, refresh, row } from './testing';

let server: ApprovalsServer;
let host: FakePlatform;
beforeEach(() => {
  server = approvalsServer();
  host = server.host;
});
afterEach(() => {
  jest.useRealTimers();
});

test('a request names its applicant, the creator and its age, oldest first', async () => {
  await open();
  const items = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-label')?.startsWith('Request'));
  expect(items.map((item) => item.getAttribute('aria-label'))).toEqual(['Request from Player 2', 'Request from Player 1']);
  expect(row(2).getByText('Player 2')).toBeInTheDocument();
  expect(row(2).getByText('Amara Khan')).toBeInTheDocument();
  expect(row(2).getByText(/ago|just now/)).toBeInTheDocument();
});

test('accepting sends at once, says so for three seconds, and moves the player', async () => {
  jest.useFakeTimers();
  await open();
  fireEvent.click(button('Accept Player 2'));
  expect(await screen.findByText('Request approved successfully!')).toBeInTheDocument();
  expect(decisionsOf(host)).toEqual([[502, 'ACCEPT']]);
  expect(host.questions).toEqual([]);
  await waitFor(() => expect(screen.getByRole('heading', { name: /Players/ })).toHaveTextContent('2'));
  expect(row(2).getByText('Accepted')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(3050));
  expect(screen.queryByText('Request approved successfully!')).not.toBeInTheDocument();
  expect(screen.queryByRole('listitem', { name: 'Request from Player 2' })).not.toBeInTheDocument();
});

test('rejecting asks first, naming the applicant', async () => {
  await open();
  host.answerQuestions(false);
  await userEvent.click(button('Reject Player 1'));
  expect(host.questions[0]?.title).toBe('Reject Player 1?');
  expect(decisionsOf(host)).toEqual([]);
  host.answerQuestions(true);
  await userEvent.click(button('Reject Player 1'));
  expect(await screen.findByText('Request rejected successfully!')).toBeInTheDocument();
  expect(decisionsOf(host)).toEqual([[501, 'REJECT']]);
});

test('after the last request the list says that there is none', async () => {
  server.pending = requests(1);
  await open();
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText('No pending requests found.')).toBeInTheDocument();
});

test('a double click, and both buttons at once, decide once', async () => {
  let answer: (value: unknown) => void = () => undefined;
  host.on(fullMapCalls.decide, () => new Promise((resolve) => (answer = resolve)));
  await open();
  fireEvent.click(button('Accept Player 1'));
  fireEvent.click(button('Accept Player 1'));
  fireEvent.click(button('Reject Player 1'));
  await waitFor(() => expect(decisionsOf(host)).toHaveLength(1));
  expect(button('Accept Player 1')).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer({}));
  expect(decisionsOf(host)).toHaveLength(1);
});

test('A and R decide the request that has the focus, and a held key only one', async () => {
  await open();
  act(() => button('Accept Player 2').focus());
  fireEvent.keyDown(button('Accept Player 2'), { key: 'ArrowDown' });
  expect(button('Accept Player 1')).toHaveFocus();
  fireEvent.keyDown(button('Accept Player 1'), { key: 'a', repeat: true });
  fireEvent.keyDown(button('Accept Player 1'), { key: 'r' });
  await waitFor(() => expect(decisionsOf(host)).toEqual([[501, 'REJECT']]));
  await waitFor(() => expect(button('Reject Player 2')).toHaveFocus());
});

test('R rejects on a Russian keyboard too, unless single keys are turned off', async () => {
  localStorage.setItem('arena-single-keys', 'off');
  await open();
  act(() => button('Accept Player 1').focus());
  fireEvent.keyDown(button('Accept Player 1'), { key: 'к', code: 'KeyR' });
  localStorage.removeItem('arena-single-keys');
  act(() => button('Accept Player 2').focus());
  fireEvent.keyDown(button('Accept Player 2'), { key: 'к', code: 'KeyR' });
  await waitFor(() => expect(decisionsOf(host)).toEqual([[502, 'REJECT']]));
});

test('new requests are announced, and shown when they are asked for', async () => {
  await open();
  server.pending = requests(1, 2, 3, 4, 5);
  await refresh();
  expect(await screen.findByText('3 new')).toBeInTheDocument();
  expect(screen.queryByText('Player 3')).not.toBeInTheDocument();
  await userEvent.click(button('Show them'));
  expect(screen.getByRole('listitem', { name: 'Request from Player 3' })).toBeInTheDocument();
});

test('the list is read again every 15 seconds', async () => {
  jest.useFakeTimers();
  await open();
  const before = host.made(fullMapCalls.applications).length;
  await act(() => jest.advanceTimersByTimeAsync(15_100));
  expect(host.made(fullMapCalls.applications)).toHaveLength(before + 2);
});

test('accepting beyond the maximum asks, and does not forbid', async () => {
  host.on(fullMapCalls.get, () => fullMapOf({ maxPlayers: 1 }));
  await open();
  await waitFor(() => expect(screen.getByText('1 of 1 players, 1 needed')).toBeInTheDocument());
  await userEvent.click(button('Accept Player 1'));
  expect(host.questions[0]?.title).toBe('Accept Player 1 over the limit?');
  expect(await screen.findByText('Request approved successfully!')).toBeInTheDocument();
});

test('a room and a request with every field null are dashes, and break nothing', async () => {
  host.on(fullMapCalls.get, () => NULL_FULLMAP);
  server.pending = [{ id: null, status: null, requestedAt: null, applicant: null, room: null }];
  server.players = [{ id: null, status: null, requestedAt: null, applicant: null, room: null }];
  await open();
  expect(screen.getByText(/This request has no ID/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Accept this player' })).toBeDisabled();
  expect(await screen.findByText('1 player, maximum unknown')).toBeInTheDocument();
});

test('a room that is not there, and one that cannot be read, say so', async () => {
  host.on(fullMapCalls.get, fail('not-found', 'Fullmap not found', 404));
  const view = renderFullMaps('/approvals/41');
  expect(await screen.findByText('No room found.')).toBeInTheDocument();
  view.unmount();
  platform().queryClient.clear();
  host.on(fullMapCalls.get, fail('refused', null, 400));
  renderFullMaps('/approvals/41');
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  host.on(fullMapCalls.get, () => FULLMAP);
  await userEvent.click(button('Retry'));
  expect(await screen.findByText('Friday Night Erangel')).toBeInTheDocument();
});
