import {
  type ElementType,
  type LiHTMLAttributes,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type Geometry, ONE_COLUMN, useGeometry } from './useGeometry';
import { useNearEnd } from './useNearEnd';
import { OVERSCAN, pixelsOf, rangeWith, useFocusedItem, VIRTUAL_FROM } from './windowing';

interface VirtualListProps<T> {
  /** What is listed, for screen readers. Also the name under which the heights of its rows are remembered. */
  readonly label: string;
  readonly items: readonly T[];
  /** A stable name of an item. Keep the function: it is asked for all items when it changes. */
  readonly itemKey: (item: T, index: number) => string | number;
  /** The height of a row in rem: exact in a frame, an estimate until it is measured in the page. */
  readonly rowRem: number;
  readonly children: (item: T) => ReactNode;
  readonly itemProps?: (item: T, index: number) => LiHTMLAttributes<HTMLLIElement>;
  /** The list element: one column, or a CSS grid of as many as fit. */
  readonly component?: ElementType;
  /** Called with the key of the item that the focus has moved into, null when it has left the list. */
  readonly onFocusItem?: ((key: string | number | null) => void) | undefined;
  /** What scrolls, around a list of one column. The page when left out. */
  readonly frame?: ElementType;
  /** The end comes near: the next page may be fetched. Called again while it stays near. */
  readonly onNearEnd?: (() => void) | undefined;
}

/** The row heights of lists that were left, by name: on return their rows are where they were. */
const remembered = new Map<string, VirtualItem[]>();

/**
 * A list of any length: a long one renders only the rows in sight, and the others keep their room. Screen readers get the
 * position and the count.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  return props.frame === undefined ? <PageList {...props} /> : <FrameList {...props} frame={props.frame} />;
}

function PageList<T>(props: VirtualListProps<T>) {
  const list = useRef<HTMLElement>(null);
  const geometry = useGeometry(list, props.items.length > VIRTUAL_FROM);
  const rows = useRows(props, geometry ?? ONE_COLUMN);
  const virtualizer = useWindowVirtualizer<HTMLElement>(rows.options);
  useRememberedHeights(props.label, () => virtualizer.takeSnapshot());
  const end = useNearEnd(props.onNearEnd, props.items.length);
  return (
    <>
      <Items {...props} {...rows} list={list} virtualizer={virtualizer} measures={geometry !== null} />
      <div ref={end} />
    </>
  );
}

function FrameList<T>({ frame: Frame, ...props }: VirtualListProps<T> & { readonly frame: ElementType }) {
  const frame = useRef<HTMLElement>(null);
  const rows = useRows(props, ONE_COLUMN);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({ ...rows.options, getScrollElement: () => frame.current });
  const end = useNearEnd(props.onNearEnd, props.items.length, frame);
  return (
    <Frame ref={frame} tabIndex={0} role="region" aria-label={props.label}>
      <Items {...props} {...rows} virtualizer={virtualizer} measures={false} />
      <div ref={end} />
    </Frame>
  );
}

function useRows<T>({ label, items, itemKey, rowRem, onFocusItem }: VirtualListProps<T>, { columns, gap, top }: Geometry) {
  const long = items.length > VIRTUAL_FROM;
  const { focused, ...focus } = useFocusedItem(items, itemKey, onFocusItem);
  const estimate = useMemo(() => (long ? pixelsOf(rowRem) : 0), [long, rowRem]);
  const [initialMeasurementsCache] = useState(() => remembered.get(label) ?? []);
  const rowOf = (index: number | null, by: number) => (index === null ? null : Math.floor((index + by) / columns));
  return {
    columns,
    focus,
    options: {
      enabled: long,
      count: Math.ceil(items.length / columns),
      estimateSize: () => estimate,
      // A row of three columns says nothing about the heights of two.
      getItemKey: useCallback((row: number) => `${columns}/${row}`, [columns]),
      overscan: OVERSCAN,
      gap,
      scrollMargin: top,
      initialMeasurementsCache,
      initialRect: { width: window.innerWidth, height: window.innerHeight },
      // The neighbours too, which the Tab key goes to.
      rangeExtractor: rangeWith([-1, 0, 1].map((by) => rowOf(focused, by))),
    },
  };
}

interface ItemsProps<T> extends VirtualListProps<T>, Omit<ReturnType<typeof useRows<T>>, 'options'> {
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

function Items<T>(props: ItemsProps<T>) {
  const { label, items, itemKey, children, itemProps, component: List = 'ul', list, virtualizer, columns, focus, measures } = props;
  const { enabled, gap, scrollMargin } = virtualizer.options;
  const rows = enabled ? virtualizer.getVirtualItems() : [];
  const item = (index: number, row?: VirtualItem, skipped = 0) => {
    const one = items[index];
    if (one === undefined) return null;
    const key = itemKey(one, index);
    return (
      <li
        {...itemProps?.(one, index)}
        key={key}
        data-index={row?.index}
        // All of a row are equally high, so one of them is measured.
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
    // The browser's own scroll anchoring would add to the virtualizer's.
    overflowAnchor: 'none',
    paddingTop: (rows[0]?.start ?? scrollMargin) - scrollMargin,
    paddingBottom: Math.max(0, virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin)),
  } as const;
  return (
    // Browsers give a list without bullets no list role.
    <List ref={list} role="list" aria-label={label} style={enabled ? style : undefined} onBlur={focus.onBlur}>
      {enabled
        ? rows.flatMap((row, place) => {
            // A focused row away from the others leaves a gap, which the next row's margin keeps.
            const skipped = place === 0 ? 0 : row.start - (rows[place - 1]?.end ?? 0) - gap;
            return Array.from({ length: columns }, (_, column) => item(row.index * columns + column, row, skipped));
          })
        : items.map((_, index) => item(index))}
    </List>
  );
}

interface ContentProps {
  readonly item: unknown;
  readonly render: (item: unknown) => ReactNode;
}

/** Not rendered again while the list scrolls or items come before it. */
const Content = memo(({ item, render }: ContentProps) => render(item));

/** Stores the heights of a list's rows when it is left. */
function useRememberedHeights(name: string, heights: () => VirtualItem[]): void {
  const remember = useEffectEvent(() => void remembered.set(name, heights()));
  useEffect(() => () => remember(), []);
}
