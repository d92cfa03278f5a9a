import type { Confirmation } from '../platform';
import type { Journal, JournalEntry } from './journal';
import type { WithLock } from './lock';
/** What operations need from their host. */
export interface OperationEnvironment {
    readonly journal: Journal;
    readonly withLock: WithLock;
    hasIdempotency: () => boolean;
    confirm: (question: Confirmation) => Promise<boolean>;
    newKey: () => string;
    now: () => number;
}
/** A question that the user must confirm before the request is sent. */
export interface Question<D> {
    readonly kind: 'ask';
    readonly question: Confirmation;
    /** The state that the question is about; a yes applies to this state only. */
    readonly basis: string;
    readonly seen: JournalEntry<D> | null;
}
/** What the user knew and agreed to. */
export interface Agreement<D> {
    readonly seen: JournalEntry<D> | null;
    /** The basis of the confirmed question. */
    readonly agreedTo: string | null;
    /** Whether the screen displayed `seen`, even while it was being sent. */
    readonly told: boolean;
}
