import { type ElementType, type LiHTMLAttributes, memo, type ReactNode, useRef, useState } from 'react';
import { LazyListWindow } from '@arena/shared/ui/core';
import { SCREENFUL, useScreenful } from './useScreenful';
import { VIRTUAL_FROM } from './virtual-from';
import type { ListView } from './ListWindow';
import { firstOf, placedIn, useHeld } from './placed';

interface WindowedListProps<T> {
  /** What is listed, for screen readers. Also the name under which the heights of its rows are remembered. */
  readonly label: string;
  readonly items: readonly T[];
  /** A stable name of an item. Keep the function: it is asked for all items when it changes. */
  readonly itemKey: (item: T, index: number) => string | number;
  /** How high a row is about, in rem, before it is measured. */
  readonly rowRem: number;
  readonly children: (item: T, index: number) => ReactNode;
  readonly itemProps?: (item: T, index: number) => LiHTMLAttributes<HTMLLIElement>;
  /** The list element: one column, or a CSS grid of as many as fit. */
  readonly component?: ElementType;
}

/**
 * A list of any length in the page: of a long one only what is in sight is rendered, and the others keep their room. Screen
 * readers are given the position and the count.
 */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { label, items, itemKey, rowRem, children, itemProps, component: List = 'ul' } = props;
  const list = useRef<HTMLElement>(null);
  const count = items.length;
  const long = count > VIRTUAL_FROM;
  const [known, setView] = useState<ListView | null>(null);
  // What was rendered while the list was short stays until its window is known.
  const [short, setShort] = useState(0);
  if (!long && short !== count) setShort(count);
  if (!long && known !== null) setView(null);
  const drawn = useScreenful(count);
  const { held, onFocus, onBlur } = useHeld(items, itemKey);

  const view = long ? known : null;
  const placed = view === null ? firstOf(long ? Math.max(SCREENFUL, short) : drawn) : placedIn(view, count, held);
  const rowsSeen = new Set<number>();
  const opensRow = (row: number) => !rowsSeen.has(row) && rowsSeen.add(row);
  return (
    <>
      {/* A list without its bullets is none to every browser, so it says that it is one. */}
      <List
        ref={list}
        role="list"
        aria-label={label}
        style={view === null ? undefined : { ...WINDOW, paddingTop: view.above, paddingBottom: view.below }}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {placed.map(({ index, row, style }) => {
          const item = items[index];
          return item === undefined ? null : (
            <li
              {...itemProps?.(item, index)}
              key={itemKey(item, index)}
              data-index={row}
              // All of a row are equally high, so one of them is measured.
              ref={style === undefined && opensRow(row) ? view?.measure : undefined}
              aria-setsize={count}
              aria-posinset={index + 1}
              style={style}
            >
              <Content item={item} index={index} render={children as ContentProps['render']} />
            </li>
          );
        })}
      </List>
      {long ? <LazyListWindow list={list} count={count} rowRem={rowRem} name={label} held={held} onView={setView} /> : null}
    </>
  );
}

/** The browser's own way to keep its place would add to this one. */
const WINDOW = { position: 'relative', overflowAnchor: 'none' } as const;

interface ContentProps {
  readonly item: unknown;
  readonly index: number;
  readonly render: (item: unknown, index: number) => ReactNode;
}

/** Rendered once for each item that comes into sight, while the page scrolls by. */
const Content = memo(({ item, index, render }: ContentProps) => render(item, index));
