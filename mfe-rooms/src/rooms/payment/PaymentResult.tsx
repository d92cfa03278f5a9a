import { useEffect, useRef } from 'react';
import { andThen } from '@arena/shared/platform';
import { color, styled } from '@arena/shared/ui';
import type { PaymentOutcome } from './pay-room';
import { PAID } from './room-payment';
import type { RoomPayment } from './use-room-payment';

const Line = styled('p')({
  fontWeight: 550,
  '&[data-tone=good]': { color: color.ok },
  '&[data-tone=bad]': { color: color.bad },
  '&:focus': { outline: 'none' },
});

const UNWRITTEN =
  'This browser does not let the console store anything, so a second payment could not be prevented. Nothing was sent. Allow site data for this address and try again.';

/** The words for an outcome; null where the notice above says it all. */
function wordsOf(outcome: PaymentOutcome): { readonly text: string; readonly tone: 'good' | 'bad' | 'plain' } | null {
  switch (outcome.kind) {
    case 'paid':
      return outcome.earlier
        ? { text: 'This room had been paid before. The server kept the first payment and sent nothing now.', tone: 'plain' }
        : { text: '✅ Winner submitted successfully!', tone: 'good' };
    case 'found-paid':
      return { text: andThen(outcome.said ?? 'No answer came to this payment', 'The server shows the room as paid.'), tone: 'plain' };
    case 'declined':
      return { text: 'Nothing was sent.', tone: 'plain' };
    case 'unwritten':
      return { text: UNWRITTEN, tone: 'bad' };
    case 'elsewhere':
      return null;
    default:
      if (outcome.kind === 'blocked' && outcome.message === PAID) return null;
      return { text: outcome.message, tone: 'bad' };
  }
}

/** How the last submission went. It takes the focus, because the button that was pressed was switched off meanwhile. */
export function PaymentResult({ payment }: { readonly payment: RoomPayment }) {
  const line = useRef<HTMLParagraphElement>(null);
  const { outcome } = payment;
  const words = outcome === null ? null : wordsOf(outcome);
  useEffect(() => {
    if (outcome !== null) line.current?.focus();
  }, [outcome]);
  if (words === null) return null;
  return (
    <Line ref={line} tabIndex={-1} data-tone={words.tone} role={words.tone === 'bad' ? 'alert' : 'status'}>
      {words.text}
    </Line>
  );
}
