import type { RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';

interface FrameRows {
  /** The element that scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Pixels of every row. */
  readonly height: number;
  /** Pixels of the frame, before it is measured. */
  readonly frameHeight: number;
}

/** Which rows of a long list are rendered while it scrolls in a frame of its own: those in sight and a few around them. */
export function useFrameRows({
  frame,
  count,
  height,
  frameHeight,
}: FrameRows): readonly { readonly index: number; readonly start: number }[] {
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions change on purpose; nothing here memoises them
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    initialRect: { width: 0, height: frameHeight },
    estimateSize: () => height,
    overscan: 3,
    useFlushSync: false,
  });
  return virtualizer.getVirtualItems();
}
