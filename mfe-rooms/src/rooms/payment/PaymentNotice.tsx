import { Banner, Button, color, styled } from '@arena/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { joinSentences } from '@arena/shared/platform';
import { firstPayment, sentWithoutAnswer } from '../payment-words';
import { PAID, type PaymentFacts, situationOf } from '../room-payment';
import type { RoomPayment } from '../rooms.operations';
import * as t from './payment.messages';

const Line = styled('p')({
  fontWeight: 550,
  '&[data-tone=good]': { color: color.ok },
  '&[data-tone=bad]': { color: color.bad },
  '&:focus': { outline: 'none' },
});

function wordsOf(outcome: NonNullable<RoomPayment['outcome']>): { readonly text: string; readonly tone: 'good' | 'bad' | 'plain' } | null {
  switch (outcome.kind) {
    case 'done':
      if (outcome.answer === null)
        return {
          text: joinSentences(outcome.serverMessage ?? t.notConfirmed, t.roomIsPaid),
          tone: 'plain',
        };
      return outcome.answer.alreadyPaid ? { text: t.alreadyPaid, tone: 'plain' } : { text: t.winnerSubmitted, tone: 'good' };
    case 'superseded':
      return { text: t.paidElsewhere, tone: 'plain' };
    case 'cancelled':
      return { text: t.nothingSent, tone: 'plain' };
    default:
      return outcome.message === PAID ? null : { text: outcome.message, tone: 'bad' };
  }
}

/** Takes the focus, because the pressed button was disabled. */
export function PaymentResult({ payment }: { readonly payment: RoomPayment }) {
  const line = useRef<HTMLParagraphElement>(null);
  const { outcome } = payment;
  const words = outcome === null ? null : wordsOf(outcome);
  useLayoutEffect(() => {
    if (outcome !== null) line.current?.focus();
  }, [outcome]);
  if (words === null) return null;
  return (
    <Line ref={line} tabIndex={-1} data-tone={words.tone} role={words.tone === 'bad' ? 'alert' : 'status'}>
      {words.text}
    </Line>
  );
}

export const PaidBanner = ({ intent }: Pick<PaymentFacts, 'intent'>) => (
  <Banner tone="done" title={PAID}>
    {firstPayment(intent)}
  </Banner>
);

/** An earlier payment for the room, shown before anything is sent. */
export function PaymentNotice({ facts, payment }: { readonly facts: PaymentFacts; readonly payment: RoomPayment }) {
  const situation = situationOf(facts);
  const checkAgain = (
    <Button size="sm" busy={payment.phase === 'checking'} busyLabel={t.checking} onClick={() => void payment.reconcile()}>
      {t.checkAgain}
    </Button>
  );
  if (situation === 'paid') return <PaidBanner intent={facts.intent} />;
  if (payment.phase === 'sending' || situation !== 'unanswered' || facts.intent === null) return null;
  return (
    <Banner tone="wait" title={sentWithoutAnswer(facts.intent)} action={checkAgain}>
      {payment.reconciled === null ? t.checkingStatus : payment.reconciled.kind === 'unknown' ? t.checkFailed : t.stillUnpaid}
    </Banner>
  );
}
