import { useLayoutEffect, useReducer } from 'react';

/** The value, or while it is undefined, the last one that was rendered. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, keep] = useReducer((_: T | undefined, next: T) => next, value);
  useLayoutEffect(() => {
    if (value !== undefined) keep(value);
  }, [value]);
  return value === undefined ? last : value;
}
