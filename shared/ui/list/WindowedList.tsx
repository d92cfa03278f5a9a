import { type ElementType, type LiHTMLAttributes, memo, type ReactNode, useRef } from 'react';
import { useListWindow } from './useListWindow';

export interface WindowedListProps<T> {
  /** What is listed, for those who listen. Also the name under which the heights of its rows are remembered. */
  readonly label: string;
  readonly items: readonly T[];
  /** A stable name of an item. Keep the function: it is asked for all items when it changes. */
  readonly itemKey: (item: T, index: number) => string | number;
  /** Pixels of one row, before it is measured. */
  readonly estimate: number;
  readonly children: (item: T, index: number) => ReactNode;
  readonly itemProps?: (item: T, index: number) => LiHTMLAttributes<HTMLLIElement>;
  /** The list element: one column, or a CSS grid of as many as fit. */
  readonly component?: ElementType;
  readonly className?: string;
}

/**
 * A list of any length in the page: of a long one only what is in sight is drawn, and the others keep their room. Everybody is
 * told how many there are and which one this is.
 */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { label, items, itemKey, estimate, children, itemProps, component: List = 'ul', className } = props;
  const list = useRef<HTMLElement>(null);
  const { placed, style, measure, onFocus, onBlur } = useListWindow({ list, items, itemKey, estimate, name: label });
  const rowsSeen = new Set<number>();
  const opensRow = (row: number) => !rowsSeen.has(row) && rowsSeen.add(row);
  return (
    // A list without its bullets is none to every browser, so it says that it is one.
    <List ref={list} role="list" aria-label={label} className={className} style={style} onFocus={onFocus} onBlur={onBlur}>
      {placed.map(({ item, index, row, style: place }) => (
        <li
          {...itemProps?.(item, index)}
          key={itemKey(item, index)}
          data-index={row}
          // All of a row are equally high, so one of them is measured.
          ref={place === undefined && opensRow(row) ? measure : undefined}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          style={place}
        >
          <Content item={item} index={index} draw={children as Draw} />
        </li>
      ))}
    </List>
  );
}

type Draw = (item: unknown, index: number) => ReactNode;

/** Drawn once for each item that comes into sight, while the page scrolls by. */
const Content = memo(function Content({ item, index, draw }: { readonly item: unknown; readonly index: number; readonly draw: Draw }) {
  return draw(item, index);
});
