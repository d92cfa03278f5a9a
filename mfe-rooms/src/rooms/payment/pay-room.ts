import { ApiError, exclusively, messageOf, platform, readIntent, readNow, writeIntent } from '@arena/shared/platform';
import { roomCalls, type WinnerReceipt } from '@arena/shared/contract';
import { approvalsQuery, refreshRooms, roomQuery } from '../rooms.queries';
import { recordOf } from '../room-record';
import { canPay, keyOfNext, paymentAction, type PaymentDetail, type PaymentFacts, type PaymentIntent } from './room-payment';

export interface PaymentRequest {
  readonly roomId: number;
  readonly winnerId: number;
  readonly winnerName: string | null;
  readonly prize: number | null;
  readonly position: number;
  readonly message: string;
}

export type PaymentOutcome =
  /** `earlier`: the server answered with a payment of before, so nothing moved now. */
  | { readonly kind: 'paid'; readonly earlier: boolean }
  /** No answer came, and the room is paid now: by this payment, or by somebody else's. */
  | { readonly kind: 'found-paid' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'unwritten' }
  | { readonly kind: 'blocked'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unanswered'; readonly message: string };

/** Asks the person about an earlier payment of the room. */
export type Ask = (facts: PaymentFacts) => Promise<boolean>;

/** Reads the room and its approval afresh: paid, not paid, or no answer. The screens see what was read. */
export async function readServer(roomId: number): Promise<PaymentFacts['server']> {
  const [room, approvals] = await Promise.allSettled([readNow(roomQuery(roomId)), readNow(approvalsQuery(roomId))]);
  // A backend without the room's own call answers 404; the approval carries the room too. Any other failure is no answer.
  const noSuchCall = room.status === 'rejected' && room.reason instanceof ApiError && room.reason.kind === 'not-found';
  if (room.status === 'rejected' && !noSuchCall) return 'unread';
  const record = recordOf(room.status === 'fulfilled' ? room.value : null, approvals.status === 'fulfilled' ? approvals.value[0] : null);
  if (record === null) return 'unread';
  return record.paid ? 'paid' : 'unpaid';
}

/** The intent of the room as it is now in the store, whichever tab wrote it. */
const storedIntent = (roomId: number) => readIntent<PaymentDetail>(paymentAction(roomId));

function write(roomId: number, intent: PaymentIntent): boolean {
  try {
    writeIntent(paymentAction(roomId), intent);
    return true;
  } catch {
    return false;
  }
}

// `randomUUID` is missing on a page that is not served securely; a key only has to be unlike any other.
const freshKey = () =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

/** A payment that is over without a word about who was paid: the room shows that somebody was. */
const foundPaid = (intent: PaymentIntent): PaymentIntent => ({ ...intent, state: 'done', detail: { ...intent.detail, confirmed: false } });

/** A payment with its receipt. On a bare backend that says nothing, and what was sent was paid. */
function answered(intent: PaymentIntent, { alreadyPaid, winner, amount, paidAt }: WinnerReceipt): PaymentIntent {
  // An earlier payment without a name may have been anybody's.
  if (alreadyPaid && winner === null) return foundPaid(intent);
  const sent = intent.detail;
  const detail: PaymentDetail = {
    winnerId: winner?.id ?? sent.winnerId,
    winnerName: winner?.name ?? (alreadyPaid ? null : sent.winnerName),
    amount: amount ?? (alreadyPaid ? null : sent.amount),
    paidAt,
  };
  return { ...intent, state: 'done', detail };
}

async function sendPayment(request: PaymentRequest, intent: PaymentIntent, withKey: boolean): Promise<PaymentOutcome> {
  const { roomId, winnerId, position, message } = request;
  try {
    const receipt = await platform().api.call(
      roomCalls.payWinner,
      { params: { roomId }, body: { winnerId, position, message } },
      withKey ? { idempotencyKey: intent.key } : {},
    );
    write(roomId, answered(intent, receipt));
    return { kind: 'paid', earlier: receipt.alreadyPaid };
  } catch (error) {
    if (error instanceof ApiError && !error.outcomeUnknown) {
      write(roomId, { ...intent, state: 'refused' });
      return { kind: 'refused', message: messageOf(error) };
    }
    // Nobody knows whether it was paid. The intent says so from here on, over reloads; the server is asked at once.
    write(roomId, { ...intent, state: 'unknown' });
    if ((await readServer(roomId)) !== 'paid') return { kind: 'unanswered', message: messageOf(error) };
    write(roomId, foundPaid(intent));
    return { kind: 'found-paid' };
  }
}

/** Pays the winner, at most once: one tab at a time, after a fresh look at the room, written down before it is sent. */
export async function payRoom(request: PaymentRequest, ask: Ask): Promise<PaymentOutcome> {
  const { roomId, winnerId, winnerName, prize, position, message } = request;
  const held = await exclusively(paymentAction(roomId), async (): Promise<PaymentOutcome> => {
    const keepsFirst = platform().capabilities.has('idempotency-key');
    const facts: PaymentFacts = { server: await readServer(roomId), intent: storedIntent(roomId), keepsFirst };
    const verdict = canPay(facts);
    if (verdict.pay === 'no') return { kind: 'blocked', message: verdict.reason };
    if (verdict.pay === 'ask' && !(await ask(facts))) return { kind: 'declined' };

    const intent: PaymentIntent = {
      key: keyOfNext(facts.intent, request, freshKey),
      state: 'sending',
      detail: { winnerId, winnerName, amount: prize, position, message, paidAt: null },
      at: Date.now(),
    };
    if (!write(roomId, intent)) return { kind: 'unwritten' };
    const outcome = await sendPayment(request, intent, keepsFirst);
    void refreshRooms();
    return outcome;
  });
  return held?.result ?? { kind: 'elsewhere' };
}

/** Finds out what became of a payment without an answer. Sends nothing. */
export async function settlePayment(roomId: number): Promise<PaymentFacts['server'] | 'elsewhere'> {
  const held = await exclusively(paymentAction(roomId), async () => {
    const server = await readServer(roomId);
    const intent = storedIntent(roomId);
    if (server === 'paid' && (intent?.state === 'sending' || intent?.state === 'unknown')) write(roomId, foundPaid(intent));
    return server;
  });
  return held?.result ?? 'elsewhere';
}
