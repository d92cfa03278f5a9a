import { isolated, type Room, roomCalls, type RoomSettings, type WinnerReceipt, type WinnerSubmission } from '@arena/shared/contract';
import { ApiError, bannedQuery, defineOperation, fetchFresh, platform, type StateOf } from '@arena/shared/platform';
import { formatMoney } from '@arena/shared/ui';
import { questionOf } from './payment-words';
import { NOT_ASKED, type PaymentRecord, verdictOf } from './room-payment';
import { recordOf } from './room-record';
import { approvalsQuery, refreshRooms, roomQuery } from './rooms.queries';
import * as t from './payment/payment.messages';

interface PaymentRequest extends WinnerSubmission {
  readonly roomId: number;
  readonly winnerName: string | null;
  readonly prize: number | null;
  readonly bannedConfirmed: boolean;
}

/** A backend without the room's own call answers 404; then the approval's room counts. */
async function isPaidNow(roomId: number): Promise<boolean> {
  const [room, approvals] = await Promise.allSettled([fetchFresh(roomQuery(roomId)), fetchFresh(approvalsQuery(roomId))]);
  const noSuchCall = room.status === 'rejected' && room.reason instanceof ApiError && room.reason.kind === 'not-found';
  if (room.status === 'rejected' && !noSuchCall) throw room.reason;
  const record = recordOf(room.status === 'fulfilled' ? room.value : null, approvals.status === 'fulfilled' ? approvals.value[0] : null);
  if (record === null) throw new Error(t.roomOrApprovalFailed);
  return record.paid;
}

/** The server doesn't say who was paid. */
const foundPaid = (sent: PaymentRecord): PaymentRecord => ({ ...sent, confirmed: false });

/** A bare backend's receipt is empty, so the sent values count. */
function receivedAs(sent: PaymentRecord, { alreadyPaid, winner, amount, paidAt }: WinnerReceipt): PaymentRecord {
  // An earlier payment without a winner's name may have gone to either player.
  if (alreadyPaid && winner === null) return foundPaid(sent);
  return {
    winnerId: winner?.id ?? sent.winnerId,
    winnerName: winner?.name ?? (alreadyPaid ? null : sent.winnerName),
    amount: amount ?? (alreadyPaid ? null : sent.amount),
    paidAt,
  };
}

/** Pays a winner at most once, following the table in `room-payment.ts`. */
export const payRoom = defineOperation({
  id: 'room-payment',
  readBefore: 'always',
  keyed: true,
  target: ({ roomId }: PaymentRequest) => roomId,
  describe: ({ winnerId, winnerName, prize }): PaymentRecord => ({ winnerId, winnerName, amount: prize, paidAt: null }),
  // Everything sent: a server refuses a known key with another position or message.
  identity: ({ winnerId, position, message, bannedConfirmed }) => ({
    ...{ winnerId, position, message },
    ...(bannedConfirmed ? { banned: 'confirmed' } : {}),
  }),
  read: isPaidNow,
  recognise: (paid, sent) => (paid ? { status: 'done', record: foundPaid(sent) } : { status: 'open' }),
  judge: ({ request, facts, entry, keepsFirst }) => {
    const known = { server: facts === true ? 'paid' : 'unpaid', intent: entry, keepsFirst } as const;
    const verdict = verdictOf(known);
    if (verdict.kind !== 'ask') return verdict;
    return { kind: 'ask', question: questionOf(known, request.winnerName ?? `user ${request.winnerId}`, request.prize) };
  },
  send: ({ roomId, winnerId, position, message, bannedConfirmed }, options) => {
    const body = { winnerId, position, message };
    return platform().api.call(roomCalls.payWinner, { params: { roomId }, query: bannedQuery(bannedConfirmed), body }, options);
  },
  conclude: (receipt, sent) => ({ status: 'done', record: receivedAs(sent, receipt) }),
  refresh: refreshRooms,
  sentences: {
    unread: NOT_ASKED,
    storage: t.storageBlocked,
  },
});

export type RoomPayment = StateOf<typeof payRoom>;

interface DeletionRequest {
  readonly roomId: number;
  readonly room: Room;
}

/** Throws for every error but "not found". */
async function isThere(roomId: number): Promise<boolean> {
  try {
    await fetchFresh(roomQuery(roomId));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') return false;
    throw error;
  }
}

export const deleteRoom = defineOperation({
  id: 'room-delete',
  readBefore: 'after-silence',
  target: ({ roomId }: DeletionRequest) => roomId,
  describe: () => null,
  identity: ({ roomId }) => roomId,
  question: ({ roomId, room: { creator, opponent, entryFee } }) => {
    const players = [creator?.name, opponent?.name].flatMap((name) => (typeof name === 'string' ? isolated(name) : []));
    return {
      title: t.deleteQuestion(roomId),
      body: t.deleteHint(formatMoney(entryFee), players),
      confirmLabel: t.deleteRoom,
      tone: 'danger',
    };
  },
  read: isThere,
  recognise: (there) => ({ status: there ? 'open' : 'done' }),
  send: ({ roomId }) => platform().api.call(roomCalls.remove, { params: { roomId } }),
  refresh: refreshRooms,
});

interface SettingsRequest {
  readonly roomId: number;
  readonly changes: RoomSettings;
}

/** Nothing of the password is stored, so a change of it alone can't be recognized. Sending it again is safe. */
export const changeSettings = defineOperation({
  id: 'room-settings',
  readBefore: 'after-silence',
  target: ({ roomId }: SettingsRequest) => roomId,
  describe: ({ changes: { password: _, ...shown } }) => Object.entries(shown),
  identity: ({ changes: { password: _, ...shown } }) => shown,
  read: (roomId) => fetchFresh(roomQuery(roomId)),
  recognise: (room, changes) => ({
    status: changes.length > 0 && changes.every(([field, value]) => room[field as keyof Room] === value) ? 'done' : 'open',
  }),
  send: ({ roomId, changes }) => platform().api.call(roomCalls.update, { params: { roomId }, body: changes }),
  refresh: refreshRooms,
});
