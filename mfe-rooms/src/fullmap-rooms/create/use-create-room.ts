import { useEffect, useRef, useState } from 'react';
import { GENERIC_MESSAGE } from '@arena/shared/platform';
import { CREATE_CLOSES_MS } from '../timing';
import { checkList, type CreateOutcome, type CreateRequest, createRoom, type SentRoom, unansweredRoom } from './create-room';

/** Sends the form once and says how it went. `onCreated` is called when the note of the success has been seen long enough. */
export function useCreateRoom(userId: number | null, onCreated: () => void) {
  const [phase, setPhase] = useState<'idle' | 'sending' | 'checking' | 'created'>('idle');
  const [outcome, setOutcome] = useState<CreateOutcome | null>(null);
  const [leftover, setLeftover] = useState(() => (userId === null ? null : unansweredRoom(userId)));
  // State arrives with the next drawing, and a second press may come before it.
  const locked = useRef(false);
  const close = useRef(onCreated);
  useEffect(() => {
    close.current = onCreated;
  });
  useEffect(() => {
    if (phase !== 'created') return undefined;
    const timer = setTimeout(() => close.current(), CREATE_CLOSES_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const run = async (busy: 'sending' | 'checking', work: () => Promise<CreateOutcome>): Promise<CreateOutcome | null> => {
    if (locked.current) return null;
    locked.current = true;
    setPhase(busy);
    setOutcome(null);
    setLeftover(null);
    const result = await work().catch((): CreateOutcome => ({ kind: 'refused', message: GENERIC_MESSAGE, fields: {} }));
    setOutcome(result);
    setPhase(result.kind === 'created' ? 'created' : 'idle');
    // A created room keeps the form locked for the second that it is still there.
    locked.current = result.kind === 'created';
    return result;
  };

  return {
    phase,
    outcome,
    /** A room that was sent from here before, perhaps before a reload, and never answered. */
    leftover,
    create: (request: CreateRequest) => run('sending', () => createRoom(request)),
    check: (isOurs: (sent: SentRoom) => boolean) =>
      userId === null ? Promise.resolve(null) : run('checking', () => checkList(userId, isOurs)),
  };
}
export type CreatingRoom = ReturnType<typeof useCreateRoom>;
