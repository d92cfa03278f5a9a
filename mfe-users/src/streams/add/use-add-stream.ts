import { useRef, useState } from 'react';
import type { NewStream } from '@arena/shared/contract';
import { GENERIC_MESSAGE, platform } from '@arena/shared/platform';
import { ADDED, addStream, type AddOutcome, checkStreams, unansweredStream } from './add-stream';

/** Sends the form once and says how it went. */
export function useAddStream() {
  const [phase, setPhase] = useState<'idle' | 'sending' | 'checking'>('idle');
  const [outcome, setOutcome] = useState<AddOutcome | null>(null);
  const [leftover, setLeftover] = useState(unansweredStream);
  // State arrives with the next drawing, and a second press may come before it.
  const locked = useRef(false);

  const run = async (busy: 'sending' | 'checking', work: () => Promise<AddOutcome>): Promise<AddOutcome | null> => {
    if (locked.current) return null;
    locked.current = true;
    setPhase(busy);
    setOutcome(null);
    setLeftover(null);
    const result = await work().catch((): AddOutcome => ({ kind: 'refused', message: GENERIC_MESSAGE, fields: {} }));
    if (result.kind === 'added') platform().notify({ message: ADDED, tone: 'success' });
    setOutcome(result);
    setPhase('idle');
    locked.current = false;
    return result;
  };

  return {
    phase,
    outcome,
    /** A stream that was sent from here before, perhaps before a reload, and never answered. */
    leftover,
    add: (gameId: number, stream: NewStream) => run('sending', () => addStream(gameId, stream)),
    check: () => run('checking', checkStreams),
  };
}
export type AddingStream = ReturnType<typeof useAddStream>;
