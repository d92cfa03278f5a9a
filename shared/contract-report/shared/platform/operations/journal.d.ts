/** In the first two states the outcome is unknown. `refused`: it didn't happen. */
type EntryState = 'sending' | 'unknown' | 'done' | 'refused';
/** One operation that this browser sent. */
export interface JournalEntry<D = unknown> {
    /** The idempotency key, the same across retries and reloads. */
    readonly key: string;
    readonly state: EntryState;
    /** What was sent, for display and to find it in the server's data. */
    readonly detail: D;
    /** When it was sent, in epoch milliseconds. */
    readonly at: number;
    /** The request's fingerprint. */
    readonly request: string;
}
/** Whether it was sent and its outcome is unknown. */
export declare const isUnanswered: <D>(entry: JournalEntry<D> | null) => entry is JournalEntry<D> & {
    readonly state: "sending" | "unknown";
};
/** Whether a hold that began then still runs: the page may be gone, and the device may have slept. */
export declare const isHeld: (since: number | null, now: number) => boolean;
/** The last entry of each operation and target. */
export interface Journal {
    /** The entry of a name such as `room-payment:2048`, or null. The same object until it changes. */
    read: <D>(name: string) => JournalEntry<D> | null;
    /** Returns false when the browser can't store it. */
    write: <D>(name: string, entry: JournalEntry<D>) => boolean;
}
/** How long a single decision can be undone before it is sent. */
export declare const HOLD_MS = 5000;
/** Where a journal is stored; `write` returns false when it can't store a text. */
interface JournalStore {
    read: (key: string) => string | null;
    write: (key: string, text: string) => boolean;
}
/**
 * A journal in a store that others may write to: ignores invalid entries.
 * @param changed - Called after each write.
 */
export declare function createJournal(store: JournalStore, changed?: () => void): Journal;
/** The journal of this browser, in localStorage. */
export declare const journal: Journal;
/** When the run began that is held for its user to undo it; null when none is. Not in the entry, which an earlier request may need. */
export declare const heldSince: (name: string) => number | null;
/** Notes that a run is held; null when it no longer is. */
export declare function noteHold(name: string, since: number | null): void;
/** Calls the listener after every write in this or another tab. */
export declare function subscribeJournal(listener: () => void): () => void;
/**
 * Deletes entries older than `INTENT_DAYS` (30 days), and holds whose page is gone. Called once when the console starts.
 * @param now - In epoch milliseconds.
 */
export declare function pruneJournal(now?: number): void;
export {};
