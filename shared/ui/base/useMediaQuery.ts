import { useCallback, useState, useSyncExternalStore } from 'react';

/** Whether a media query such as `(max-width: 768px)` holds now. Prefer CSS where a style is all that changes. */
export function useMediaQuery(query: string): boolean {
  // Asked at every render, and making one costs ten times what asking does.
  const [list] = useState(() => globalThis.matchMedia?.(query));
  const subscribe = useCallback(
    (changed: () => void) => {
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}
