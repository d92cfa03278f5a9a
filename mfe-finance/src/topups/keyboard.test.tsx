import { topUpCalls } from '@arena/shared/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buttonOf,
  confirmButton,
  type FinanceHost,
  grid,
  held,
  installTestHost,
  NO_ANSWER,
  question,
  renderTopUps,
  rowsAre,
  selectedId,
  topUps,
} from '../testing';

let host: FinanceHost;
const start = async (...numbers: number[]) => {
  host = installTestHost();
  host.topUps = topUps(...numbers);
  const view = renderTopUps();
  await rowsAre(...numbers.map((number) => 9000 + number));
  return view;
};
const key = (keys: string) => userEvent.keyboard(keys);
const asked = async () => {
  const button = await confirmButton();
  await waitFor(() => expect(button).toHaveFocus());
};

test('an arrow leads into the list and from row to row', async () => {
  await start(1, 2, 3);
  expect(selectedId()).toBeNull();
  await key('{ArrowDown}');
  expect(grid()).toHaveFocus();
  expect(selectedId()).toBe(9001);
  await key('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(selectedId()).toBe(9003);
  await key('{ArrowUp}');
  expect(selectedId()).toBe(9002);
});

test('several requests in a row are decided with the keyboard alone', async () => {
  await start(1, 2, 3, 4);
  await key('{ArrowDown}a');
  await asked();
  await key('{Enter}');
  await waitFor(() => expect(selectedId()).toBe(9002));
  await waitFor(() => expect(grid()).toHaveFocus());
  await key('r');
  await asked();
  await key('{Enter}');
  await waitFor(() => expect(selectedId()).toBe(9003));
  await waitFor(() => expect(grid()).toHaveFocus());
  await key('{ArrowDown}A');
  await asked();
  await key('{Enter}');
  // Nothing is left below: the nearest above is next.
  await waitFor(() => expect(selectedId()).toBe(9003));
  await rowsAre(9003);
  expect(host.carriedOut).toEqual(['approve 9001', 'reject 9002', 'approve 9004']);
});

test('the next one can be decided while the last is still on its way', async () => {
  await start(1, 2);
  const answer = held<typeof NO_ANSWER>();
  host.on(topUpCalls.approve, () => answer.promise);
  await key('{ArrowDown}a');
  await asked();
  await key('{Enter}');
  await waitFor(() => expect(grid()).toHaveFocus());
  await key('r');
  await asked();
  await key('{Enter}');
  await rowsAre(9001);
  expect(buttonOf(9001, 'APPROVED')).toHaveTextContent('Approving...');
  expect(host.carriedOut).toEqual(['reject 9002']);
  // The server decides before it answers, so a list that is read in between already shows the decision.
  host.topUps = host.topUps.map((request) => (request.id === 9001 ? { ...request, status: 'APPROVED' } : request));
  act(() => answer.release(NO_ANSWER));
  await rowsAre();
});

test('Escape cancels, and the focus and the selection stay', async () => {
  await start(1, 2);
  await key('{ArrowDown}{ArrowDown}a');
  await asked();
  await key('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(grid()).toHaveFocus());
  expect(selectedId()).toBe(9002);
  expect(host.carriedOut).toEqual([]);
});

test('a key that is held down opens one question', async () => {
  await start(1, 2);
  await key('{ArrowDown}');
  fireEvent.keyDown(grid(), { key: 'a', repeat: true });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  fireEvent.keyDown(grid(), { key: 'a' });
  fireEvent.keyDown(grid(), { key: 'r' });
  expect(within(await question()).getByRole('heading', { name: 'Confirm Approval' })).toBeInTheDocument();
});

test('letters that are typed into the search are letters', async () => {
  await start(1, 2);
  await key('{ArrowDown}');
  await userEvent.type(screen.getByPlaceholderText('Search requests...'), 'ar?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByPlaceholderText('Search requests...')).toHaveValue('ar?');
});

test('an arrow in a select is the select’s', async () => {
  await start(1, 2);
  act(() => screen.getByRole('combobox', { name: 'Game' }).focus());
  await key('{ArrowDown}');
  expect(selectedId()).toBeNull();
});

test('A on a button’s row decides that row, not the selected one', async () => {
  await start(1, 2);
  await key('{ArrowDown}');
  act(() => buttonOf(9002, 'REJECTED').focus());
  await key('a');
  expect(within(await question()).getByText('Topup ID: 9002')).toBeInTheDocument();
});

test('after an arrow no button of the row before has the focus', async () => {
  await start(1, 2);
  act(() => buttonOf(9001, 'APPROVED').focus());
  await key('{ArrowDown}');
  expect(grid()).toHaveFocus();
});

test('? shows the keys, from anywhere on the page', async () => {
  await start(1);
  await key('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(dialog.getByText('Approve the selected request')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: /Keys/ }));
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeInTheDocument();
});

test('single keys can be turned off, and stay off', async () => {
  await start(1);
  await key('?');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Use single-key shortcuts (A, R, / and ?) on this device' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await key('{ArrowDown}a?/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Keys' }));
  expect(await screen.findByRole('checkbox', { name: /^Use single-key shortcuts/ })).not.toBeChecked();
});
