import type { LiveSubject } from '../../contract/wire/live';
type Key = readonly unknown[];
/**
 * Keeps a reading as the server has it: when a thing of this subject changes there, what is cached under the key is read again.
 * With an `id` (null: of nothing yet) only changes of that one thing count. Returns whether the server tells of changes at all;
 * where it does not, a screen that has to stay current polls.
 */
export declare function useLiveKey(subject: LiveSubject, queryKey: Key, id?: number | null): boolean;
export {};
