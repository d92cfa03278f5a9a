import type { LiveChange } from '../../contract/wire/live';
import type { LiveSubject } from '../../contract/wire/live';
import type { Query } from '@tanstack/react-query';
type Listener = (change: LiveChange) => void;
/** Notifies all subscribers. The shell calls it for each live event, and without a subject when some may have been missed. */
export declare function announceChange(change: LiveChange): void;
/** Calls the listener for every change on the server. Returns the unsubscribe function. */
export declare function subscribeChanges(listener: Listener): () => void;
/** Calls `onChange` when an item of this subject changed on the server. */
export declare function useLiveChange(subject: LiveSubject, onChange: Listener): void;
type Key = readonly unknown[];
/**
 * Calls `read` when the screen opens with data of a key that is older than the last change of a subject: no screen was there to hear it.
 * @example useCatchUp('topup', requestKeys.all, () => void refreshAll());
 */
export declare function useCatchUp(subject: LiveSubject, queryKey: Key, read: (stale: (query: Query) => boolean) => void): void;
/**
 * Keeps a query current: reads its key again when an item of this subject changes on the server.
 * @param id - Only this item's changes count; null while unknown.
 * @returns Whether the server announces changes. If not, poll where the screen must stay current.
 * @example const isLive = useLiveKey('room', roomKeys.one(roomId), roomId);
 */
export declare function useLiveKey(subject: LiveSubject, queryKey: Key, id?: number | null): boolean;
export {};
