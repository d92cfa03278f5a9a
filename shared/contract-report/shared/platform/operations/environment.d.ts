import type { Confirmation } from '../platform';
import type { Journal, JournalEntry } from './journal';
import type { WithLock } from './lock';
/** What the protocol needs of its host. */
export interface OperationEnvironment {
    readonly journal: Journal;
    readonly withLock: WithLock;
    hasIdempotency: () => boolean;
    confirm: (question: Confirmation) => Promise<boolean>;
    newKey: () => string;
    now: () => number;
}
/** A question that must be answered with yes before the request is sent. */
export interface Question<D> {
    readonly kind: 'ask';
    readonly question: Confirmation;
    /** What the question was asked about: an answer to it agrees to nothing else. */
    readonly basis: string;
    readonly seen: JournalEntry<D> | null;
}
/** What the person knew and agreed to. */
export interface Agreement<D> {
    readonly seen: JournalEntry<D> | null;
    /** The basis of the question that was answered with yes. */
    readonly agreedTo: string | null;
    /** The screen has shown `seen` to the person, also while it was being sent. */
    readonly told: boolean;
}
