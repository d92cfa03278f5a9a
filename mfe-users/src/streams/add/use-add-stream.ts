import { useRef, useState } from 'react';
import { GENERIC_MESSAGE, platform } from '@arena/shared/platform';
import { ADDED, addStream, type AddOutcome, checkStreams, type Identity, identityOf, same, unansweredStream } from './add-stream';
import { isUntouched, newStreamOf, type StreamValues } from './stream-values';

/** How it went, as the form tells it. `found`: a stream from before exists, and the form holds another. */
export type Told = AddOutcome | { readonly kind: 'found'; readonly link: string };

const holds = (values: StreamValues, sent: Identity): boolean => same(identityOf(Number(values.gameId), newStreamOf(values)), sent);

/** Sends the form once and says how it went. `current`: what the form holds at that time; `clear`: it holds nothing else. */
export function useAddStream(current: () => StreamValues, clear: () => void) {
  const [phase, setPhase] = useState<'idle' | 'sending' | 'checking'>('idle');
  const [outcome, setOutcome] = useState<Told | null>(null);
  const [leftover, setLeftover] = useState(unansweredStream);
  // State arrives with the next drawing, and a second press may come before it.
  const locked = useRef(false);

  /** The fields can be typed in meanwhile: only what was sent is cleared away. */
  const told = (busy: 'sending' | 'checking', result: AddOutcome): Told => {
    if (result.kind !== 'added') return result;
    const mine = holds(current(), result.sent);
    if (busy === 'checking' && !mine && !isUntouched(current())) return { kind: 'found', link: result.sent.link };
    platform().notify({ message: ADDED, tone: 'success' });
    if (mine || isUntouched(current())) clear();
    return result;
  };
  const run = async (busy: 'sending' | 'checking', work: () => Promise<AddOutcome>): Promise<Told | null> => {
    if (locked.current) return null;
    locked.current = true;
    setPhase(busy);
    setOutcome(null);
    setLeftover(null);
    const result = told(busy, await work().catch((): AddOutcome => ({ kind: 'refused', message: GENERIC_MESSAGE, fields: {} })));
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
    add: (values: StreamValues) => run('sending', () => addStream(Number(values.gameId), newStreamOf(values))),
    check: () => run('checking', checkStreams),
  };
}
export type AddingStream = ReturnType<typeof useAddStream>;
