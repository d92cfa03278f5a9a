import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { heldWhere } from './hold';
import { HOLD_MS, isUnanswered, type JournalEntry, subscribeJournal } from './journal';
import type { Outcome } from './outcome';
import type { Operation, RunOptions, Target } from './spec';

/** The last request for this target from this browser. Rerenders on changes in any tab. */
export function useJournalEntry<D>(operation: { entry(target: never): JournalEntry<D> | null }, target: Target): JournalEntry<D> | null {
  return useSyncExternalStore(subscribeJournal, () => operation.entry(target as never));
}

/** Where a run for this target is held for its user to undo it; null when none is. Rerenders on changes in any tab. */
export function useHeld<T extends Target>({ nameOf }: { nameOf(target: T): string }, target: T): 'here' | 'elsewhere' | null {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const where = useSyncExternalStore(subscribeJournal, () => heldWhere(nameOf(target)));
  useEffect(() => {
    // A page that crashed doesn't say so.
    const timer = where === 'elsewhere' ? setInterval(look, HOLD_MS) : undefined;
    return () => clearInterval(timer);
  }, [where]);
  return where;
}

interface Options {
  /** Reconciles unanswered requests automatically, when the screen opens and whenever one occurs. */
  readonly reconciles?: boolean;
  /** Stays locked after success until unmount, for a form that displays its success briefly. */
  readonly once?: boolean;
}

/** The state and actions of an operation on a screen. */
export interface OperationState<Q, D, S, A> {
  readonly phase: 'idle' | 'sending' | 'checking' | 'done';
  /** How the last run ended; null before and during a run. */
  readonly outcome: Outcome<D, S, A> | null;
  /** The last request for this target from this browser. */
  readonly entry: JournalEntry<D> | null;
  /** What `reconcile` found about an unanswered request; null before. */
  readonly reconciled: Outcome<D, S, A> | null;
  /** Runs the operation. Resolves to null while another run is pending. */
  run(request: Q, how?: RunOptions<D>): Promise<Outcome<D, S, A> | null>;
  reconcile(): Promise<Outcome<D, S, A> | null>;
  /** Clears `outcome`. Stable, so effects may depend on it. */
  readonly dismiss: () => void;
}
/**
 * The state that `useOperation` returns for an operation.
 * @example type RoomPayment = StateOf<typeof payRoom>;
 */
export type StateOf<O> = O extends Operation<Target, infer Q, infer D, infer S, infer A> ? OperationState<Q, D, S, A> : never;

function useReconciliation<T extends Target, D, S, A>(
  operation: Operation<T, never, D, S, A>,
  target: T | undefined,
  entry: JournalEntry<D> | null,
  isIdle: boolean,
) {
  // Applies to this entry only: a newer one, of this or another tab, needs to be reconciled again.
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

/** Refreshes the screens here when another tab completed the operation. */
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

/**
 * Runs an operation from a screen, with its state and a lock against double clicks.
 * @param target - undefined while unknown.
 * @example
 * const ban = useOperation(banUser, userId);
 * <Button busy={ban.phase === 'sending'} onClick={() => void ban.run(userId)}>Ban user</Button>
 */
export function useOperation<T extends Target, Q, D, S, A>(
  operation: Operation<T, Q, D, S, A>,
  target: T | undefined,
  options: Options = {},
): OperationState<Q, D, S, A> {
  const entry = useSyncExternalStore(subscribeJournal, () => (target === undefined ? null : operation.entry(target)));
  const [phase, setPhase] = useState<OperationState<Q, D, S, A>['phase']>('idle');
  const [outcome, setOutcome] = useState<Outcome<D, S, A> | null>(null);
  // A second press may come before the next render.
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
