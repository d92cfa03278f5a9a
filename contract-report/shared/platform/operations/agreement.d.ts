import type { Confirmation } from '../platform';
import type { JournalEntry } from './journal';
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
    /** The person was told of `seen`. */
    readonly told: boolean;
    /** The basis of the question that was answered with yes. */
    readonly agreedTo: string | null;
}
