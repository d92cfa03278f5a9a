import { fullMapCalls } from '@arena/shared/contract';
import { setUndoChoice } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullMapOf, requests } from '../testing';
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

test.each([
  ['not-found', 404],
  ['refused', 400],
] as const)('a request that was handled by someone else (%s) says so and becomes inert', async (kind, status) => {
  await open();
  const refuse = fail(kind, 'This request is no longer pending', status);
  // A colleague decides between the read of the list and the call.
  host.on(fullMapCalls.decide, () => {
    server.pending = requests(2);
    return refuse();
  });
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText('Decided in another session. This request is no longer pending')).toBeInTheDocument();
  expect(row(1).queryByRole('button')).not.toBeInTheDocument();
});

test('a request that is gone from the list by now is not decided a second time', async () => {
  await open();
  server.pending = requests(2);
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText('Decided in another session.')).toBeInTheDocument();
  expect(decisionsOf(host)).toHaveLength(0);
});

test('nothing is sent when the list cannot be read first', async () => {
  await open();
  host.on(fullMapCalls.applications, fail('network', 'x', null));
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText(/nothing was sent/i)).toBeInTheDocument();
  expect(decisionsOf(host)).toHaveLength(0);
});

test('a refusal for another reason is shown, and the request stays open', async () => {
  host.on(fullMapCalls.decide, fail('refused', 'The player has too few coins', 400));
  await open();
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText('The player has too few coins')).toBeInTheDocument();
  expect(button('Accept Player 1')).toBeEnabled();
});

test('a request without an answer is read back before it can be decided again', async () => {
  host.on(fullMapCalls.decide, fail('timeout', null, null));
  await open();
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText('Something went wrong. The request is still pending. You can decide it again.')).toBeInTheDocument();
  expect(button('Accept Player 1')).toBeEnabled();
});

const PENDING = 'The request is still pending. You can decide it again.';
const DECIDED = 'It was decided. Check the player list for the result.';
const UNKNOWN = 'We don’t know yet whether this went through.';
test.each([
  ['Seats are gone', 'still pending', `Seats are gone. ${PENDING}`],
  [null, 'still pending', `Something went wrong. ${PENDING}`],
  ['Seats are gone', 'decided', `Seats are gone. ${DECIDED}`],
  [null, 'decided', `Something went wrong. ${DECIDED}`],
  ['Seats are gone', 'not readable', `Seats are gone. ${UNKNOWN}`],
])('a failed accept says what the server said (%s), and what became of it (%s) besides', async (message, now, words) => {
  const refuse = fail('server', message, 500);
  host.on(fullMapCalls.decide, async () => {
    // As every answer does, it comes after what was read before has been drawn.
    await screen.findByRole('button', { name: 'Accept Player 1', busy: true });
    if (now === 'decided') server.pending = requests(2);
    if (now === 'not readable') host.on(fullMapCalls.applications, fail('server', null, 500));
    return refuse();
  });
  await open();
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  // It stays with every reading that follows.
  await refresh();
  expect(screen.getByText(words)).toBeInTheDocument();
});

describe('with Undo', () => {
  const toast = () => host.toasts.at(-1);
  beforeEach(() => setUndoChoice('send'));

  test('an acceptance waits, the focus moves on, and undone it is open again with its note', async () => {
    host.on(fullMapCalls.decide, fail('refused', 'Too few coins', 400));
    setUndoChoice('off');
    await open();
    await userEvent.click(button('Accept Player 2'));
    await screen.findByText('Too few coins');
    setUndoChoice('send');
    act(() => button('Accept Player 2').focus());
    await userEvent.keyboard('a');
    await waitFor(() => expect(toast()?.message).toBe('Accepting Player 2'));
    expect(button('Accept Player 1')).toHaveFocus();
    expect(button('Accept Player 2')).toHaveTextContent('Accepting...');
    await act(async () => toast()?.undo?.onUndo());
    expect(button('Accept Player 2')).toHaveTextContent('Accept');
    expect(screen.getByText('Too few coins')).toBeInTheDocument();
    expect(decisionsOf(host)).toHaveLength(1);
  });

  test('a refusal after the screen was left is a toast', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    host.on(fullMapCalls.decide, fail('refused', 'Too few coins', 400));
    const view = await open();
    act(() => button('Accept Player 2').click());
    await waitFor(() => expect(host.toasts).toHaveLength(1));
    view.unmount();
    window.history.pushState(null, '', '/admin');
    await act(() => jest.advanceTimersByTimeAsync(5100));
    await waitFor(() => expect(toast()).toMatchObject({ message: 'Player 2: Too few coins', tone: 'error' }));
  });

  test('those that wait take seats, so the next one asks', async () => {
    host.on(fullMapCalls.get, () => fullMapOf({ maxPlayers: 2 }));
    await open();
    expect(await screen.findByText(/1 of 2 players/)).toBeInTheDocument();
    await userEvent.click(button('Accept Player 2'));
    await waitFor(() => expect(host.toasts).toHaveLength(1));
    host.answerQuestions(false);
    await userEvent.click(button('Accept Player 1'));
    expect(host.questions[0]?.title).toBe('Accept Player 1 over the limit?');
    await act(async () => toast()?.undo?.onUndo());
  });

  test('a request that another tab holds is inert, and open again once that tab is gone', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    localStorage.setItem('arena.held.fullmap-request:41:502', String(Date.now()));
    await open();
    expect(row(2).getByText('Being decided in another tab.')).toBeInTheDocument();
    act(() => button('Accept Player 2').click());
    expect(host.made(fullMapCalls.decide)).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(row(2).queryByText('Being decided in another tab.')).not.toBeInTheDocument();
  });
});
