import { type JournalEntry } from './journal';
import type { Outcome } from './outcome';
import type { Operation, RunOptions, Target } from './spec';
export declare function useJournalEntry<D>(operation: {
    entry: (target: never) => JournalEntry<D> | null;
}, target: Target): JournalEntry<D> | null;
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
    run: (request: Q, how?: RunOptions<D>) => Promise<Outcome<D, S, A> | null>;
    reconcile: () => Promise<Outcome<D, S, A> | null>;
    /** The same function always: effects may depend on it. */
    readonly dismiss: () => void;
}
export type StateOf<O> = O extends Operation<Target, infer Q, infer D, infer S, infer A> ? OperationState<Q, D, S, A> : never;
/** An operation on a screen: what it is doing, how it went, and a lock against a second press. */
export declare function useOperation<T extends Target, Q, D, S, A>(operation: Operation<T, Q, D, S, A>, target: T | undefined, options?: Options): OperationState<Q, D, S, A>;
export {};
