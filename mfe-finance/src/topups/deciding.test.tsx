import { type Capability, topUpCalls } from '@arena/shared/contract';
import { announceChange } from '@arena/shared/platform';
import { journalHas } from '@arena/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buttonOf,
  confirmButton,
  type FinanceHost,
  fails,
  held,
  installHost,
  NO_ANSWER,
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
  const started = await startTopUps(capabilities);
  host = started.host;
  return started.view;
};
const lists = (status: string) => host.made(topUpCalls.listByStatus).filter(({ input }) => input.params.status === status).length;
const press = async (id: number, decision: 'APPROVED' | 'REJECTED') => userEvent.click(buttonOf(id, decision));
const decide = async (id: number, decision: 'APPROVED' | 'REJECTED') => {
  await press(id, decision);
  await userEvent.click(await confirmButton());
};
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

afterEach(() => {
  jest.restoreAllMocks();
  expect(host.unhandled).toEqual([]);
});

test.each([
  ['APPROVED', 'Confirm Approval', 'Are you sure you want to approve this topup?', '$10.00 is credited to the balance of Player 2.'],
  ['REJECTED', 'Confirm Rejection', 'Are you sure you want to reject this topup?', 'Nothing is credited to Player 2.'],
] as const)('the question before %s names the request and what happens', async (decision, title, words, consequence) => {
  await start();
  await press(9002, decision);
  const dialog = within(await question());
  expect(dialog.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(dialog.getByText(words)).toBeInTheDocument();
  expect(dialog.getByText('Topup ID: 9002')).toBeInTheDocument();
  expect(dialog.getByText(consequence, { exact: false })).toBeInTheDocument();
  expect(dialog.getByText('Player 2')).toBeInTheDocument();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Confirm']);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(host.carriedOut).toEqual([]);
});

test.each([
  ['APPROVED', 'approve', 'Approved'],
  ['REJECTED', 'reject', 'REJECTED'],
] as const)('%s: one call, the toast with the state, and both lists read again', async (decision, word, wire) => {
  await start();
  await decide(9002, decision);
  await rowsAre(9001, 9003);
  expect(host.carriedOut).toEqual([`${word} 9002`]);
  expect(host.toasts).toEqual([{ message: `Request 9002 updated to ${decision}`, tone: 'success', duration: 3000 }]);
  await waitFor(() => expect([lists('PENDING'), lists(wire)]).toEqual([3, 1]));
});

test('while it is sent the row says so, and its buttons are off', async () => {
  await start();
  const answer = held<typeof NO_ANSWER>();
  host.on(topUpCalls.approve, () => answer.promise);
  await decide(9002, 'APPROVED');
  await waitFor(() => expect(buttonOf(9002, 'APPROVED')).toHaveTextContent('Approving...'));
  expect(buttonOf(9002, 'APPROVED')).toHaveAttribute('aria-busy', 'true');
  await press(9002, 'REJECTED');
  expect(screen.queryByRole('heading', { name: 'Confirm Rejection' })).not.toBeInTheDocument();
  expect(buttonOf(9001, 'APPROVED')).toHaveTextContent('Approve');
  act(() => answer.release(NO_ANSWER));
  await rowsAre(9001, 9003);
});

test('rejecting says "Rejecting..."', async () => {
  await start();
  const answer = held<typeof NO_ANSWER>();
  host.on(topUpCalls.reject, () => answer.promise);
  await decide(9002, 'REJECTED');
  await waitFor(() => expect(buttonOf(9002, 'REJECTED')).toHaveTextContent('Rejecting...'));
  // The lock of a request outlives its screen.
  act(() => answer.release(NO_ANSWER));
  await rowsAre(9001, 9003);
});

test('a request with a text for its id is decided under it', async () => {
  host = installHost();
  host.topUps = [topUpOf(1, { id: 'TX/9' })];
  renderTopUps();
  await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(within(await question()).getByText('Topup ID: TX/9')).toBeInTheDocument();
  await userEvent.click(await confirmButton());
  await waitFor(() => expect(host.carriedOut).toEqual(['approve TX/9']));
  await waitFor(() => expect(toastTexts(host)).toEqual(['Request TX/9 updated to APPROVED']));
});

test('a double click on the button and on Confirm sends once', async () => {
  await start();
  await userEvent.dblClick(buttonOf(9002, 'APPROVED'));
  await userEvent.dblClick(await confirmButton());
  await rowsAre(9001, 9003);
  expect(host.made(topUpCalls.approve)).toHaveLength(1);
});

test('two presses in the same moment send once', async () => {
  await start();
  await press(9002, 'APPROVED');
  const confirm = await confirmButton();
  act(() => {
    fireEvent.click(confirm);
    fireEvent.click(confirm);
  });
  await rowsAre(9001, 9003);
  expect(host.carriedOut).toEqual(['approve 9002']);
});

test('a key that is held down since before the question is no answer to it', async () => {
  await start();
  await press(9002, 'APPROVED');
  const confirm = await confirmButton();
  await waitFor(() => expect(confirm).toHaveFocus());
  expect(fireEvent.keyDown(confirm, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(confirm, { key: 'Enter' })).toBe(true);
  expect(host.carriedOut).toEqual([]);
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
  expect(await screen.findByText('Request 9002 may not be approved')).toBeInTheDocument();
  expect(screen.getByText('Something went wrong. The server still has it as pending. You can decide it again.')).toBeInTheDocument();
  await press(9002, 'APPROVED');
  expect(
    within(await question()).getByText(/An approval was sent from this browser .* no answer came.* may move twice/),
  ).toBeInTheDocument();
});

test.each([
  ['PENDING', 'Seats are gone', 'Seats are gone. The server still has it as pending. You can decide it again.'],
  ['APPROVED', 'Seats are gone. Request 9002 updated to APPROVED', null],
  ['REJECTED', 'Seats are gone. Rejected elsewhere meanwhile.', 'Seats are gone. Rejected elsewhere meanwhile.'],
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

test('with no list to read nobody knows, until somebody checks again', async () => {
  await start();
  host.on(topUpCalls.approve, () => {
    host.topUps = [topUpOf(1), topUpOf(2, { status: 'REJECTED' }), topUpOf(3)];
    host.on(topUpCalls.listByStatus, fails('network'));
    return fails('timeout')();
  });
  await decide(9002, 'APPROVED');
  expect(await screen.findByText(/Whether it was decided is not known yet/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(toastTexts(host)).toContain('The server could not tell yet. Try again in a moment.'));
  host.on(topUpCalls.listByStatus, ({ params }) => host.topUps.filter(({ status }) => status === params.status.toUpperCase()));
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await within(rowOf(9002)).findByText('Rejected elsewhere meanwhile.')).toBeInTheDocument();
  expect(host.made(topUpCalls.approve)).toHaveLength(1);
});

test('a decision that a reload cut off is shown on its row', async () => {
  host = installHost();
  host.topUps = topUps(1, 2, 3);
  journalHas('topup-decision:9002', {
    key: 'k',
    state: 'sending',
    detail: { decision: 'APPROVED', amount: 10, person: 'Player 2' },
    at: Date.now(),
  });
  renderTopUps();
  await rowsAre(9001, 9002, 9003);
  expect(within(rowOf(9002)).getByText('sent, no answer')).toBeInTheDocument();
  expect(within(rowOf(9001)).queryByText('sent, no answer')).not.toBeInTheDocument();
});

test('a request that a colleague decided meanwhile says so in its place, and nothing is sent', async () => {
  await start();
  host.topUps = [topUpOf(1), topUpOf(2, { status: 'REJECTED' }), topUpOf(3)];
  await decide(9002, 'APPROVED');
  expect(await within(rowOf(9002)).findByText('Rejected elsewhere meanwhile.')).toBeInTheDocument();
  expect(within(rowOf(9002)).getByText('REJECTED')).toBeInTheDocument();
  expect(rowOf(9002).querySelector('[data-decision]')).toBeNull();
  expect(host.carriedOut).toEqual([]);
  expect(host.toasts).toEqual([{ message: 'Request 9002 was rejected elsewhere meanwhile.', tone: 'info', duration: 3000 }]);
  await rowsAre(9001, 9002, 9003);
  expect(screen.getByText('2 requests · $20.00')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
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

test('a live change turns a row off at once, also while it is asked about', async () => {
  await start(['live-changes', 'idempotency-key']);
  await press(9002, 'APPROVED');
  const confirm = await confirmButton();
  host.topUps = [topUpOf(1), topUpOf(2, { status: 'APPROVED' }), topUpOf(3)];
  act(() => announceChange({ subject: 'topup', id: 9002, status: 'APPROVED', actorId: 77 }));
  expect(confirm).toBeDisabled();
  expect(within(await question()).getByText('Approved by a colleague meanwhile.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(within(rowOf(9002)).getByText('Approved by a colleague meanwhile.')).toBeInTheDocument();
  expect(host.made(topUpCalls.approve)).toEqual([]);
});

test('new requests are announced and move nothing until they are asked for', async () => {
  await start(['live-changes']);
  host.topUps = topUps(4, 1, 2, 3);
  act(() => announceChange({ subject: 'topup', id: 9004, status: 'PENDING', actorId: 4 }));
  expect(await screen.findByText('1 new')).toBeInTheDocument();
  await rowsAre(9001, 9002, 9003);
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  await rowsAre(9004, 9001, 9002, 9003);
});

test('changes that never pause do not keep the list from being read', async () => {
  await start(['live-changes']);
  host.topUps = topUps(4, 1, 2, 3);
  const tell = () => act(() => announceChange({ subject: 'topup', id: 9004, status: 'PENDING', actorId: 4 }));
  const telling = setInterval(tell, 300);
  tell();
  try {
    expect(await screen.findByText('1 new')).toBeInTheDocument();
  } finally {
    clearInterval(telling);
  }
});

test('changes of other things are none of this screen’s business', async () => {
  await start(['live-changes']);
  act(() => announceChange({ subject: 'redeem', id: 9002, status: 'APPROVED', actorId: 4 }));
  expect(within(rowOf(9002)).getByText('PENDING')).toBeInTheDocument();
});

test('a possible duplicate is said again in the question', async () => {
  host = installHost();
  host.topUps = [topUpOf(1), topUpOf(1, { id: 9500 })];
  renderTopUps();
  await rowsAre(9001, 9500);
  await press(9500, 'APPROVED');
  expect(within(await question()).getByText('Same user and amount as request 9001, 0 min apart.')).toBeInTheDocument();
});

test('where the server keeps the first decision each sending has a key', async () => {
  await start(['idempotency-key']);
  await decide(9001, 'APPROVED');
  await rowsAre(9002, 9003);
  await decide(9002, 'APPROVED');
  await rowsAre(9003);
  const keys = host.made(topUpCalls.approve).map(({ options }) => options.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain(undefined);
});
