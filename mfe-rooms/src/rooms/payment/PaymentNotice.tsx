import { Banner, Button } from '@arena/shared/ui';
import { firstPayment, sentWithoutAnswer } from './payment-words';
import { PAID, type PaymentFacts, situationOf } from './room-payment';
import type { RoomPayment } from '../rooms.operations';

/** What is known of an earlier payment of the room, before anything is sent. Nothing while there was none. */
export function PaymentNotice({ facts, payment }: { readonly facts: PaymentFacts; readonly payment: RoomPayment }) {
  const situation = situationOf(facts);
  const checkAgain = (
    <Button size="sm" busy={payment.phase === 'checking'} busyLabel="Checking..." onClick={() => void payment.reconcile()}>
      Check again
    </Button>
  );
  if (situation === 'paid') {
    return (
      <Banner tone="done" title={PAID}>
        {firstPayment(facts.intent)}
      </Banner>
    );
  }
  if (payment.phase === 'sending') return null;
  if (situation !== 'unanswered' || facts.intent === null) return null;
  return (
    <Banner tone="wait" title={sentWithoutAnswer(facts.intent)} action={checkAgain}>
      {payment.found === null
        ? 'Asking the server what became of it...'
        : payment.found.kind === 'unknown'
          ? 'The server could not be asked what became of it.'
          : 'The server shows the room as not paid.'}
    </Banner>
  );
}
