import type { LiveChange, LiveSubject } from '@arena/shared/contract';
import { useEffect, useEffectEvent } from 'react';

/*
 * What changed on the server while the console is open (extension `live-changes`). The shell listens to the server and
 * announces; a screen that shows the thing reads it again. Without the extension nothing is ever announced.
 */

type Listener = (change: LiveChange) => void;
const listeners = new Set<Listener>();
const lastChange = new Map<string | null, number>();

/** Notifies every interested screen; the shell calls it for each change that arrives, without a subject when some may have been missed. */
export function announceChange(change: LiveChange): void {
  lastChange.set(change.subject, Date.now());
  for (const listener of [...listeners]) listener(change);
}

/** When a change of this subject was announced last: what was read before it is old, though no screen was there to hear of it. */
export const lastChangeOf = (subject: LiveSubject): number => lastChange.get(subject) ?? -Infinity;

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
