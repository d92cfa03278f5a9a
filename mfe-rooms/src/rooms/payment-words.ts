import { isolated } from '@arena/shared/contract';
import { formatInstant, formatLocal } from '@arena/shared/platform';
import { formatMoney } from '@arena/shared/ui';
import { isConfirmed, type PaymentFacts, type PaymentIntent, situationOf } from './room-payment';
import * as t from './payment/payment.messages';

/** Prefers the server's time to this browser's. */
const timeOf = (intent: PaymentIntent) => formatLocal(intent.detail.paidAt) ?? formatInstant(intent.at);

const target = ({ detail }: PaymentIntent) =>
  `${isolated(detail.winnerName ?? `user ${detail.winnerId}`)}${detail.amount === null ? '' : ` (${formatMoney(detail.amount)})`}`;

/** States a payment only when the server confirmed it; otherwise says what was sent. */
export function firstPayment(intent: PaymentIntent | null): string {
  if (intent === null || intent.state === 'refused') {
    return t.noPaymentDetails;
  }
  if (!isConfirmed(intent)) {
    return t.sentFromHere(target(intent), formatInstant(intent.at));
  }
  const { winnerName, winnerId, amount } = intent.detail;
  return t.wasPaid(isolated(winnerName ?? t.userNumber(winnerId)), amount === null ? '' : ` ${formatMoney(amount)}`, timeOf(intent));
}

export const sentWithoutAnswer = (intent: PaymentIntent) => t.neverConfirmed(target(intent), timeOf(intent));

export function questionOf(facts: PaymentFacts, winner: string, prize: number | null) {
  const again = t.payingNowSends(formatMoney(prize), isolated(winner));
  return situationOf(facts) === 'paid'
    ? {
        title: t.payAgainQuestion,
        body: t.payAgainHint(firstPayment(facts.intent), again),
        confirmLabel: t.paySecondTime,
        tone: 'danger' as const,
      }
    : {
        title: t.sendPaymentAgainQuestion,
        body: t.sendPaymentAgainHint(facts.intent === null ? '' : sentWithoutAnswer(facts.intent), again),
        confirmLabel: t.sendAgain,
        tone: 'danger' as const,
      };
}
