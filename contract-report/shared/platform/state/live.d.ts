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
 * Keeps a reading as the server has it: when a thing of this subject changes there, what is cached under the key is read again.
 * With an `id` (null: of nothing yet) only changes of that one thing count. Returns whether the server tells of changes at all;
 * where it does not, a screen that has to stay current polls.
 */
export declare function useLiveKey(subject: LiveSubject, queryKey: Key, id?: number | null): boolean;
export {};
