import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches. Prefer CSS where only styles change.
 * @example const narrow = useMediaQuery('(max-width: 768px)');
 */
export function useMediaQuery(query: string): boolean {
  // Created once, because creating a list costs ten times as much as reading it.
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
