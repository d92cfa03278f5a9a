import { useRef, useState } from 'react';
import type { NewUser } from '@arena/shared/contract';
import { GENERIC_MESSAGE } from '@arena/shared/platform';
import { addUser, type AddOutcome } from './add-user';

/** Sends the form once and says how it went. Without `available` it only says that nothing takes it. */
export function useCreateUser(available: boolean) {
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<AddOutcome | null>(null);
  // State arrives with the next drawing, and a second press may come before it.
  const locked = useRef(false);

  const create = async (user: NewUser): Promise<AddOutcome | null> => {
    if (locked.current) return null;
    if (!available) {
      setResult({ kind: 'not-connected' });
      return null;
    }
    locked.current = true;
    setSending(true);
    setResult(null);
    const outcome = await addUser(user).catch((): AddOutcome => ({ kind: 'refused', message: GENERIC_MESSAGE, fields: {} }));
    setResult(outcome);
    setSending(false);
    // An added user keeps the form locked until it is gone.
    locked.current = outcome.kind === 'added';
    return outcome;
  };
  return { sending, result, create };
}
