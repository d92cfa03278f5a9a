import { useSyncExternalStore } from 'react';

/*
 * Which users are being changed now. It is kept beside the list: a row of the table is rendered once, and only the
 * cell that says "Updating..." subscribes here.
 */
const updating = new Set<number>();
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of [...listeners]) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks a user's row as being changed; what is returned takes the mark off. */
export function markUpdating(userId: number): () => void {
  updating.add(userId);
  announce();
  return () => {
    updating.delete(userId);
    announce();
  };
}

export const useIsUpdating = (userId: number | null): boolean =>
  useSyncExternalStore(subscribe, () => userId !== null && updating.has(userId));
