import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { NO_PENDING_ROWS, type PendingAction, type PendingMark, type PendingReading, type PendingRows } from './pending-rows';

/**
 * Pending rows with a `pendingReducer`. Each new `reading` (null: none yet) is dispatched, so memoize it.
 * @param mayBeOurs - Whether this browser may have decided an item that left the list.
 */
export function usePendingRows<T, D = undefined>(
  reducer: (before: PendingRows<T, D>, action: PendingAction<T, D>) => PendingRows<T, D>,
  reading: PendingReading<T> | null,
  mayBeOurs: (item: T, mark: PendingMark<D>) => boolean = () => false,
) {
  // The first render already shows known data.
  const [rows, dispatch] = useReducer(reducer, reading, (first) =>
    first === null ? NO_PENDING_ROWS : reducer(NO_PENDING_ROWS, { type: 'read', ...first }),
  );
  const taken = useRef(reading);
  const take = useEffectEvent((next: PendingReading<T>) => dispatch({ type: 'read', ...next, mayBeOurs }));
  // Before paint, so that no frame lacks the rows.
  useLayoutEffect(() => {
    if (reading === null || reading === taken.current) return;
    taken.current = reading;
    take(reading);
  }, [reading]);
  return [rows, dispatch] as const;
}
