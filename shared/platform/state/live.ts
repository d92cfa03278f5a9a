import type { LiveChange, LiveSubject } from '@arena/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useCapability } from '../hooks';
import { platform } from '../platform';

// Changes on the server while the console is open (extension `live-changes`): the shell announces them, and screens read again.

type Listener = (change: LiveChange) => void;
const listeners = new Set<Listener>();
const lastChange = new Map<string | null, number>();

/** Notifies every interested screen; the shell calls it for each change that arrives, without a subject when some may have been missed. */
export function announceChange(change: LiveChange): void {
  lastChange.set(change.subject, Date.now());
  for (const listener of [...listeners]) listener(change);
}

/** When a change of this subject was announced last: what was read before it is old, though no screen was there to hear of it. */
const lastChangeOf = (subject: LiveSubject): number => lastChange.get(subject) ?? -Infinity;

export function subscribeChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `onChange` when a thing of this subject changed on the server. */
export function useLiveChange(subject: LiveSubject, onChange: Listener): void {
  const hear = useEffectEvent((change: LiveChange) => {
    if (change.subject === subject) onChange(change);
  });
  useEffect(() => subscribeChanges((change) => hear(change)), []);
}

type Key = readonly unknown[];

/** Changes that come together are read together. */
const GATHER_MS = 400;
const due = new Map<string, boolean>();

/** Reads this key again soon. A change during a read waits for its end, so that a busy day doesn't starve a long list. */
function readSoon(text: string, key: Key): void {
  if (due.has(text)) {
    due.set(text, true);
    return;
  }
  due.set(text, false);
  setTimeout(() => {
    due.set(text, false);
    // A request under way may predate the change: it is cancelled and sent again.
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
 * Keeps a query current: when a thing of this subject changes, its key is read again. With an `id` (null: none yet) only that thing counts.
 * Returns whether the server announces changes; where it does not, a screen that must stay current polls.
 */
export function useLiveKey(subject: LiveSubject, queryKey: Key, id?: number | null): boolean {
  const text = JSON.stringify(queryKey);
  useLiveChange(subject, (change) => {
    if (id === undefined || change.id === null || id === change.id) readSoon(text, queryKey);
  });
  const catchUp = useEffectEvent(() => {
    const changed = lastChangeOf(subject);
    void platform().queryClient.invalidateQueries({
      queryKey,
      predicate: ({ state }) => state.fetchStatus === 'idle' && state.data !== undefined && state.dataUpdatedAt <= changed,
    });
  });
  useEffect(() => catchUp(), [subject, text]);
  return useCapability('live-changes');
}
