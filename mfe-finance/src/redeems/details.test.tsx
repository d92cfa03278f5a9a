import { type Capability, redeemCalls } from '@arena/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buttonOf,
  confirmButton,
  type FinanceHost,
  fails,
  grid,
  held,
  installTestHost,
  LOW_BALANCE,
  question,
  redeemOf,
  redeems,
  renderRedeems,
  rowOf,
  rowsAre,
} from '../testing';

let host: FinanceHost;
const OURS: readonly Capability[] = ['redeem-decisions', 'idempotency-key', 'request-search', 'request-facts', 'audit-log'];
const DUPLICATE = { rule: 'possible-duplicate', reason: 'Same user and amount as request 12, at most 10 minutes apart.' };
const start = async (query = '', capabilities = OURS) => {
  host = installTestHost({ capabilities });
  host.redeems = capabilities.includes('request-facts')
    ? [redeemOf(1, { attention: [] }), redeemOf(2, { attention: [LOW_BALANCE, DUPLICATE] }), redeemOf(3, { attention: [] })]
    : redeems(1, 2, 3);
  return renderRedeems(query);
};
const details = () => screen.findByRole('dialog');
const factOf = (dialog: HTMLElement, label: string) => within(dialog).getByText(label).nextElementSibling;

test('the question shows the facts next to the decision, and every reason', async () => {
  await start();
  await rowsAre(701, 702, 703);
  await userEvent.click(buttonOf(702, 'APPROVED'));
  const dialog = await question();
  await waitFor(() => expect(factOf(dialog, 'Balance now')).toHaveTextContent('$12.00'));
  expect(factOf(dialog, 'Balance after approval')).toHaveTextContent('$2.00');
  expect(factOf(dialog, 'Earlier payouts')).toHaveTextContent(/^3, \$45\.50, last .* ago$/);
  expect(factOf(dialog, 'Registered')).toHaveTextContent(/ago$/);
  expect(factOf(dialog, 'Others with this account')).toHaveTextContent('Noor');
  expect(factOf(dialog, 'Same amount within minutes')).toHaveTextContent('12 (approved)');
  const banner = within(dialog).getByText('Needs attention').closest('[role=status]');
  expect(banner).toHaveTextContent(`${LOW_BALANCE.reason}${DUPLICATE.reason}`);
  expect(await confirmButton()).toHaveFocus();
});

test('facts that load, or fail, don’t delay a decision', async () => {
  await start();
  const answer = held<never>();
  host.on(redeemCalls.facts, () => answer.promise);
  await rowsAre(701, 702, 703);
  await userEvent.click(buttonOf(701, 'REJECTED'));
  expect(factOf(await question(), 'Balance now')?.querySelector('span')).toBeEmptyDOMElement();
  await userEvent.click(await confirmButton());
  await rowsAre(702, 703);
  host.on(redeemCalls.facts, fails('refused', 'Closed', 500));
  await userEvent.click(buttonOf(703, 'REJECTED'));
  expect(await screen.findByText(/^Couldn’t load the balance/)).toBeInTheDocument();
  await userEvent.click(await confirmButton());
  await rowsAre(702);
  expect(host.carriedOut).toEqual(['reject 701', 'reject 703']);
});

test('the details say why a request is pending, and what happened', async () => {
  const { address } = await start();
  await rowsAre(701, 702, 703);
  await userEvent.click(within(rowOf(702)).getByRole('button', { name: 'Details of request 702' }));
  const dialog = within(await details());
  expect(await dialog.findByText(/^Waiting for a decision since 20 Nov 2026.* ago\)\.$/)).toBeInTheDocument();
  expect(dialog.getByText(LOW_BALANCE.reason)).toBeInTheDocument();
  const steps = within(dialog.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Requested by Player 1 20 Nov 2026/),
    expect.stringMatching(/^First seen by Amara 20 Nov 2026/),
    expect.stringMatching(/^Approved by Amara 20 Nov 2026/),
    expect.stringMatching(/^Booked, new balance \$2\.00 20 Nov 2026/),
  ]);
  expect(dialog.getByRole('link', { name: 'Audit log entries' })).toHaveAttribute('href', '/admin/audit-log?subject=redeem&search=702');
  expect(address()).toBe('/admin/redeem-management?request=702');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/admin/redeem-management'));
});

test('D and Enter open them from the selected row, and they lead to the decision', async () => {
  await start();
  await rowsAre(701, 702, 703);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('Redeem ID: 701')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(grid()).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}d');
  const dialog = within(await details());
  await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
  expect(within(await question()).getByText('Redeem ID: 702')).toBeInTheDocument();
  await userEvent.click(await confirmButton());
  await rowsAre(701, 703);
  expect(host.carriedOut).toEqual(['approve 702']);
});

test('an address opens the details of a decided request, which is in no pending list', async () => {
  host = installTestHost({ capabilities: OURS });
  host.redeems = [redeemOf(9, { status: 'APPROVED' })];
  renderRedeems('?request=709');
  const dialog = within(await details());
  expect(await dialog.findByText('This request was approved.')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('the details of a request that isn’t there say so', async () => {
  await start('?request=4711');
  expect(await within(await details()).findByText('Request 4711 not found')).toBeInTheDocument();
});

test('the filter shows exactly the marked ones, counts them, and is in the address', async () => {
  const { address } = await start();
  await rowsAre(701, 702, 703);
  expect(within(rowOf(702)).getByText('low balance +1')).toHaveAttribute('title', `${LOW_BALANCE.reason} ${DUPLICATE.reason}`);
  await userEvent.click(screen.getByRole('button', { name: 'Needs attention 1' }));
  await rowsAre(702);
  expect(address()).toBe('/admin/redeem-management?attention=needed');
  await userEvent.type(screen.getByRole('searchbox'), 'missing');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all requests' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Needs attention 1' })).toHaveAttribute('aria-pressed', 'false'));
});

test('a long list is filtered and counted by the server', async () => {
  host = installTestHost({ capabilities: OURS });
  host.redeems = Array.from({ length: 1200 }, (_, place) => redeemOf(place + 1, { attention: place % 600 === 5 ? [LOW_BALANCE] : [] }));
  renderRedeems('?attention=needed');
  await rowsAre(706, 1306);
  expect(await screen.findByRole('button', { name: 'Needs attention 2' })).toBeInTheDocument();
});

test('on a backend without facts there are no details, no filter, and the question is as it was', async () => {
  await start('?request=702&attention=needed', ['redeem-decisions']);
  await rowsAre(701, 702, 703);
  expect(screen.queryByRole('button', { name: /Details|Needs attention/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}d{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(buttonOf(702, 'APPROVED'));
  expect(within(await question()).queryByText('Balance now')).not.toBeInTheDocument();
  expect(host.made(redeemCalls.facts)).toEqual([]);
});
