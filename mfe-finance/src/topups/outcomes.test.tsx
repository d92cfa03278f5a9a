import { type Capability, topUpCalls } from '@arena/shared/contract';
import { journalHas } from '@arena/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buttonOf,
  decide,
  type FinanceHost,
  fails,
  installTestHost,
  press,
  question,
  renderTopUps,
  rowOf,
  rowsAre,
  startTopUps,
  toastTexts,
  topUpOf,
  topUps,
} from '../testing';

let host: FinanceHost;
const start = async (capabilities?: readonly Capability[]) => {
  host = (await startTopUps(capabilities)).host;
};
const lists = (status: string) => host.made(topUpCalls.listByStatus).filter(({ input }) => input.params.status === status).length;

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['The balance is frozen', 'The balance is frozen'],
  [null, 'Something went wrong'],
])('a refusal (%s) is a red toast and a note, and the request can be decided again', async (message, shown) => {
  await start();
  host.on(topUpCalls.approve, fails('refused', message, 400));
  await decide(9002, 'APPROVED');
  expect(await screen.findByText('Request 9002 was not approved')).toBeInTheDocument();
  expect(host.toasts).toEqual([{ message: shown, tone: 'error', duration: 3000 }]);
  expect(screen.getAllByText(shown)).toHaveLength(1);
  await rowsAre(9001, 9002, 9003);
  await decide(9002, 'REJECTED');
  await rowsAre(9001, 9003);
  expect(screen.queryByText('Request 9002 was not approved')).not.toBeInTheDocument();
});

test('a note is dismissed by its button', async () => {
  await start();
  host.on(topUpCalls.approve, fails('refused', 'No', 400));
  await decide(9002, 'APPROVED');
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss: Request 9002 was not approved' }));
  expect(screen.queryByText('Request 9002 was not approved')).not.toBeInTheDocument();
});

test('a session that ends in between leaves the request as it is, and the console says why', async () => {
  await start();
  host.on(topUpCalls.approve, fails('unauthorized', null, 401));
  await decide(9002, 'APPROVED');
  await waitFor(() => expect(buttonOf(9002, 'APPROVED')).toHaveTextContent('Approve'));
  await waitFor(() => expect(lists('Approved')).toBe(1));
  expect(host.toasts).toEqual([]);
  expect(screen.queryByText(/was not approved/)).not.toBeInTheDocument();
});

test('an answer that was lost is found out before anybody can decide again', async () => {
  await start();
  host.on(topUpCalls.approve, () => {
    host.carriedOut.push('approve 9002');
    host.topUps = [topUpOf(1), topUpOf(2, { status: 'APPROVED' }), topUpOf(3)];
    return fails('timeout')();
  });
  await decide(9002, 'APPROVED');
  await rowsAre(9001, 9003);
  expect(toastTexts(host)).toEqual(['Request 9002 updated to APPROVED']);
  expect(host.carriedOut).toHaveLength(1);
});

test('a call that never arrived: the row says so, and the next question warns', async () => {
  await start();
  host.on(topUpCalls.approve, fails('network'));
  await decide(9002, 'APPROVED');
  expect(await screen.findByText('Request 9002 may not have been approved')).toBeInTheDocument();
  expect(screen.getByText('Something went wrong. It’s still pending. You can decide again.')).toBeInTheDocument();
  await press(9002, 'APPROVED');
  expect(
    within(await question()).getByText(/An approval was sent from this browser .* never confirmed it.* could move the money twice/),
  ).toBeInTheDocument();
});

test.each([
  ['PENDING', 'Seats are gone', 'Seats are gone. It’s still pending. You can decide again.'],
  ['APPROVED', 'Seats are gone. Request 9002 updated to APPROVED', null],
  ['REJECTED', 'Seats are gone. Rejected in another session.', 'Seats are gone. Rejected in another session.'],
])("the server's words for a failed decision stand, and that it is %s by now is added", async (status, toast, stays) => {
  await start();
  host.on(topUpCalls.approve, () => {
    host.topUps = [topUpOf(1), topUpOf(2, { status }), topUpOf(3)];
    return fails('server', 'Seats are gone', 500)();
  });
  await decide(9002, 'APPROVED');
  await waitFor(() => expect(toastTexts(host)).toEqual([toast]));
  if (stays !== null) expect(await screen.findByText(stays)).toBeInTheDocument();
});

test('without a list the outcome stays unknown until the administrator checks again', async () => {
  await start();
  host.on(topUpCalls.approve, () => {
    host.topUps = [topUpOf(1), topUpOf(2, { status: 'REJECTED' }), topUpOf(3)];
    host.on(topUpCalls.listByStatus, fails('network'));
    return fails('timeout')();
  });
  await decide(9002, 'APPROVED');
  expect(await screen.findByText(/We don’t know yet whether this went through/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(toastTexts(host)).toContain('Not confirmed yet. Try again shortly.'));
  host.on(topUpCalls.listByStatus, ({ params }) => host.topUps.filter(({ status }) => status === params.status.toUpperCase()));
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await within(rowOf(9002)).findByText('Rejected in another session.')).toBeInTheDocument();
  expect(host.made(topUpCalls.approve)).toHaveLength(1);
});

test('a decision that a reload cut off is shown on its row', async () => {
  host = installTestHost();
  host.topUps = topUps(1, 2, 3);
  journalHas('topup-decision:9002', {
    key: 'k',
    state: 'sending',
    detail: { decision: 'APPROVED', amount: 10, person: 'Player 2' },
    at: Date.now(),
    request: '',
  });
  renderTopUps();
  await rowsAre(9001, 9002, 9003);
  expect(within(rowOf(9002)).getByText('sent, not confirmed')).toBeInTheDocument();
  expect(within(rowOf(9001)).queryByText('sent, not confirmed')).not.toBeInTheDocument();
});

test('a request that a colleague has decided says so in its row, and sends nothing', async () => {
  await start();
  host.topUps = [topUpOf(1), topUpOf(2, { status: 'REJECTED' }), topUpOf(3)];
  await decide(9002, 'APPROVED');
  expect(await within(rowOf(9002)).findByText('Rejected in another session.')).toBeInTheDocument();
  expect(within(rowOf(9002)).getByText('REJECTED')).toBeInTheDocument();
  expect(rowOf(9002).querySelector('[data-decision]')).toBeNull();
  expect(host.carriedOut).toEqual([]);
  expect(host.toasts).toEqual([{ message: 'Request 9002 was rejected in another session.', tone: 'info', duration: 3000 }]);
  await rowsAre(9001, 9002, 9003);
  expect(screen.getByText('2 requests · $20.00')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  await rowsAre(9001, 9003);
});

test('refused because a colleague was faster: the server’s words, and the row stays', async () => {
  await start(['idempotency-key']);
  host.on(topUpCalls.approve, () => {
    host.topUps = [topUpOf(1), topUpOf(2, { status: 'REJECTED' }), topUpOf(3)];
    return fails('refused', 'Top-up 9002 was already rejected by Kofi', 400)();
  });
  await decide(9002, 'APPROVED');
  expect(await within(rowOf(9002)).findByText('Top-up 9002 was already rejected by Kofi')).toBeInTheDocument();
  expect(host.toasts).toEqual([{ message: 'Top-up 9002 was already rejected by Kofi', tone: 'error', duration: 3000 }]);
});
