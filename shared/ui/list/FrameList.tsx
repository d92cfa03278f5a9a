import { type ElementType, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Items, type ListProps, useRows } from './Items';
import { ONE_COLUMN } from './useGeometry';
import { useNearEnd } from './useNearEnd';

/** The same as `VirtualList` with one column of equally high rows, in a frame of its own that scrolls. */
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
