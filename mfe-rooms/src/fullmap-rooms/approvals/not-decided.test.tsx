import { fullMapCalls } from '@arena/shared/contract';
import type { FakePlatform } from '@arena/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requests } from '../testing';
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
