import { type FocusEvent, useDeferredValue, useMemo, useState } from 'react';
import { useStableCallback } from '@arena/shared/ui/core';
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Shorter lists are rendered completely, so that the browser's search and print include all rows. */
export const VIRTUAL_FROM = 60;
/** Rows rendered above and below the visible ones, for the Tab key. */
export const OVERSCAN = 2;
const FIRST_SCREEN = 12;

/** The number of items to render: a screenful on first paint, then all. */
export const useRenderedCount = (count: number): number => {
  const isPainted = useDeferredValue(true, false);
  return isPainted ? count : Math.min(count, FIRST_SCREEN);
};

/** Converts rem to px by the user's text size. */
export const pixelsOf = (rem: number): number => rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** A range extractor that also keeps the given rows rendered. */
export const rangeWith =
  (kept: readonly (number | null)[]) =>
  (range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    const away = kept.filter((row): row is number => row !== null && row >= 0 && row < range.count && !near.includes(row));
    return away.length === 0 ? near : [...new Set([...near, ...away])].sort((a, b) => a - b);
  };

type KeyOf<T, K> = (item: T, index: number) => K;

/** Tracks the index of the focused item, wherever it moves in the list, so that it stays rendered and keeps the focus; null for none. */
export function useFocusedItem<T, K extends string | number>(items: readonly T[], keyOf: KeyOf<T, K>, onChange?: (key: K | null) => void) {
  const [key, setKey] = useState<K | null>(null);
  const index = useMemo(() => (key === null ? -1 : items.findIndex((item, place) => keyOf(item, place) === key)), [items, key, keyOf]);
  const setFocused = useStableCallback((now: K | null) => {
    setKey(now);
    if (now !== key) onChange?.(now);
  });
  return {
    focused: index === -1 ? null : index,
    /** Call it with the key of the item that receives the focus. */
    setFocused,
    // While the focus moves between elements, none has it; an inactive window keeps its own.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget ?? document.activeElement)) setFocused(null);
    },
  };
}
