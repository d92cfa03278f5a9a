import { type FocusEvent, useDeferredValue, useMemo, useState } from 'react';
import { useStableCallback } from '@arena/shared/ui/core';
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Shorter tables and lists are rendered completely, so that the browser's search and print include all rows. */
export const [VIRTUAL_ROWS_FROM, VIRTUAL_CARDS_FROM] = [60, 300] as const;
/** Rows rendered above and below the visible ones, for the Tab key. */
const OVERSCAN = 2;
const FIRST_SCREEN = 12;

/** The number of items to render: a screenful on first paint, then all. */
export const useRenderedCount = (count: number): number => {
  const isPainted = useDeferredValue(true, false);
  return isPainted ? count : Math.min(count, FIRST_SCREEN);
};

/** Converts rem to px by the user's text size. */
export const pixelsOf = (rem: number): number => rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** A range extractor that also keeps the given rows rendered. */
const rangeWith =
  (kept: readonly (number | null)[]) =>
  (range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    const away = kept.filter((row): row is number => row !== null && row >= 0 && row < range.count && !near.includes(row));
    return away.length === 0 ? near : [...new Set([...near, ...away])].sort((a, b) => a - b);
  };

/**
 * The options of TanStack Virtual that all lists share.
 * @param kept - Rows that are always rendered.
 */
export function useWindowOptions(enabled: boolean, count: number, rowRem: number, kept: readonly (number | null)[]) {
  const estimate = useMemo(() => (enabled ? pixelsOf(rowRem) : 0), [enabled, rowRem]);
  return {
    enabled,
    count,
    estimateSize: () => estimate,
    overscan: OVERSCAN,
    // Lets the first commit render rows before anything is measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: rangeWith(kept),
  };
}

type KeyOf<T, K> = (item: T, index: number) => K;

/** The index of the item with this key; null for none. */
export const usePlaceOf = <T, K>(items: readonly T[], keyOf: KeyOf<T, K>, key: K | null): number | null =>
  useMemo(() => {
    const place = key === null ? -1 : items.findIndex((item, index) => keyOf(item, index) === key);
    return place === -1 ? null : place;
  }, [items, key, keyOf]);

/** Tracks the index of the focused item, wherever it moves in the list, so that it stays rendered and keeps the focus; null for none. */
export function useFocusedItem<T, K extends string | number>(items: readonly T[], keyOf: KeyOf<T, K>, onChange?: (key: K | null) => void) {
  const [key, setKey] = useState<K | null>(null);
  const setFocused = useStableCallback((now: K | null) => {
    setKey(now);
    if (now !== key) onChange?.(now);
  });
  return {
    focused: usePlaceOf(items, keyOf, key),
    /** Call it with the key of the item that receives the focus. */
    setFocused,
    // While the focus moves between elements, none has it; an inactive window keeps its own.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget ?? document.activeElement)) setFocused(null);
    },
  };
}
