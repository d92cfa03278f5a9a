import { ApiError, hintOf, messageOf } from '@arena/shared/platform';
import { useRef, useState } from 'react';

export interface Problem {
  readonly message: string;
  /** null when the message is enough. */
  readonly hint: string | null;
  /** Server messages by wire field name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly attempt: number;
}

type Found = Omit<Problem, 'attempt'>;

const problemOf = (error: unknown): Found => ({
  message: messageOf(error),
  hint: hintOf(error),
  fields: error instanceof ApiError ? error.fields : {},
});

interface Options {
  /** Words an error differently from most forms. */
  readonly judge?: (error: unknown) => Found;
  readonly onProblem?: (found: Found) => void;
}

/** Sends one request at a time and keeps the error. Never changes the input. */
export function useSubmit<V>(send: (values: V) => Promise<void>, { judge = problemOf, onProblem }: Options = {}) {
  const [phase, setPhase] = useState<'open' | 'sending' | 'done'>('open');
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);
  const attempt = useRef(0);

  const submit = async (values: V): Promise<void> => {
    // A ref, because state updates too late for a second click.
    if (running.current) return;
    running.current = true;
    attempt.current += 1;
    setPhase('sending');
    setProblem(null);
    try {
      await send(values);
      setPhase('done');
    } catch (error) {
      const found = judge(error);
      setPhase('open');
      setProblem({ ...found, attempt: attempt.current });
      onProblem?.(found);
    } finally {
      running.current = false;
    }
  };
  const refuse = (message: string) => {
    attempt.current += 1;
    setProblem({ message, hint: null, fields: {}, attempt: attempt.current });
  };
  return { phase, problem, submit, refuse, reopen: () => setPhase('open') };
}
