import type { LiveChange } from '@arena/shared/contract';
import { useEffect, useRef } from 'react';

/*
 * What changed on the server while the console is open (extension `live-changes`). The shell listens to the server and
 * announces; a screen that shows the thing reads it again. Without the extension nothing is ever announced.
 */

type Listener = (change: LiveChange) => void;
const listeners = new Set<Listener>();

/** Tells every interested screen; the shell calls it for each change that arrives. */
export function announceChange(change: LiveChange): void {
  for (const listener of [...listeners]) listener(change);
}

export function subscribeChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `onChange` when a thing of this subject (`topup`, `redeem`, `room`, `fullmap`, `tournament`, `user`) changed on the server. */
export function useLiveChange(subject: string, onChange: Listener): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => subscribeChanges((change) => (change.subject === subject ? latest.current(change) : undefined)), [subject]);
}
