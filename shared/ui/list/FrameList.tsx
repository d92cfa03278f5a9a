import { type ElementType, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Items, type ListProps, useRows } from './Items';
import { ONE_COLUMN } from './useGeometry';
import { useNearEnd } from './useNearEnd';

/** A virtualized list of one column with rows of equal height, in a scrolling frame of its own. */
export function FrameList<T>({ frame: Frame, ...props }: ListProps<T> & { readonly frame: ElementType }) {
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
