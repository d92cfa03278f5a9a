import { type CSSProperties, type FocusEvent, useMemo, useState } from 'react';
import type { ListView } from './ListWindow';

export interface PlacedItem {
  readonly index: number;
  readonly row: number;
  /** Set on an item that stays in the page for its focus, away from those in sight. */
  readonly style?: CSSProperties;
}

const isNear = (index: number, held: number | null) => held !== null && Math.abs(index - held) <= 1;

/** Where the items of a view are. The browser's own grid places all but those that are away. */
export function placedIn({ columns, gap, rows }: ListView, count: number, held: number | null): readonly PlacedItem[] {
  return rows.flatMap(({ row, start, height, away }) => {
    const inRow = Array.from({ length: columns }, (_, column) => row * columns + column).filter((index) => index < count);
    if (!away) return inRow.map((index) => ({ index, row }));
    const width = `calc((100% + ${gap}px) / ${columns} - ${gap}px)`;
    return inRow
      .filter((index) => isNear(index, held))
      .map((index): PlacedItem => {
        const left = `calc((100% + ${gap}px) * ${(index % columns) / columns})`;
        return { index, row, style: { position: 'absolute', top: start, left, width, height } };
      });
  });
}

/** The first items, one below the other as far as this is concerned. */
export const firstOf = (count: number): readonly PlacedItem[] => Array.from({ length: count }, (_, index) => ({ index, row: index }));

/** The place of the item that has the focus, wherever it moves in the list; null when none has. */
export function useHeld<T>(items: readonly T[], itemKey: (item: T, index: number) => string | number) {
  const [key, setKey] = useState<string | number | null>(null);
  const held = useMemo(() => (key === null ? -1 : items.findIndex((item, index) => itemKey(item, index) === key)), [itemKey, items, key]);
  return {
    held: held === -1 ? null : held,
    onFocus: ({ target }: FocusEvent) => {
      const place = Number((target as Element).closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1;
      const item = items[place];
      setKey(item === undefined ? null : itemKey(item, place));
    },
    // While the focus moves from one element to another nothing has it, and a browser window that is left keeps its own.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget ?? document.activeElement)) setKey(null);
    },
  };
}
