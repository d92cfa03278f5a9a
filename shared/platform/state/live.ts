import type { LiveChange, LiveSubject } from '@arena/shared/contract';
import type { Query } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCapability } from '../hooks';
import { platform } from '../platform';

// Live changes of the server (extension `live-changes`): the shell announces them, and screens read again.

type Listener = (change: LiveChange) => void;
const listeners = new Set<Listener>();
/** When a change of each subject was last announced. Data from before is stale, even if no screen was subscribed. */
const lastChange = new Map<string | null, number>();

/** Notifies all subscribers. The shell calls it for each live event, and without a subject when some may have been missed. */
export function announceChange(change: LiveChange): void {
  lastChange.set(change.subject, Date.now());
  for (const listener of [...listeners]) listener(change);
}

/** Calls the listener for every change on the server. Returns the unsubscribe function. */
export function subscribeChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `onChange` when an item of this subject changed on the server. */
export function useLiveChange(subject: LiveSubject, onChange: Listener): void {
  const hear = useEffectEvent((change: LiveChange) => {
    if (change.subject === subject) onChange(change);
  });
  useEffect(() => subscribeChanges((change) => hear(change)), []);
}

type Key = readonly unknown[];

/** Changes within this time cause one read. */
const GATHER_MS = 400;
const due = new Map<string, boolean>();

/** Invalidates the key shortly. A change during the read waits for its end, so that frequent changes don't starve a long list. */
function readSoon(text: string, key: Key): void {
  if (due.has(text)) {
    due.set(text, true);
    return;
  }
  due.set(text, false);
  setTimeout(() => {
    due.set(text, false);
    // A pending request may predate the change, so invalidating cancels and repeats it.
    void platform()
      .queryClient.invalidateQueries({ queryKey: key })
      .finally(() => {
        const again = due.get(text) === true;
        due.delete(text);
        if (again) readSoon(text, key);
      });
  }, GATHER_MS);
}

/**
 * Calls `read` when the screen opens with data of a key that is older than the last change of a subject: no screen was there to hear it.
 * @example useCatchUp('topup', requestKeys.all, () => void refreshAll());
 */
export function useCatchUp(subject: LiveSubject, queryKey: Key, read: (stale: (query: Query) => boolean) => void): void {
  const catchUp = useEffectEvent(() => {
    const changed = lastChange.get(subject) ?? -Infinity;
    const isStale = ({ state }: Query) => state.fetchStatus === 'idle' && state.data !== undefined && state.dataUpdatedAt <= changed;
    if (platform().queryClient.getQueryCache().find({ queryKey, exact: false, predicate: isStale }) !== undefined) read(isStale);
  });
  const text = JSON.stringify(queryKey);
  useEffect(() => catchUp(), [subject, text]);
}

/**
 * Keeps a query current: reads its key again when an item of this subject changes on the server.
 * @param id - Only this item's changes count; null while unknown.
 * @returns Whether the server announces changes. If not, poll where the screen must stay current.
 * @example const isLive = useLiveKey('room', roomKeys.one(roomId), roomId);
 */
export function useLiveKey(subject: LiveSubject, queryKey: Key, id?: number | null): boolean {
  const text = JSON.stringify(queryKey);
  useLiveChange(subject, (change) => {
    if (id === undefined || change.id === null || id === change.id) readSoon(text, queryKey);
  });
  useCatchUp(subject, queryKey, (predicate) => void platform().queryClient.invalidateQueries({ queryKey, predicate }));
  return useCapability('live-changes');
}
