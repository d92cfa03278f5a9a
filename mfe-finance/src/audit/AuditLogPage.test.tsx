import { auditCalls, dayOf, userCalls } from '@arena/shared/contract';
import { build } from '@arena/shared/testing';
import { announceChange } from '@arena/shared/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FinanceHost, fails, installTestHost as installFinanceHost, renderAuditLog } from '../testing';
import { daysText } from './log-filters';
import { daysOf } from './presets';
import { entryOf, installTestHost, pageOf, rows, rowsArrive } from './testing';

let host: FinanceHost;
beforeEach(() => (host = installTestHost()));
afterEach(() => {
  jest.restoreAllMocks();
});
const asked = () => host.made(auditCalls.entries).map(({ input }) => input.query);

test('on a backend without a log the screen says so and asks nothing', async () => {
  host = installFinanceHost();
  renderAuditLog();
  expect(await screen.findByText('No audit log available')).toBeInTheDocument();
  expect(host.made(auditCalls.entries)).toEqual([]);
});

test('decisions: who, what, whom, when, and each change field by field', async () => {
  renderAuditLog();
  await rowsArrive(2);
  const row = within(document.querySelector<HTMLElement>('tbody tr') as HTMLElement);
  for (const text of ['20 Nov 2026, 18:30', 'Approve', 'Top-up 9001']) expect(row.getByText(text)).toBeInTheDocument();
  const changes = row.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(changes).toEqual(['Status PENDING → APPROVED', 'Balance $0.00 → $5.00']);
  expect(row.getByRole('link', { name: 'Zayan Malik' })).toHaveAttribute('href', '/linked/user/7');
  expect(row.getByRole('link', { name: 'Amara Khan' })).toHaveAttribute('href', '/linked/user/1');
  expect(screen.getByText('2 entries')).toBeInTheDocument();
  expect(asked()).toEqual([{ pageNumber: 0, pageSize: 50 }]);
});

test('an entry without anything is dashes, and the command line is called so', async () => {
  host.on(auditCalls.entries, () =>
    pageOf([entryOf(1, { at: null, actor: null, action: null, subject: null, subjectId: null, before: null, after: null, address: null })]),
  );
  renderAuditLog();
  expect(await screen.findByText('Command line')).toBeInTheDocument();
});

test('a failed sign-in is in plain words, with its address and without an actor', async () => {
  const failed = { actor: null, action: 'user.sign-in-failed', subject: 'user', before: null, after: null };
  host.on(auditCalls.entries, () => pageOf([entryOf(1, { ...failed, subjectId: 7 }), entryOf(2, { ...failed, subjectId: 0 })]));
  renderAuditLog();
  await rowsArrive(2);
  expect(screen.getAllByText('Not signed in')).toHaveLength(2);
  expect(screen.getAllByRole('rowheader', { name: /^Sign in failed/ })).toHaveLength(2);
  expect(screen.getAllByText('203.0.113.7')).toHaveLength(2);
  for (const about of ['User 7', 'Unknown account']) expect(screen.getByText(about)).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: /^Details/ })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('table')).not.toBeInTheDocument();
});

test('the details show each member, and the record as it was kept', async () => {
  renderAuditLog();
  await rowsArrive(2);
  await userEvent.click(screen.getByRole('button', { name: 'Details: Approve Top-up 9001' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve: Top-up 9001' }));
  expect(dialog.getByText('By Amara Khan, 20 Nov 2026, 18:30, from 203.0.113.7, session 3f2a91c04b7d5e68')).toBeInTheDocument();
  expect(
    within(dialog.getByRole('row', { name: /^Status/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['PENDING', 'APPROVED']);
  expect(dialog.getByText(/"balanceCents": 500/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('money movements have their own tab, in the address', async () => {
  const { address } = renderAuditLog();
  await rowsArrive(2);
  await userEvent.click(screen.getByRole('tab', { name: 'Balance changes' }));
  expect(await screen.findByText('+$5.00')).toBeInTheDocument();
  expect(screen.getByText('-$19.50')).toBeInTheDocument();
  expect(screen.getByText('Top-up 2')).toBeInTheDocument();
  expect(address()).toBe('/admin/audit-log?tab=movements');
  expect(screen.queryByRole('combobox', { name: 'About' })).not.toBeInTheDocument();
});

test('the other tab doesn’t inherit the search, which has other words there', async () => {
  const { address } = renderAuditLog('?search=approve');
  await rowsArrive(2);
  await userEvent.click(screen.getByRole('tab', { name: 'Balance changes' }));
  expect(await screen.findByText('+$5.00')).toBeInTheDocument();
  expect(address()).toBe('/admin/audit-log?tab=movements');
  expect(screen.getByRole('searchbox', { name: 'Search the log' })).toHaveValue('');
});

test('who approved what last week', async () => {
  host = installTestHost(['user-search']);
  host.on(userCalls.search, () => ({
    items: [{ ...build.user({ id: 4, name: 'Bea' }), bannedAt: null }],
    total: 1,
    totalIsLeast: false,
    next: null,
  }));
  renderAuditLog();
  await rowsArrive(2);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'Last week');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Approve');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), await screen.findByRole('option', { name: 'Bea' }));
  const days = daysOf('last-week', dayOf(new Date(), 'UTC'));
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...days, act: 'approve', actor: 4, pageNumber: 0, pageSize: 50 }));
  expect(screen.getByText(`Newest first. ${daysText(days)}. Dates in UTC.`)).toBeInTheDocument();
});

test('from the details of an entry to everything about that user, and back', async () => {
  host.on(userCalls.get, () => ({ ...build.user({ id: 7, name: 'Zayan Malik' }), bannedAt: null }));
  const { address } = renderAuditLog();
  await rowsArrive(2);
  await userEvent.click(screen.getByRole('button', { name: 'Details: Approve Top-up 9001' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show everything about Zayan Malik' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ whom: 7, pageNumber: 0, pageSize: 50 }));
  expect(address()).toBe('/admin/audit-log?whom=7');
  await userEvent.click(await screen.findByRole('button', { name: /^About Zayan Malik/ }));
  expect(address()).toBe('/admin/audit-log');
});

test('the search goes to the server when nothing was typed for half a second', async () => {
  const { address } = renderAuditLog();
  await rowsArrive(2);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'amara');
  await waitFor(() => expect(asked().at(-1)).toEqual({ keywords: 'amara', pageNumber: 0, pageSize: 50 }));
  expect(asked()).toHaveLength(2);
  expect(address()).toBe('/admin/audit-log?search=amara');
});

test('days and subject go to the server; a range that runs backwards does not', async () => {
  const { address } = renderAuditLog();
  await rowsArrive(2);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'Choose days');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Redeem requests');
  await waitFor(() => expect(asked().at(-1)).toEqual({ from: '2026-11-20', subject: 'redeem', pageNumber: 0, pageSize: 50 }));
  const before = asked().length;
  fireEvent.change(screen.getByLabelText('to'), { target: { value: '2026-11-19' } });
  expect(await screen.findByText('Invalid date range')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The start date is after the end date.');
  expect(asked()).toHaveLength(before);
  await userEvent.click(screen.getByRole('button', { name: 'Clear dates' }));
  await rowsArrive(2);
  expect(address()).toBe('/admin/audit-log?subject=redeem');
});

test('more comes page by page, and nothing twice', async () => {
  host.on(auditCalls.entries, ({ query }) =>
    query.pageNumber === 0
      ? pageOf([entryOf(3), entryOf(2)], { total: 3, last: false })
      : pageOf([entryOf(2), entryOf(1)], { total: 3, pageNumber: 1 }),
  );
  renderAuditLog();
  expect(await screen.findByText('2 of 3 entries')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('3 entries')).toBeInTheDocument();
  expect(rows()).toBe(3);
});

test('follows the cursor of the previous page, and marks a total that was not counted to its end', async () => {
  host.on(auditCalls.entries, ({ query }) =>
    query.pageNumber === 0
      ? pageOf([entryOf(3), entryOf(2)], { total: 10_000, totalIsLeast: true, last: false, next: 'the rest' })
      : pageOf([entryOf(1)], { total: null }),
  );
  renderAuditLog();
  expect(await screen.findByText('2 of 10,000+ entries')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('3 entries')).toBeInTheDocument();
  expect(asked().at(-1)).toEqual({ after: 'the rest', pageSize: 50 });
});

test('a page that fails leaves what is there, and can be asked for again', async () => {
  host.on(auditCalls.entries, ({ query }) =>
    query.pageNumber === 0 ? pageOf([entryOf(2)], { total: 2, last: false }) : fails('refused')(),
  );
  renderAuditLog();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Couldn’t load more.')).toBeInTheDocument();
  expect(rows()).toBe(1);
  host.on(auditCalls.entries, () => pageOf([entryOf(1)], { total: 2, pageNumber: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await rowsArrive(2);
});

test('a log that fails says why and can be asked for again; an empty one says so', async () => {
  host.on(auditCalls.entries, fails('refused', 'The log is locked', 400));
  renderAuditLog();
  expect(await screen.findByText('The log is locked')).toBeInTheDocument();
  host.on(auditCalls.entries, () => pageOf([]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No entries found')).toBeInTheDocument();
});

test('announces new entries once for many changes, and keeps the rows in place until the user shows them', async () => {
  renderAuditLog('?subject=topup');
  await rowsArrive(2);
  host.on(auditCalls.entries, () => pageOf([entryOf(4), entryOf(3), entryOf(2), entryOf(1)]));
  const before = asked().length;
  act(() => [5, 6].forEach((id) => announceChange({ subject: 'topup', id, status: 'APPROVED', actorId: 4 })));
  expect(await screen.findByText('2 new')).toBeInTheDocument();
  expect(asked().slice(before)).toEqual([{ subject: 'topup', pageNumber: 0, pageSize: 50 }]);
  expect(rows()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  await rowsArrive(4);
  expect(screen.queryByText('2 new')).not.toBeInTheDocument();
});

test('recognizes new rows by the rows on the page, not by totals, which have an upper limit', async () => {
  const long = { total: 10_000, totalIsLeast: true, last: false, next: 'the rest' };
  host.on(auditCalls.entries, () => pageOf([entryOf(2), entryOf(1)], long));
  renderAuditLog();
  await rowsArrive(2);
  const change = (id: number) => act(() => announceChange({ subject: 'topup', id, status: 'APPROVED', actorId: 4 }));
  host.on(auditCalls.entries, () => pageOf([entryOf(3), entryOf(2)], long));
  change(3);
  expect(await screen.findByText('1 new')).toBeInTheDocument();
  host.on(auditCalls.entries, () => pageOf([entryOf(9), entryOf(8)], long));
  change(9);
  expect(await screen.findByText('2+ new')).toBeInTheDocument();
});
