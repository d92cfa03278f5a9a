import type { CallOptions } from '../api/client';
import type { Confirmation } from '../platform';
import type { JournalEntry } from './journal';
import type { NotSentSentences, Outcome } from './outcome';
/** What an act happens to, at most once: `2048`, or `[12, 7]` for player 7 of tournament 12; `null` for "add a stream". */
export type Target = string | number | null | readonly (string | number)[];
/** What the server's data say about an act. `current`: what the server has instead, as far as it says so. */
export type Recognition<D, S> = 
/** It has not happened, and can. */
{
    readonly status: 'open';
}
/** It has happened. `record` replaces what the journal has. */
 | {
    readonly status: 'done';
    readonly record?: D;
    readonly current?: S;
}
/** Something else has happened that excludes it. */
 | {
    readonly status: 'other';
    readonly current: S | null;
}
/** `closed`: it cannot happen any more, and the server does not say why: perhaps by this very act. */
 | {
    readonly status: 'unclear';
    readonly closed?: true;
};
/** What an answer says: it happened, or the server has something else instead, in its own words. */
export type Conclusion<D, S> = Extract<Recognition<D, S>, {
    status: 'done';
}> | (Extract<Recognition<D, S>, {
    status: 'other';
}> & {
    readonly message: string | null;
});
export interface Situation<Q, D, F, S> {
    readonly request: Q;
    /** Null when this operation did not read before sending. */
    readonly facts: F | null;
    readonly recognition: Recognition<D, S> | null;
    /** What was last sent for this target from this browser. */
    readonly entry: JournalEntry<D> | null;
    readonly keepsFirst: boolean;
}
export type Verdict = {
    readonly kind: 'send';
} | {
    readonly kind: 'ask';
    readonly question: Confirmation;
} | {
    readonly kind: 'stop';
    readonly message: string;
};
/** `Q`: the request. `D`: what the journal records of it. `F`: what is read. `S`: what the server may have instead. `A`: the answer. */
export interface OperationSpec<T extends Target, Q, D, F, S, A> {
    /** Names the lock and the journal entry, together with the target. */
    readonly id: string;
    target: (request: Q) => T;
    /** All that `read` and `recognise` need after a reload, and what a person wants to see again. No secrets. */
    describe: (request: Q) => D;
    /** What tells a repetition from another request; the request itself when left out. Leave passwords out: it is stored, hashed. */
    identity?: (request: Q) => unknown;
    /** Asks the server now, past the cache. Throws when it cannot tell. */
    read: (target: T, record: D) => Promise<F>;
    recognise: (facts: F, record: D) => Recognition<D, S>;
    send: (request: Q, options: CallOptions) => Promise<A>;
    /** Shows what happened: invalidates the queries concerned. */
    refresh: (target: T, outcome: Outcome<D, S, A>) => unknown;
    /** What an answer means, where it does not simply mean "done". `again`: the key had been sent before. */
    conclude?: (answer: A, record: D, again: boolean) => Conclusion<D, S>;
    /** Whether to send. Left out: an open act is sent, and nothing else. */
    judge?: (situation: Situation<Q, D, F, S>) => Verdict;
    /** Asked before anything else. */
    question?: (request: Q) => Confirmation | null;
    /** `after-silence`: only where the same request was sent before and never answered. */
    readonly readBefore: 'always' | 'unless-first-is-kept' | 'after-silence';
    /** A refusal may mean that a colleague was faster: the server's state is read before it counts as a refusal. */
    readonly readAfterRefusal?: boolean;
    /** The call takes an idempotency key. */
    readonly keyed?: boolean;
    /** `reconcile` closes the matter when the server does not show it: a list, read to its end, without what was to be created. */
    readonly absenceIsFinal?: boolean;
    /** `unknown`: instead of `OUTCOME_UNKNOWN`. */
    readonly sentences?: Partial<NotSentSentences> & {
        readonly unknown?: string;
    };
}
export interface RunOptions<D> {
    /** The entry known when agreeing (default: the present one). If it is `sending`, that agrees to send it again once its page is gone. */
    readonly seen?: JournalEntry<D> | null;
    /** Called when every question is answered and the work begins; more than once where a second question follows. */
    readonly onSending?: () => void;
}
export interface Operation<T extends Target, Q, D, S, A> {
    /** The name of its journal entry and lock. */
    nameOf: (target: T) => string;
    entry: (target: T) => JournalEntry<D> | null;
    /** Does it, at most once. Never throws. */
    run: (request: Q, options?: RunOptions<D>) => Promise<Outcome<D, S, A>>;
    /** Finds out what became of an act without an answer. Sends nothing; null when none waits. Never throws. */
    reconcile: (target: T) => Promise<Outcome<D, S, A> | null>;
    refresh: (target: T, outcome: Outcome<D, S, A>) => unknown;
}
