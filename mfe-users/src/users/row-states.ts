import { useSyncExternalStore } from 'react';

// Outside the list's state: only the cell with "Updating..." subscribes, so no row renders again.
const updating = new Set<number>();
const changes = new EventTarget();
const announce = () => changes.dispatchEvent(new Event('change'));

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** Returns a function that removes the mark. */
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
