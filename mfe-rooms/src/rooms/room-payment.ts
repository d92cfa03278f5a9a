import type { LocalDateTime } from '@arena/shared/contract';
import { isUnanswered, type JournalEntry } from '@arena/shared/platform';
import * as t from './payment/payment.messages';

/*
 * When a room's winner may be paid. A room is paid once, so every click is checked against what the server shows now, what this
 * browser wrote down when it last sent a payment for the room, and whether the server keeps the first payment by itself
 * (capability `idempotency-key`: it answers a second one with the first).
 *
 *   server shows | last sent from here | keeps the first | situation  | a click on 'Submit Winner'
 *   -------------+---------------------+-----------------+------------+------------------------------------------------
 *   not paid     | nothing, refused    | either          | open       | sends
 *   not paid     | sending, unknown    | either          | unanswered | asks, then sends; under the same key what is the same
 *   not paid     | done                | either          | paid       | asks, naming the first payment, then sends
 *   paid         | anything            | no              | paid       | asks, naming the first payment, then sends
 *   paid         | anything            | yes             | paid       | sends nothing
 *   no answer    | nothing, refused    | either          | unread     | sends nothing
 *   no answer    | sending, unknown    | either          | unanswered | sends nothing
 *   no answer    | done                | either          | paid       | sends nothing
 */

export interface PaymentRecord {
  readonly winnerId: number;
  readonly winnerName: string | null;
  readonly amount: number | null;
  /** The server's payment time, if it sent one. */
  readonly paidAt: LocalDateTime | null;
  /** `false`: the room was found paid, perhaps by another payment. Absent when the server confirmed this one. */
  readonly confirmed?: false;
}

export type PaymentIntent = JournalEntry<PaymentRecord>;

export interface PaymentFacts {
  readonly server: 'paid' | 'unpaid' | 'unread';
  readonly intent: PaymentIntent | null;
  readonly keepsFirst: boolean;
}

type PaymentSituation = 'open' | 'unanswered' | 'paid' | 'unread';

export function situationOf({ server, intent }: PaymentFacts): PaymentSituation {
  if (server === 'paid' || intent?.state === 'done') return 'paid';
  if (isUnanswered(intent)) return 'unanswered';
  return server === 'unread' ? 'unread' : 'open';
}

/** Whether the server confirmed this very payment. A paid room isn't proof: another client may have paid it. */
export const isConfirmed = ({ state, detail }: PaymentIntent): boolean => state === 'done' && detail.confirmed !== false;

export const PAID = t.roomHasBeenPaid;
export const NOT_ASKED = t.paidUnknown;

/** `ask`: pay only after a confirmation that names the earlier payment. */
type PaymentVerdict = { readonly kind: 'send' } | { readonly kind: 'ask' } | { readonly kind: 'stop'; readonly message: string };

export function verdictOf(facts: PaymentFacts): PaymentVerdict {
  if (facts.server === 'paid' && facts.keepsFirst) return { kind: 'stop', message: PAID };
  if (facts.server === 'unread') return { kind: 'stop', message: NOT_ASKED };
  return situationOf(facts) === 'open' ? { kind: 'send' } : { kind: 'ask' };
}
