import type { LiveSubject } from '@arena/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useCapability } from '../hooks';
import { platform } from '../platform';
import { lastChangeOf, useLiveChange } from './live';

type Key = readonly unknown[];

/** Changes that come together are read together. */
const GATHER_MS = 400;
const due = new Map<string, boolean>();

/** Reads what has this key again, soon. A change while it is being read waits for the end: a busy day must not starve a long list. */
function readSoon(text: string, key: Key): void {
  if (due.has(text)) {
    due.set(text, true);
    return;
  }
  due.set(text, false);
  setTimeout(() => {
    due.set(text, false);
    // What is on its way may have been asked for before the change: it is given up, and asked for again.
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
 * Keeps a reading as the server has it: when a thing of this subject changes there, what is cached under the key is read again.
 * With an `id` (null: of nothing yet) only changes of that one thing count. Returns whether the server tells of changes at all;
 * where it does not, a screen that has to stay current polls.
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
