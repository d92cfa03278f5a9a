import { type AuditEntry, auditCalls, type LogPage } from '@arena/shared/contract';
import { catchDownloads, exportAs } from '@arena/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FinanceHost, fails, held, renderAuditLog } from '../testing';
import { entryOf, installTestHost, movementOf, pageOf, rowsArrive } from './testing';

let host: FinanceHost;
beforeEach(() => (host = installTestHost()));
afterEach(() => {
  jest.restoreAllMocks();
});

test('the export walks every page of what the filters leave', async () => {
  const files = catchDownloads();
  host.on(auditCalls.movements, ({ query }) =>
    query.pageNumber === 0
      ? pageOf([movementOf(3, { reason: '=1+1' }), movementOf(2, { amount: -19.5 })], { total: 3, last: false })
      : pageOf([movementOf(2), movementOf(1)], { total: 3, pageNumber: 1 }),
  );
  renderAuditLog('?tab=movements&search=zayan&from=2026-11-20');
  await rowsArrive(2);
  await exportAs('CSV');
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

test('the export follows the cursor of each page, not page numbers', async () => {
  const files = catchDownloads();
  host.on(auditCalls.entries, ({ query }) =>
    query.pageNumber === 0 ? pageOf([entryOf(3), entryOf(2)], { last: false, next: 'the rest' }) : pageOf([entryOf(1)], { total: null }),
  );
  renderAuditLog();
  await rowsArrive(2);
  await exportAs('CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(((await files[0]?.text()) ?? '').split('\r\n')).toHaveLength(5);
  expect(
    host
      .made(auditCalls.entries)
      .slice(1)
      .map(({ input }) => input.query),
  ).toEqual([
    { pageNumber: 0, pageSize: 1000 },
    { after: 'the rest', pageSize: 1000 },
  ]);
});

test('an export shows how far it is, and can be cancelled', async () => {
  const files = catchDownloads();
  const second = held<LogPage<AuditEntry>>();
  host.on(auditCalls.entries, ({ query }) => {
    if (query.pageSize === 50) return pageOf([entryOf(2)]);
    return query.pageNumber === 0 ? pageOf([entryOf(2)], { total: 2, last: false }) : second.promise;
  });
  renderAuditLog();
  await rowsArrive(1);
  await exportAs('CSV');
  expect(await screen.findByText('Exporting 1 of 2...')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
  second.release(pageOf([entryOf(1)]));
  expect(await screen.findByRole('button', { name: 'Export' })).toBeInTheDocument();
  expect(files).toEqual([]);
  expect(host.toasts).toEqual([]);
});

test('an export that fails says so and leaves no file', async () => {
  const files = catchDownloads();
  host.on(auditCalls.entries, ({ query }) => (query.pageSize === 50 ? pageOf([entryOf(2)]) : fails('network')()));
  renderAuditLog();
  await rowsArrive(1);
  await exportAs('CSV');
  await waitFor(() => expect(host.toasts).toEqual([{ message: 'Export failed: Something went wrong. Try again.', tone: 'error' }]));
  expect(files).toEqual([]);
});
