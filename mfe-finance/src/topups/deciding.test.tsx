import { type Capability, topUpCalls } from '@arena/shared/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buttonOf,
  confirmButton,
  decide,
  type FinanceHost,
  held,
  installTestHost,
  NO_ANSWER,
  press,
  question,
  renderTopUps,
  rowsAre,
  startTopUps,
  toastTexts,
  topUpOf,
} from '../testing';

let host: FinanceHost;
const start = async (capabilities?: readonly Capability[]) => {
  host = (await startTopUps(capabilities)).host;
};
const lists = (status: string) => host.made(topUpCalls.listByStatus).filter(({ input }) => input.params.status === status).length;
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['APPROVED', 'Confirm Approval', 'Are you sure you want to approve this topup?', '$10.00 will be added to Player 2’s balance.'],
  ['REJECTED', 'Confirm Rejection', 'Are you sure you want to reject this topup?', 'Player 2 won’t be credited.'],
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
  host = installTestHost();
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

test('a possible duplicate is said again in the question', async () => {
  host = installTestHost();
  host.topUps = [topUpOf(1), topUpOf(1, { id: 9500 })];
  renderTopUps();
  await rowsAre(9001, 9500);
  await press(9500, 'APPROVED');
  expect(within(await question()).getByText('Same user and amount as request 9001, 0 min apart.')).toBeInTheDocument();
});
