import { isolated } from '@arena/shared/contract';
import { formatInstant, formatLocal } from '@arena/shared/platform';
import { formatMoney } from '@arena/shared/ui';
import { isConfirmed, type PaymentFacts, type PaymentIntent, situationOf } from './room-payment';

/** Prefers the server's time to this browser's. */
const timeOf = (intent: PaymentIntent) => formatLocal(intent.detail.paidAt) ?? formatInstant(intent.at);

const target = ({ detail }: PaymentIntent) =>
  `${isolated(detail.winnerName ?? `user ${detail.winnerId}`)}${detail.amount === null ? '' : ` (${formatMoney(detail.amount)})`}`;

/** States a payment only when the server confirmed it; otherwise says what was sent. */
export function firstPayment(intent: PaymentIntent | null): string {
  if (intent === null || intent.state === 'refused') {
    return 'No payment details are available in this browser.';
  }
  if (!isConfirmed(intent)) {
    return `A payment to ${target(intent)} was sent from here at ${formatInstant(intent.at)}. We can’t tell whether this was the one that went through.`;
  }
  const { winnerName, winnerId, amount } = intent.detail;
  return `${isolated(winnerName ?? `User ${winnerId}`)} was paid${amount === null ? '' : ` ${formatMoney(amount)}`} on ${timeOf(intent)}.`;
}

export const sentWithoutAnswer = (intent: PaymentIntent) =>
  `A payment to ${target(intent)} was sent at ${timeOf(intent)} but was never confirmed.`;

export function questionOf(facts: PaymentFacts, winner: string, prize: number | null) {
  const again = `Paying now sends ${formatMoney(prize)} to ${isolated(winner)}`;
  return situationOf(facts) === 'paid'
    ? {
        title: 'This room has already been paid. Pay again?',
        body: `${firstPayment(facts.intent)} ${again}, on top of the first payment. You can’t undo this.`,
        confirmLabel: 'Pay a second time',
        tone: 'danger' as const,
      }
    : {
        title: 'Send the payment again?',
        body: `${facts.intent === null ? '' : sentWithoutAnswer(facts.intent)} The room is still unpaid. ${again}. If the first payment still goes through, the room will be paid twice.`,
        confirmLabel: 'Send again',
        tone: 'danger' as const,
      };
}
