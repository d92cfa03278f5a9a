/** `sending` and `unknown`: the outcome is unknown. `refused`: it has not happened. */
type EntryState = 'sending' | 'unknown' | 'done' | 'refused';
export interface JournalEntry<D = unknown> {
    /** The idempotency key, the same over retries and reloads of the same act. */
    readonly key: string;
    readonly state: EntryState;
    /** What was sent, in terms that the screen can show again and the server's lists can be searched for. */
    readonly detail: D;
    /** Epoch milliseconds of the sending. */
    readonly at: number;
    /** Tells a repetition from another request for the same thing. Absent in entries of older versions. */
    readonly request?: string;
}
/** Sent, with an unknown outcome. */
export declare const isUnanswered: <D>(entry: JournalEntry<D> | null) => entry is JournalEntry<D> & {
    readonly state: "sending" | "unknown";
};
export interface Journal {
    /** The last entry of an act such as `room-payment:2048`, or null. The same object until it changes. */
    read: <D>(name: string) => JournalEntry<D> | null;
    /** False when the browser can store nothing. */
    write: <D>(name: string, entry: JournalEntry<D>) => boolean;
}
/** A journal in a store, which is not ours alone: what is no entry is none. `changed` is called after each writing. */
export declare function createJournal(store: () => Pick<Storage, 'getItem' | 'setItem'>, changed?: () => void): Journal;
export declare const journal: Journal;
/** Hears of every writing, in this tab and in the others. */
export declare function subscribeJournal(listener: () => void): () => void;
/** Drops entries that are older than `INTENT_DAYS`; at the start of the console. */
export declare function pruneJournal(now?: number): void;
export {};
