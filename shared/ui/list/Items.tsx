import { type ElementType, type LiHTMLAttributes, memo, type ReactNode, type RefObject, useCallback } from 'react';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { Geometry } from './useGeometry';
import { useFocusedItem, useRenderedCount, useWindowOptions, VIRTUAL_CARDS_FROM } from './windowing';

/** The props of a virtualized list. */
export interface ListProps<T> {
  /** The accessible name. In a `VirtualList`, row heights are also cached by it. */
  readonly label: string;
  readonly items: readonly T[];
  /** A stable key. Must be a stable function, because a new one recomputes all keys. */
  readonly itemKey: (item: T, index: number) => string | number;
  /** The height of a row in rem. In a `VirtualList` it is an estimate until the row is measured. */
  readonly rowRem: number;
  readonly children: (item: T) => ReactNode;
  readonly itemProps?: (item: T, index: number) => LiHTMLAttributes<HTMLLIElement>;
  /** The list element: one column, or a CSS grid. */
  readonly component?: ElementType;
  /** Called with the key of the item that receives the focus; null when the focus leaves the list. */
  readonly onFocusItem?: ((key: string | number | null) => void) | undefined;
  /** Called near the end, to load the next page. Called again after each page while the end stays near. */
  readonly onNearEnd?: (() => void) | undefined;
}

/** The options of TanStack Virtual for a list. */
export function useRows<T>({ items, itemKey, rowRem, onFocusItem }: ListProps<T>, { columns, gap, top }: Geometry) {
  const { focused, ...focus } = useFocusedItem(items, itemKey, onFocusItem);
  const rowOf = (index: number | null, by: number) => (index === null ? null : Math.floor((index + by) / columns));
  // Includes the neighbors, which the Tab key moves to.
  const kept = [-1, 0, 1].map((by) => rowOf(focused, by));
  return {
    columns,
    focus,
    options: {
      ...useWindowOptions(items.length > VIRTUAL_CARDS_FROM, Math.ceil(items.length / columns), rowRem, kept),
      // Heights measured with three columns don't apply to two.
      getItemKey: useCallback((row: number) => `${columns}/${row}`, [columns]),
      gap,
      scrollMargin: top,
    },
  };
}

interface ItemsProps<T> extends ListProps<T>, Omit<ReturnType<typeof useRows<T>>, 'options'> {
  readonly list?: RefObject<HTMLElement | null>;
  readonly virtualizer: {
    readonly options: { readonly enabled: boolean; readonly gap: number; readonly scrollMargin: number };
    getVirtualItems(): VirtualItem[];
    getTotalSize(): number;
    measureElement(element: HTMLElement | null): void;
  };
  /** Whether rows are measured. */
  readonly measures: boolean;
}

/** The items, in a long list only those that the virtualizer renders. */
export function Items<T>(props: ItemsProps<T>) {
  const { label, items, itemKey, children, itemProps, component: List = 'ul', list, virtualizer, columns, focus, measures } = props;
  const { enabled, gap, scrollMargin } = virtualizer.options;
  const rows = enabled ? virtualizer.getVirtualItems() : [];
  const rendered = useRenderedCount(items.length);
  const item = (index: number, row?: VirtualItem, skipped = 0) => {
    const one = items[index];
    if (one === undefined) return null;
    const key = itemKey(one, index);
    return (
      <li
        {...itemProps?.(one, index)}
        key={key}
        data-index={row?.index}
        // All items of a row have the same height, so one is measured.
        ref={measures && row !== undefined && index % columns === 0 ? virtualizer.measureElement : undefined}
        aria-setsize={items.length}
        aria-posinset={index + 1}
        style={skipped > 0 ? { marginTop: skipped } : undefined}
        onFocus={() => focus.setFocused(key)}
      >
        <Content item={one} render={children as ContentProps['render']} />
      </li>
    );
  };
  const style = {
    position: 'relative',
    // The browser's scroll anchoring would interfere with the virtualizer's.
    overflowAnchor: 'none',
    paddingTop: (rows[0]?.start ?? scrollMargin) - scrollMargin,
    paddingBottom: Math.max(0, virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin)),
  } as const;
  return (
    // Some browsers remove the list role of a list without bullets.
    <List ref={list} role="list" aria-label={label} style={enabled ? style : undefined} onBlur={focus.onBlur}>
      {enabled
        ? rows.flatMap((row, place) => {
            // A focused row apart from the others leaves a gap, which the next row's margin fills.
            const skipped = place === 0 ? 0 : row.start - (rows[place - 1]?.end ?? 0) - gap;
            return Array.from({ length: columns }, (_, column) => item(row.index * columns + column, row, skipped));
          })
        : items.slice(0, rendered).map((_, index) => item(index))}
    </List>
  );
}

interface ContentProps {
  readonly item: unknown;
  readonly render: (item: unknown) => ReactNode;
}

/** Doesn't rerender while the list scrolls or items are added before it. */
const Content = memo(({ item, render }: ContentProps) => render(item));
