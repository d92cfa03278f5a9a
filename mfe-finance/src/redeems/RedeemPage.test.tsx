import { catchDownloads, exportAs } from '@arena/shared/testing';
import { type Capability, redeemCalls } from '@arena/shared/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buttonOf,
  confirmButton,
  type FinanceHost,
  fails,
  installTestHost,
  question,
  redeemOf,
  redeems,
  renderRedeems,
  rowOf,
  rowsAre,
} from '../testing';
import { masked } from './redeems.kind';

let host: FinanceHost;
const DECIDES: readonly Capability[] = ['redeem-decisions', 'idempotency-key'];
const start = async (capabilities: readonly Capability[] = [], query = '') => {
  host = installTestHost({ capabilities });
  host.redeems = redeems(1, 2, 3);
  const view = renderRedeems(query);
  await rowsAre(701, 702, 703);
  return view;
};
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const decide = async (id: number, decision: 'APPROVED' | 'REJECTED') => {
  await userEvent.click(buttonOf(id, decision));
  await userEvent.click(await confirmButton());
};

afterEach(() => {
  jest.restoreAllMocks();
});

test('without the extension it is a list to read: no actions, no status filter, nothing fake', async () => {
  await start();
  expect(screen.getByRole('heading', { level: 1, name: 'Redeem management' })).toBeInTheDocument();
  expect(headers()).toEqual(['Request ID', 'Amount', 'Payment Method', 'Status', 'User']);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Approve|Reject|Keys/ })).not.toBeInTheDocument();
  const row = within(rowOf(702));
  for (const text of ['$10.00', 'bKash', '0171-2', 'PENDING', 'Player 2', 'player2@mail.test'])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(host.made(redeemCalls.listPending).map(({ input }) => input)).toEqual([{ query: {} }]);
});

test('the keys decide nothing there', async () => {
  await start();
  await userEvent.keyboard('{ArrowDown}a');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an address that asks for another status still shows the pending ones', async () => {
  await start([], '?status=approved');
  expect(host.made(redeemCalls.listByStatus)).toEqual([]);
});

test('search is by name, email, mobile or id, and nothing found is said', async () => {
  const { address } = await start();
  await userEvent.type(screen.getByPlaceholderText('Search requests...'), 'PLAYER2');
  await rowsAre(702);
  expect(address()).toBe('/admin/redeem-management?search=PLAYER2');
  await userEvent.type(screen.getByPlaceholderText('Search requests...'), 'unknown');
  expect(await screen.findByText('No redeem requests found')).toBeInTheDocument();
});

test('an id that is a text is shown, copied and searched for like any other', async () => {
  host = installTestHost();
  host.redeems = [...redeems(1), redeemOf(2, { id: 'RD-2026-B' })];
  renderRedeems();
  const cell = await screen.findByText('RD-2026-B');
  expect(within(cell).getByRole('button', { name: 'Copy request ID RD-2026-B' })).toBeInTheDocument();
  expect(screen.queryByText('no ID')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'rd-2026');
  await waitFor(() => expect(screen.queryByText('701')).not.toBeInTheDocument());
  expect(screen.getByText('RD-2026-B')).toBeInTheDocument();
});

test('a request of which nothing is known is dashes', async () => {
  host = installTestHost();
  host.redeems = [redeemOf(1, { amount: null, method: null, account: null, status: null, user: null, requestedAt: null })];
  renderRedeems('?search=70');
  await rowsAre(701);
});

test('a mobile number shows itself to the focus and the pointer only', async () => {
  await start();
  const mobile = within(rowOf(701)).getByRole('button', { name: 'Mobile number ending in 01, shown while focused' });
  expect(mobile).toHaveTextContent(/^•+01$/);
  act(() => mobile.focus());
  expect(mobile).toHaveTextContent('+25470000001');
  act(() => mobile.blur());
  expect(mobile).toHaveTextContent(/^•+01$/);
  await userEvent.hover(mobile);
  expect(mobile).toHaveTextContent('+25470000001');
});

test('all but the last two digits are masked, and of a short number all of them', () => {
  expect([masked('+254 700 11'), masked('1234'), masked('7')]).toEqual(['••••11', '••••', '••••']);
});

test('with the extension there are a status filter and decisions', async () => {
  const { address } = await start(DECIDES);
  expect(headers()).toEqual(['Request ID', 'Amount', 'Payment Method', 'Status', 'User', 'Actions']);
  host.redeems = [redeemOf(4, { status: 'Rejected' })];
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected');
  await rowsAre(704);
  expect(address()).toBe('/admin/redeem-management?status=rejected');
  expect(within(rowOf(704)).getByText('REJECTED')).toBeInTheDocument();
});

test.each([
  ['APPROVED', 'Confirm Approval', 'approve', '$10.00 will be deducted from Player 2’s balance and paid out.'],
  ['REJECTED', 'Confirm Rejection', 'reject', 'Player 2 won’t be paid and keeps their balance.'],
] as const)('%s asks, sends once, and says so', async (decision, title, word, consequence) => {
  await start(DECIDES);
  await userEvent.click(buttonOf(702, decision));
  const dialog = within(await question());
  expect(dialog.getByText(title)).toBeInTheDocument();
  expect(dialog.getByText(`Are you sure you want to ${word} this redeem request?`)).toBeInTheDocument();
  expect(dialog.getByText('Redeem ID: 702')).toBeInTheDocument();
  expect(dialog.getByText(consequence, { exact: false })).toBeInTheDocument();
  await userEvent.dblClick(await confirmButton());
  await rowsAre(701, 703);
  expect(host.carriedOut).toEqual([`${word} 702`]);
  expect(host.toasts).toEqual([{ message: `Redeem request 702 updated to ${decision}`, tone: 'success', duration: 3000 }]);
});

test('several are paid after one question, and one that the balance does not cover stays selected', async () => {
  await start(DECIDES);
  host.on(redeemCalls.approve, ({ params: { redeemId } }) => {
    if (redeemId === 702) return fails('refused', 'Player 2 has $3.00.', 400)();
    host.redeems = host.redeems.map((each) => (each.id === redeemId ? { ...each, status: 'APPROVED' } : each));
    return { message: null, status: null, alreadyDecided: false };
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: /^Approve 3 \(\$30\.00\)/ }));
  expect(await question()).toHaveTextContent('$30.00 will be deducted from their balances and paid out.');
  await userEvent.click(await confirmButton());
  await rowsAre(702);
  expect(screen.getByText('Redeem request 702 was not approved')).toBeInTheDocument();
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
  await waitFor(() => expect(host.toasts).toEqual([{ message: '2 approved, 1 failed', tone: 'error', duration: 3000 }]));
});

test('where nothing can be decided nothing can be selected', async () => {
  await start();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a balance that is too small is said clearly, and stays said', async () => {
  await start(DECIDES);
  const message = 'Player 2 has $3.00, and the redeem request needs $10.00.';
  host.on(redeemCalls.approve, fails('refused', message, 400));
  await decide(702, 'APPROVED');
  expect(await screen.findByText('Redeem request 702 was not approved')).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(host.toasts).toEqual([{ message, tone: 'error', duration: 3000 }]);
  await rowsAre(701, 702, 703);
  expect(within(rowOf(702)).getByText('see above')).toBeInTheDocument();
});

test('one that a colleague decided says so in its place', async () => {
  await start(DECIDES);
  host.on(redeemCalls.approve, () => {
    host.redeems = [redeemOf(1), redeemOf(3)];
    return fails('refused', 'Redeem request 702 was already rejected by Kofi', 400)();
  });
  await decide(702, 'APPROVED');
  expect(await within(rowOf(702)).findByText('Redeem request 702 was already rejected by Kofi')).toBeInTheDocument();
});

test('the export has the method and the account', async () => {
  const files = catchDownloads();
  await start();
  await exportAs('CSV');
  expect(files[0]?.name).toMatch(/^redeem-requests-pending-.*\.csv$/);
  const [head, first] = ((await files[0]?.text()) ?? '').split('\r\n');
  expect(head).toContain('Request ID,Amount,Payment Method,Account,Status');
  expect(first).toContain('701,5,bKash,0171-1,PENDING,Player 1');
});

test('printing puts every shown request on paper, and takes the sheet away again', async () => {
  const print = jest.fn(() => expect(document.querySelectorAll('#arena-print-sheet tbody tr')).toHaveLength(3));
  Object.assign(window, { print });
  await start();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  // Some browsers never fire `afterprint`.
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(2);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(document.getElementById('arena-print-sheet')).toBeNull());
});
