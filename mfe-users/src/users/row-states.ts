import { useSyncExternalStore } from 'react';

// Which users are being changed now, outside the list: only the cell with "Updating..." subscribes, so rows render once.
const updating = new Set<number>();
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of [...listeners]) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks a user's row as being changed; the returned function removes the mark. */
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
