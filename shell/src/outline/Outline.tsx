import { color, media, styled } from '@arena/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import type { RegisteredSection } from '../sections/registry';

// Fixed, so it takes no place in the layout; below the top bar and every notice.
const Frame = styled('div')({
  position: 'fixed',
  zIndex: 9,
  pointerEvents: 'none',
  outline: `2px dashed ${color.accentStrong}`,
  outlineOffset: 2,
  '& > span': {
    position: 'absolute',
    insetInlineEnd: -4,
    // On the edge, so that it covers no title.
    bottom: 'calc(100% + 2px)',
    maxWidth: '100%',
    padding: '0 6px',
    background: color.accentFill,
    color: color.onAccent,
    font: '500 0.6875rem/1rem inherit',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [media.forced]: { border: '1px solid' },
  },
});

/** Outlines what precedes it in its parent, with the section's name, version and owner. */
export default function Outline({ registered: { name, version, descriptor } }: { readonly registered: RegisteredSection }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = ref.current;
    const parent = frame?.parentNode;
    if (frame == null || parent == null) return undefined;
    const part = document.createRange();
    let next = 0;
    // Each frame, because nothing else says when a part of a page has moved.
    const follow = () => {
      part.setStart(parent, 0);
      part.setEndBefore(frame);
      const { left, top, width, height } = part.getBoundingClientRect();
      Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      next = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(next);
  }, []);
  return (
    <Frame ref={ref} aria-hidden data-outline={name}>
      <span>{[`${descriptor?.title ?? name} ${version}`, ...(descriptor === null ? [] : [descriptor.owner.team])].join(' · ')}</span>
    </Frame>
  );
}
