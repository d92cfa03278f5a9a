import { type FocusEvent, useDeferredValue, useMemo, useState } from 'react';
import { useStableCallback } from '@arena/shared/ui/core';
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Up to this many rows or cards are all rendered: the browser's own search and its print then find every one. */
export const VIRTUAL_FROM = 60;
/** Rows rendered above and below those in sight: the Tab key finds the next one there. */
export const OVERSCAN = 2;
const FIRST_SCREEN = 12;

/** The number of items to render: the first screenful with the first paint, all of them afterwards. */
export const useRenderedCount = (count: number): number => {
  const isPainted = useDeferredValue(true, false);
  return isPainted ? count : Math.min(count, FIRST_SCREEN);
};

/** Pixels of so many rem, by the text size that the reader has chosen. */
export const pixelsOf = (rem: number): number => rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** Adds rows that stay rendered wherever the list is scrolled to. */
export const rangeWith =
  (kept: readonly (number | null)[]) =>
  (range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    const away = kept.filter((row): row is number => row !== null && row >= 0 && row < range.count && !near.includes(row));
    return away.length === 0 ? near : [...new Set([...near, ...away])].sort((a, b) => a - b);
  };

type KeyOf<T, K> = (item: T, index: number) => K;

/** The index of the item that has the focus, wherever it moves in the list; null when none has. An item out of sight would lose it. */
export function useFocusedItem<T, K extends string | number>(items: readonly T[], keyOf: KeyOf<T, K>, onChange?: (key: K | null) => void) {
  const [key, setKey] = useState<K | null>(null);
  const index = useMemo(() => (key === null ? -1 : items.findIndex((item, place) => keyOf(item, place) === key)), [items, key, keyOf]);
  const setFocused = useStableCallback((now: K | null) => {
    setKey(now);
    if (now !== key) onChange?.(now);
  });
  return {
    focused: index === -1 ? null : index,
    /** Call with the key of the item that the focus has moved into. */
    setFocused,
    // While the focus moves from one element to another no element has it, and a browser window that is left keeps its own.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget ?? document.activeElement)) setFocused(null);
    },
  };
}
