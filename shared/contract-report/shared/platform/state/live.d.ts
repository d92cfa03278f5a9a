import type { LiveChange } from '../../contract/wire/live';
import type { LiveSubject } from '../../contract/wire/live';
type Listener = (change: LiveChange) => void;
/** Notifies every interested screen; the shell calls it for each change that arrives, without a subject when some may have been missed. */
export declare function announceChange(change: LiveChange): void;
export declare function subscribeChanges(listener: Listener): () => void;
/** Calls `onChange` when a thing of this subject changed on the server. */
export declare function useLiveChange(subject: LiveSubject, onChange: Listener): void;
type Key = readonly unknown[];
/**
 * Keeps a query current: when a thing of this subject changes, its key is read again. With an `id` (null: none yet) only that thing counts.
 * Returns whether the server announces changes; where it does not, a screen that must stay current polls.
 */
export declare function useLiveKey(subject: LiveSubject, queryKey: Key, id?: number | null): boolean;
export {};
