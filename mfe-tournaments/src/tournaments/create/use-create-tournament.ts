import { useEffect, useRef, useState } from 'react';
import { platform } from '@arena/shared/platform';
import { ERROR_CLEARS_MS } from '../constants';
import {
  checkList,
  type CreateOutcome,
  type CreateRequest,
  createTournament,
  NOT_CREATED,
  type SentTournament,
  unansweredTournament,
} from './create-tournament';

/** Sends the form once and says how it went. */
export function useCreateTournament(userId: number) {
  const [phase, setPhase] = useState<'idle' | 'sending' | 'checking' | 'created'>('idle');
  const [outcome, setOutcome] = useState<CreateOutcome | null>(null);
  const [leftover, setLeftover] = useState(() => unansweredTournament(userId));
  // State arrives with the next drawing, and a second press may come before it.
  const locked = useRef(false);

  // A refusal is said in a toast as well; its line in the form goes after a second (part 2 §8).
  const refused = outcome?.kind === 'refused';
  useEffect(() => {
    if (!refused) return undefined;
    const timer = setTimeout(() => setOutcome(null), ERROR_CLEARS_MS);
    return () => clearTimeout(timer);
  }, [refused]);

  const run = async (busy: 'sending' | 'checking', work: () => Promise<CreateOutcome>): Promise<CreateOutcome | null> => {
    if (locked.current) return null;
    locked.current = true;
    setPhase(busy);
    setOutcome(null);
    setLeftover(null);
    const result = await work().catch((): CreateOutcome => ({ kind: 'refused', message: NOT_CREATED, fields: {} }));
    if (result.kind === 'created') platform().notify({ message: result.message, tone: 'success' });
    if (result.kind === 'refused' || result.kind === 'unanswered') platform().notify({ message: result.message, tone: 'error' });
    setOutcome(result);
    setPhase(result.kind === 'created' ? 'created' : 'idle');
    // A created tournament keeps the form locked until it is closed.
    locked.current = result.kind === 'created';
    return result;
  };

  return {
    phase,
    outcome,
    /** A tournament that was sent from here before, perhaps before a reload, and never answered. */
    leftover,
    create: (request: CreateRequest) => run('sending', () => createTournament(request)),
    check: (holds: () => SentTournament | null) => run('checking', () => checkList(userId, holds)),
  };
}
export type CreatingTournament = ReturnType<typeof useCreateTournament>;
