import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { NO_PENDING_ROWS, type PendingAction, type PendingMark, type PendingReading, type PendingRows } from './pending-rows';

/** Pending rows on a screen, by a `pendingReducer`. Each new `reading` (null: none yet) is taken in: memoize it until the next answer. */
export function usePendingRows<T, D = undefined>(
  reducer: (before: PendingRows<T, D>, action: PendingAction<T, D>) => PendingRows<T, D>,
  reading: PendingReading<T> | null,
  mayBeOurs: (item: T, mark: PendingMark<D>) => boolean = () => false,
) {
  // What is known already is shown by the first render.
  const [rows, dispatch] = useReducer(reducer, reading, (first) =>
    first === null ? NO_PENDING_ROWS : reducer(NO_PENDING_ROWS, { type: 'read', ...first }),
  );
  const taken = useRef(reading);
  const take = useEffectEvent((next: PendingReading<T>) => dispatch({ type: 'read', ...next, mayBeOurs }));
  // Before the screen is painted, so that no frame without rows comes between.
  useLayoutEffect(() => {
    if (reading === null || reading === taken.current) return;
    taken.current = reading;
    take(reading);
  }, [reading]);
  return [rows, dispatch] as const;
}
