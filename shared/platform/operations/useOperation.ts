import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { isUnanswered, type JournalEntry, subscribeJournal } from './journal';
import type { Outcome } from './outcome';
import type { Operation, RunOptions, Target } from './spec';

export function useJournalEntry<D>(operation: { entry(target: never): JournalEntry<D> | null }, target: Target): JournalEntry<D> | null {
  return useSyncExternalStore(subscribeJournal, () => operation.entry(target as never));
}

interface Options {
  /** Finds out by itself what became of an act without an answer, when the screen opens and whenever one is left so. */
  readonly reconciles?: boolean;
  /** Stays locked once it is done, until the screen is gone: a form that shows its success for a moment. */
  readonly once?: boolean;
}

export interface OperationState<Q, D, S, A> {
  readonly phase: 'idle' | 'sending' | 'checking' | 'done';
  /** How the last run ended; null before one, and while one is under way. */
  readonly outcome: Outcome<D, S, A> | null;
  /** What was last sent for this target from this browser. */
  readonly entry: JournalEntry<D> | null;
  /** What an act without an answer was found to have become, by `reconcile`; null before it was asked. */
  readonly reconciled: Outcome<D, S, A> | null;
  /** Null when something is under way already. */
  run(request: Q, how?: RunOptions<D>): Promise<Outcome<D, S, A> | null>;
  reconcile(): Promise<Outcome<D, S, A> | null>;
  /** The same function always: effects may depend on it. */
  readonly dismiss: () => void;
}
export type StateOf<O> = O extends Operation<Target, infer Q, infer D, infer S, infer A> ? OperationState<Q, D, S, A> : never;

function useReconciliation<T extends Target, D, S, A>(
  operation: Operation<T, never, D, S, A>,
  target: T | undefined,
  entry: JournalEntry<D> | null,
  isIdle: boolean,
) {
  // Found out about this very entry: a newer one, of this tab or another, needs a new look.
  const [reconciled, setReconciled] = useState<{ readonly of: JournalEntry<D> | null; readonly outcome: Outcome<D, S, A> | null } | null>(
    null,
  );
  const look = useEffectEvent(() => (target === undefined ? null : operation.reconcile(target)));
  const due = isIdle && isUnanswered(entry);
  useEffect(() => {
    let stale = false;
    const looked = due ? look() : null;
    void looked?.then((outcome) => {
      if (!stale) setReconciled({ of: entry, outcome });
    });
    return () => {
      stale = true;
    };
  }, [due, entry]);
  return { reconciled: reconciled !== null && reconciled.of === entry ? reconciled.outcome : null, setReconciled };
}

/** Another tab has done it: the screens here still show how it was before. */
function useRefreshFromOtherTabs<D>(
  entry: JournalEntry<D> | null,
  refresh: (outcome: Extract<Outcome<D, never, never>, { kind: 'done' }>) => void,
) {
  const [opened] = useState(entry);
  const settle = useEffectEvent(refresh);
  useEffect(() => {
    if (entry !== opened && entry?.state === 'done') settle({ kind: 'done', record: entry.detail, answer: null, serverMessage: null });
  }, [entry, opened]);
}

/** An operation on a screen: what it is doing, how it went, and a lock against a second press. */
export function useOperation<T extends Target, Q, D, S, A>(
  operation: Operation<T, Q, D, S, A>,
  target: T | undefined,
  options: Options = {},
): OperationState<Q, D, S, A> {
  const entry = useSyncExternalStore(subscribeJournal, () => (target === undefined ? null : operation.entry(target)));
  const [phase, setPhase] = useState<OperationState<Q, D, S, A>['phase']>('idle');
  const [outcome, setOutcome] = useState<Outcome<D, S, A> | null>(null);
  // State arrives with the next render, and a second press may come before it.
  const busy = useRef(false);
  const { reconciled, setReconciled } = useReconciliation(operation, target, entry, options.reconciles === true && phase === 'idle');

  useRefreshFromOtherTabs(entry, (done) => {
    if (target !== undefined && !busy.current) operation.refresh(target, done);
  });

  const dismiss = useCallback(() => setOutcome(null), []);
  const begin = (next: 'sending' | 'checking') => {
    setPhase(next);
    setOutcome(null);
  };
  const end = (result: Outcome<D, S, A> | null) => {
    const isOver = options.once === true && result?.kind === 'done';
    busy.current = isOver;
    setPhase(isOver ? 'done' : 'idle');
  };

  return {
    phase,
    outcome,
    entry,
    reconciled,
    async run(request, how = {}) {
      if (busy.current) return null;
      busy.current = true;
      const result = await operation.run(request, {
        ...how,
        onSending: () => {
          begin('sending');
          how.onSending?.();
        },
      });
      setOutcome(result);
      end(result);
      return result;
    },
    async reconcile() {
      if (busy.current || target === undefined) return null;
      busy.current = true;
      begin('checking');
      const result = await operation.reconcile(target);
      setReconciled({ of: operation.entry(target), outcome: result });
      end(result);
      return result;
    },
    dismiss,
  };
}
