import { type Capability, roomCalls } from '@arena/shared/contract';
import { ApiError, type JournalEntry } from '@arena/shared/platform';
import { journalHas } from '@arena/shared/testing';
import { waitFor, within } from '@testing-library/react';
import { approvalOf, installTestHost, NO_RECEIPT, roomOf } from '../../testing';
import { payRoom } from '../../rooms.operations';
import type { PaymentRecord } from '../../room-payment';

export const ADDRESS = '/room-payment/2048/winner/7';
const AT = Date.UTC(2026, 10, 20, 19, 5);

/** A server with one room that can be paid; `status` is the room's, and a payment moves it to ALL_DONE. */
export function payingServer(capabilities: readonly Capability[] = []) {
  const host = installTestHost({ capabilities });
  const server = { host, status: 'COIN_TIME' };
  const room = () => roomOf({ status: server.status });
  host.on(roomCalls.get, room);
  host.on(roomCalls.approvals, () => (server.status === 'ALL_DONE' && capabilities.length > 0 ? [] : [approvalOf({ room: room() })]));
  host.on(roomCalls.payWinner, () => {
    server.status = 'ALL_DONE';
    return NO_RECEIPT;
  });
  return server;
}
export type PayingServer = ReturnType<typeof payingServer>;
export const intentIs = (state: JournalEntry['state'], changes: Partial<PaymentRecord> = {}) =>
  journalHas<PaymentRecord>(payRoom.nameOf(2048), {
    key: 'the-first-key',
    state,
    detail: { winnerId: 7, winnerName: 'Zayan Malik', amount: 38, paidAt: null, ...changes },
    at: AT,
    request: '',
  });
export const stored = () => payRoom.entry(2048);
export const storedState = () => stored()?.state;
const missing = (selector: string): never => {
  throw new Error(`There is no ${selector}`);
};
// By attribute: finding a role by its name walks the whole page, and these two are needed all the time.
const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? missing(selector);
export const panel = () => within(element('[role=dialog]'));
export const submitButton = () => element('[role=dialog] button[type=submit]');
export const ready = async () => {
  await waitFor(() => expect(submitButton()).toBeEnabled());
};
export const fail = (kind: ApiError['kind'], message: string | null, httpStatus: number | null) => () => {
  throw new ApiError(kind, message, httpStatus);
};
