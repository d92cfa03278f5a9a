import type { CallOptions } from '../../contract/section/mount';
import type { Confirmation } from '../platform';
import type { JournalEntry } from './journal';
import type { Outcome, Sentences } from './outcome';
/** What an operation applies to, at most once: `2048`, `[12, 7]` for player 7 of tournament 12, `null` for "add a stream". */
export type Target = string | number | null | readonly (string | number)[];
/** What the server's data say about an operation. `current`: what the server has instead, if known. */
export type Recognition<D, S> = 
/** It hasn't happened, and can. */
{
    readonly status: 'open';
}
/** It happened. `record` replaces the journal's. */
 | {
    readonly status: 'done';
    readonly record?: D;
    readonly current?: S;
}
/** Something else happened that excludes it. */
 | {
    readonly status: 'other';
    readonly current: S | null;
}
/** Unknown, so the same request isn't sent again. `closed`: it can't happen any more, perhaps because this request did it. */
 | {
    readonly status: 'unclear';
    readonly closed?: true;
};
/** What an answer means: it happened, or the server has something else, with its message. */
export type Conclusion<D, S> = Extract<Recognition<D, S>, {
    status: 'done';
}> | (Extract<Recognition<D, S>, {
    status: 'other';
}> & {
    readonly message: string | null;
});
/** What is known when `judge` decides. */
export interface Situation<Q, D, F, S> {
    readonly request: Q;
    /** Null when nothing was read before sending. */
    readonly facts: F | null;
    readonly recognition: Recognition<D, S> | null;
    /** What was last sent for this target from this browser. */
    readonly entry: JournalEntry<D> | null;
    /** Whether the server answers a repeated idempotency key with its first answer. */
    readonly keepsFirst: boolean;
}
/** Whether to send the request, ask the user first, or stop with a message. */
export type Verdict = {
    readonly kind: 'send';
} | {
    readonly kind: 'ask';
    readonly question: Confirmation;
} | {
    readonly kind: 'stop';
    readonly message: string;
};
/**
 * The declaration of an operation. `Q`: the request. `D`: its journal record. `F`: what `read` finds. `S`: what the server may have
 * instead. `A`: the answer.
 */
export interface OperationSpec<T extends Target, Q, D, F, S, A> {
    /** With the target, the name of the lock and the journal entry. */
    readonly id: string;
    target: (request: Q) => T;
    /** The record for `read` and `recognise` after a reload and for display. Must not contain secrets. */
    describe: (request: Q) => D;
    /** The part of the request that identifies a repetition, by default all of it. Its hash is stored, so omit passwords. */
    identity?: (request: Q) => unknown;
    /** Reads the server's state now, past the cache. Must throw when it can't tell. */
    read: (target: T, record: D) => Promise<F>;
    /** Whether what was read shows that the operation happened. */
    recognise: (facts: F, record: D) => Recognition<D, S>;
    send: (request: Q, options: CallOptions) => Promise<A>;
    /** Invalidates the affected queries. */
    refresh: (target: T, outcome: Outcome<D, S, A>) => unknown;
    /** What an answer means, "done" by default. `again`: the key was sent before. */
    conclude?: (answer: A, record: D, again: boolean) => Conclusion<D, S>;
    /** Whether to send. By default, only if it is open. */
    judge?: (situation: Situation<Q, D, F, S>) => Verdict;
    /** A question to confirm before anything else. */
    question?: (request: Q) => Confirmation | null;
    /** What is about to happen, "Accepting Aarav Sharma", if the user may undo it for five seconds before it is sent. */
    hold?: (request: Q) => string | null;
    /** `after-silence`: only if the same request was sent before without an answer. */
    readonly readBefore: 'always' | 'unless-first-is-kept' | 'after-silence';
    /** Reads the server's state after a refusal, which may mean that a colleague was faster. */
    readonly readAfterRefusal?: boolean;
    /** Whether the call takes an idempotency key. */
    readonly keyed?: boolean;
    /** Lets `reconcile` settle it as refused when the server doesn't have it, such as after reading a whole list. */
    readonly absenceIsFinal?: boolean;
    /** Replaces the default messages. */
    readonly sentences?: Partial<Sentences>;
}
/** Options of one run. */
export interface RunOptions<D> {
    /** The entry displayed to the user, by default the present one. If it is being sent, the run may repeat it once its page is gone. */
    readonly seen?: JournalEntry<D> | null;
    /** Called when the request starts after the questions; again after each further question. */
    readonly onSending?: () => void;
    /** Called when the request is held for its user to undo it. */
    readonly onHeld?: () => void;
}
/** A declared operation. Screens use it through `useOperation`. */
export interface Operation<T extends Target, Q, D, S, A> {
    /** The name of the journal entry and the lock. */
    nameOf: (target: T) => string;
    /** The last request for this target from this browser. */
    entry: (target: T) => JournalEntry<D> | null;
    /** Runs it, at most once. Never rejects. */
    run: (request: Q, options?: RunOptions<D>) => Promise<Outcome<D, S, A>>;
    /** Determines the outcome of an unanswered request without sending. Null when there is none. Never rejects. */
    reconcile: (target: T) => Promise<Outcome<D, S, A> | null>;
    refresh: (target: T, outcome: Outcome<D, S, A>) => unknown;
}
