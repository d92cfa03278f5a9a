import { useSyncExternalStore } from 'react';

/*
 * Which users are being changed now. It stands beside the list, not in it: a row of the table is drawn once, and only the
 * cell that says "Updating..." listens here.
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

/** Marks a user's row as being changed while the work is under way. */
export async function whileUpdating<T>(userId: number, work: () => Promise<T>): Promise<T> {
  updating.add(userId);
  announce();
  try {
    return await work();
  } finally {
    updating.delete(userId);
    announce();
  }
}

export const useIsUpdating = (userId: number | null): boolean =>
  useSyncExternalStore(subscribe, () => userId !== null && updating.has(userId));
