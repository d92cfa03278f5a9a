import { type AuditEntry, auditCalls, type Movement, type Page } from '@arena/shared/contract';
import { announceChange } from '@arena/shared/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, catchDownloads, type FinanceHost, fails, held, installHost, renderAuditLog } from '../testing';

const entry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: at('2026-11-20T18:30:00'),
  actor: { id: 1, name: 'Amara Khan' },
  action: 'topup.approve',
  subject: 'topup',
  subjectId: 9000 + id,
  before: { status: 'PENDING', balanceCents: 0 },
  after: { status: 'APPROVED', balanceCents: 500 },
  ...changes,
});
const movement = (id: number, changes: Partial<Movement> = {}): Movement => ({
  id,
  at: at('2026-11-20T18:30:00'),
  user: { id: 7, name: 'Zayan Malik' },
  amount: 5,
  reason: `Top-up ${id}`,
  balanceBefore: 0,
  balanceAfter: 5,
  ...changes,
});
const pageOf = <T,>(items: readonly T[], changes: Partial<Page<T>> = {}): Page<T> => ({
  ...{ items, pageNumber: 0, pageSize: 50, total: items.length, totalPages: 1, last: true },
  ...changes,
});

let host: FinanceHost;
beforeEach(() => {
  host = installHost({ capabilities: ['audit-log'] });
  host.on(auditCalls.entries, () => pageOf([entry(1), entry(2)]));
  host.on(auditCalls.movements, () => pageOf([movement(1), movement(2, { amount: -19.5 })]));
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(host.unhandled).toEqual([]);
});
const rows = () => document.querySelectorAll('tbody tr').length;
const rowsArrive = (count: number) => waitFor(() => expect(rows()).toBe(count));
const asked = () => host.made(auditCalls.entries).map(({ input }) => input.query);

test('on a backend without a log the screen says so and asks nothing', async () => {
  host = installHost();
  renderAuditLog();
  expect(await screen.findByText('This platform keeps no audit log for the console')).toBeInTheDocument();
  expect(host.made(auditCalls.entries)).toEqual([]);
});

test('decisions: who, what, when, before and after, in words', async () => {
  renderAuditLog();
  await rowsArrive(2);
  const row = within(document.querySelector<HTMLElement>('tbody tr') as HTMLElement);
  for (const text of ['20 Nov 2026, 18:30', 'Approve', 'Top-up 9001', 'Status PENDING, Balance $0.00', 'Status APPROVED, Balance $5.00']) {
    expect(row.getByText(text)).toBeInTheDocument();
  }
  expect(row.getByRole('link', { name: 'Amara Khan' })).toHaveAttribute('href', '/admin/user-management/users/1/profile');
  expect(screen.getByText('2 decisions')).toBeInTheDocument();
  expect(asked()).toEqual([{ pageNumber: 0, pageSize: 50 }]);
});

test('an entry without anything is dashes, and the command line is called so', async () => {
  host.on(auditCalls.entries, () =>
    pageOf([entry(1, { at: null, actor: null, action: null, subject: null, subjectId: null, before: null, after: null })]),
  );
  renderAuditLog();
  expect(await screen.findByText('Command line')).toBeInTheDocument();
});

test('the details show each member, and the record as it was kept', async () => {
  renderAuditLog();
  await rowsArrive(2);
  await userEvent.click(screen.getByRole('button', { name: 'Details: Approve Top-up 9001' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve: Top-up 9001' }));
  expect(dialog.getByText('By Amara Khan, 20 Nov 2026, 18:30')).toBeInTheDocument();
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
  await userEvent.click(screen.getByRole('tab', { name: 'Money movements' }));
  expect(await screen.findByText('+$5.00')).toBeInTheDocument();
  expect(screen.getByText('-$19.50')).toBeInTheDocument();
  expect(screen.getByText('Top-up 2')).toBeInTheDocument();
  expect(address()).toBe('/admin/audit-log?tab=movements');
  expect(screen.queryByRole('combobox', { name: 'About' })).not.toBeInTheDocument();
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
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Redeem requests');
  await waitFor(() => expect(asked().at(-1)).toEqual({ from: '2026-11-20', subject: 'redeem', pageNumber: 0, pageSize: 50 }));
  const before = asked().length;
  fireEvent.change(screen.getByLabelText('to'), { target: { value: '2026-11-19' } });
  expect(await screen.findByText('No such days')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The first day is after the last one.');
  expect(asked()).toHaveLength(before);
  await userEvent.click(screen.getByRole('button', { name: 'All days' }));
  await rowsArrive(2);
  expect(address()).toBe('/admin/audit-log?subject=redeem');
});

test('more comes page by page, and nothing twice', async () => {
  host.on(auditCalls.entries, ({ query }) =>
    query.pageNumber === 0
      ? pageOf([entry(3), entry(2)], { total: 3, last: false })
      : pageOf([entry(2), entry(1)], { total: 3, pageNumber: 1 }),
  );
  renderAuditLog();
  expect(await screen.findByText('2 of 3 decisions')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('3 decisions')).toBeInTheDocument();
  expect(rows()).toBe(3);
});

test('a page that fails leaves what is there, and can be asked for again', async () => {
  host.on(auditCalls.entries, ({ query }) => (query.pageNumber === 0 ? pageOf([entry(2)], { total: 2, last: false }) : fails('refused')()));
  renderAuditLog();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('The next page could not be loaded.')).toBeInTheDocument();
  expect(rows()).toBe(1);
  host.on(auditCalls.entries, () => pageOf([entry(1)], { total: 2, pageNumber: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await rowsArrive(2);
});

test('a log that fails says why and can be asked for again; an empty one says so', async () => {
  host.on(auditCalls.entries, fails('refused', 'The log is locked', 400));
  renderAuditLog();
  expect(await screen.findByText('The log is locked')).toBeInTheDocument();
  host.on(auditCalls.entries, () => pageOf([]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No decisions found')).toBeInTheDocument();
});

test('what is written meanwhile is announced, counted once for many changes, and moves nothing until it is asked for', async () => {
  renderAuditLog('?subject=topup');
  await rowsArrive(2);
  host.on(auditCalls.entries, () => pageOf([entry(4), entry(3), entry(2), entry(1)]));
  const before = asked().length;
  act(() => [5, 6].forEach((id) => announceChange({ subject: 'topup', id, status: 'APPROVED', actorId: 4 })));
  expect(await screen.findByText('2 new')).toBeInTheDocument();
  expect(asked().slice(before)).toEqual([{ subject: 'topup', pageNumber: 0, pageSize: 1 }]);
  expect(rows()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  await rowsArrive(4);
  expect(screen.queryByText('2 new')).not.toBeInTheDocument();
});

test('the export walks every page of what the filters leave', async () => {
  const files = catchDownloads();
  host.on(auditCalls.movements, ({ query }) =>
    query.pageNumber === 0
      ? pageOf([movement(3, { reason: '=1+1' }), movement(2, { amount: -19.5 })], { total: 3, last: false })
      : pageOf([movement(2), movement(1)], { total: 3, pageNumber: 1 }),
  );
  renderAuditLog('?tab=movements&search=zayan&from=2026-11-20');
  await rowsArrive(2);
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^audit-movements-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = ((await files[0]?.text()) ?? '').split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toBe("2026-11-20T18:30:00,3,Zayan Malik,7,5,'=1+1,0,5");
  expect(lines[2]).toContain(',2,Zayan Malik,7,-19.5,');
  expect(
    host
      .made(auditCalls.movements)
      .slice(1)
      .map(({ input }) => input.query),
  ).toEqual([0, 1].map((pageNumber) => ({ keywords: 'zayan', from: '2026-11-20', pageNumber, pageSize: 1000 })));
});

test('an export shows how far it is, and can be cancelled', async () => {
  const files = catchDownloads();
  const second = held<Page<AuditEntry>>();
  host.on(auditCalls.entries, ({ query }) => {
    if (query.pageSize === 50) return pageOf([entry(2)]);
    return query.pageNumber === 0 ? pageOf([entry(2)], { total: 2, last: false }) : second.promise;
  });
  renderAuditLog();
  await rowsArrive(1);
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Exporting 1 of 2...')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
  second.release(pageOf([entry(1)]));
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeInTheDocument();
  expect(files).toEqual([]);
  expect(host.toasts).toEqual([]);
});

test('an export that fails says so and leaves no file', async () => {
  const files = catchDownloads();
  host.on(auditCalls.entries, ({ query }) => (query.pageSize === 50 ? pageOf([entry(2)]) : fails('network')()));
  renderAuditLog();
  await rowsArrive(1);
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(host.toasts).toEqual([{ message: 'Something went wrong. Nothing was exported; try again.', tone: 'error' }]));
  expect(files).toEqual([]);
});
