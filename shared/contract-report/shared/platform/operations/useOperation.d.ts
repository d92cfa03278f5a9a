import { type JournalEntry } from './journal';
import type { Outcome } from './outcome';
import type { Operation, RunOptions, Target } from './spec';
/** The last request for this target from this browser. Rerenders on changes in any tab. */
export declare function useJournalEntry<D>(operation: {
    entry: (target: never) => JournalEntry<D> | null;
}, target: Target): JournalEntry<D> | null;
/** Where a run for this target is held for its user to undo it; null when none is. Rerenders on changes in any tab. */
export declare function useHeld<T extends Target>({ nameOf }: {
    nameOf: (target: T) => string;
}, target: T): 'here' | 'elsewhere' | null;
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
    run: (request: Q, how?: RunOptions<D>) => Promise<Outcome<D, S, A> | null>;
    reconcile: () => Promise<Outcome<D, S, A> | null>;
    /** Clears `outcome`. Stable, so effects may depend on it. */
    readonly dismiss: () => void;
}
/**
 * The state that `useOperation` returns for an operation.
 * @example type RoomPayment = StateOf<typeof payRoom>;
 */
export type StateOf<O> = O extends Operation<Target, infer Q, infer D, infer S, infer A> ? OperationState<Q, D, S, A> : never;
/**
 * Runs an operation from a screen, with its state and a lock against double clicks.
 * @param target - undefined while unknown.
 * @example
 * const ban = useOperation(banUser, userId);
 * <Button busy={ban.phase === 'sending'} onClick={() => void ban.run(userId)}>Ban user</Button>
 */
export declare function useOperation<T extends Target, Q, D, S, A>(operation: Operation<T, Q, D, S, A>, target: T | undefined, options?: Options): OperationState<Q, D, S, A>;
export {};
