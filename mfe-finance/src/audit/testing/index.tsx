import { type Capability, type AuditEntry, auditCalls, type LogPage, type Movement } from '@arena/shared/contract';
import { waitFor } from '@testing-library/react';
import { at, type FinanceHost, installTestHost as installFinanceHost } from '../../testing';

export const entryOf = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: at('2026-11-20T18:30:00'),
  actor: { id: 1, name: 'Amara Khan' },
  action: 'topup.approve',
  subject: 'topup',
  subjectId: 9000 + id,
  whom: { id: 7, name: 'Zayan Malik' },
  before: { status: 'PENDING', balanceCents: 0 },
  after: { status: 'APPROVED', balanceCents: 500 },
  address: '203.0.113.7',
  session: '3f2a91c04b7d5e68',
  ...changes,
});

export const movementOf = (id: number, changes: Partial<Movement> = {}): Movement => ({
  id,
  at: at('2026-11-20T18:30:00'),
  user: { id: 7, name: 'Zayan Malik' },
  amount: 5,
  reason: `Top-up ${id}`,
  balanceBefore: 0,
  balanceAfter: 5,
  ...changes,
});

export const pageOf = <T,>(items: readonly T[], changes: Partial<LogPage<T>> = {}): LogPage<T> => ({
  ...{ items, pageNumber: 0, pageSize: 50, total: items.length, totalPages: 1, last: true, next: null, totalIsLeast: false },
  ...changes,
});

/** A server with two decisions and two movements in its logs. */
export function installTestHost(more: readonly Capability[] = []): FinanceHost {
  const host = installFinanceHost({ capabilities: ['audit-log', ...more] });
  host.on(auditCalls.entries, () => pageOf([entryOf(1), entryOf(2)]));
  host.on(auditCalls.movements, () => pageOf([movementOf(1), movementOf(2, { amount: -19.5 })]));
  return host;
}

export const rows = () => document.querySelectorAll('tbody tr').length;
export const rowsArrive = (count: number) => waitFor(() => expect(rows()).toBe(count));
