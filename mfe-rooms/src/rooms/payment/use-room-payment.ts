import { useEffect, useRef, useState } from 'react';
import { GENERIC_MESSAGE, platform } from '@arena/shared/platform';
import { refreshRooms } from '../rooms.queries';
import { type PaymentOutcome, type PaymentRequest, payRoom, settlePayment } from './pay-room';
import { questionOf } from './payment-words';
import type { PaymentFacts, PaymentIntent } from './room-payment';

type Look = PaymentFacts['server'] | 'elsewhere';

/** Pays a room's winner and says how it went; and finds out, when a payment was sent and never answered, what became of it. */
export function useRoomPayment(roomId: number | null, intent: PaymentIntent | null) {
  const [phase, setPhase] = useState<'idle' | 'checking' | 'sending'>('idle');
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  // What the server said about this very intent. A newer intent, of this tab or another, needs a new look.
  const [look, setLook] = useState<{ readonly of: PaymentIntent | null; readonly seen: Look } | null>(null);
  // State arrives with the next drawing, and a second press may come before it.
  const busy = useRef(false);
  const unanswered = intent?.state === 'sending' || intent?.state === 'unknown';

  useEffect(() => {
    if (roomId === null || !unanswered || phase !== 'idle') return undefined;
    let stale = false;
    void settlePayment(roomId).then((seen) => {
      if (!stale) setLook({ of: intent, seen });
    });
    return () => {
      stale = true;
    };
  }, [intent, phase, roomId, unanswered]);

  const [opened] = useState(intent);
  useEffect(() => {
    // Another tab has paid: the screens here still show the room as it was before.
    if (intent !== opened && intent?.state === 'done' && !busy.current) void refreshRooms();
  }, [intent, opened]);

  return {
    phase,
    outcome,
    /** What the server or the lock said about an unanswered payment; null before it was asked. */
    look: look !== null && look.of === intent ? look.seen : null,
    async check(): Promise<void> {
      if (busy.current || roomId === null) return;
      busy.current = true;
      setPhase('checking');
      setOutcome(null);
      setLook({ of: intent, seen: await settlePayment(roomId) });
      busy.current = false;
      setPhase('idle');
    },
    async pay(request: PaymentRequest): Promise<PaymentOutcome | null> {
      if (busy.current) return null;
      busy.current = true;
      setPhase('sending');
      setOutcome(null);
      const ask = (facts: PaymentFacts) =>
        platform().confirm(questionOf(facts, request.winnerName ?? `user ${request.winnerId}`, request.prize));
      const result = await payRoom(request, ask).catch((): PaymentOutcome => ({ kind: 'blocked', message: GENERIC_MESSAGE }));
      busy.current = false;
      setPhase('idle');
      setOutcome(result);
      return result;
    },
  };
}
export type RoomPayment = ReturnType<typeof useRoomPayment>;
