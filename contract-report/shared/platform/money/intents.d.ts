export type IntentState = 'sending' | 'done' | 'refused' | 'unknown';
export interface Intent<D = unknown> {
    /** Kept over retries and reloads of the same payment: the idempotency key of servers that have one. */
    readonly key: string;
    readonly state: IntentState;
    /** What was sent, in terms that the screen can show again. */
    readonly detail: D;
    /** Epoch milliseconds of the sending. */
    readonly at: number;
}
/** The last intent of an action such as `room-payment:2048`, or null. The same object until it changes. */
export declare function readIntent<D>(action: string): Intent<D> | null;
/** Writes an intent down; other tabs and screens hear of it. Throws when the browser can store nothing. */
export declare function writeIntent<D>(action: string, intent: Intent<D>): void;
/** Drops intents of long ago; at the start of the console. */
export declare function forgetOldIntents(now?: number): void;
export declare function subscribeIntents(listener: () => void): () => void;
/**
 * Runs `work` unless the same action is running already, here or in another tab of this browser; answers null then.
 * Without the Web Locks API (a page that is not served securely) the lock holds within the tab.
 */
export declare function exclusively<T>(action: string, work: () => Promise<T>): Promise<{
    readonly result: T;
} | null>;
