import { color, media, styled } from '@arena/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import type { RegisteredSection } from './registry';

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
    fontSize: '0.6875rem',
    lineHeight: '1rem',
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
    if (frame === null) return undefined;
    let next = 0;
    // Each frame, because nothing else says when a part of a page has moved.
    const follow = () => {
      // Not a range's box, which has what its elements scroll out of sight.
      const boxes: DOMRect[] = [];
      for (let one = frame.previousElementSibling; one !== null; one = one.previousElementSibling) boxes.push(one.getBoundingClientRect());
      const shown = boxes.filter(({ width }) => width > 0);
      const [left, top] = [Math.min(...shown.map((box) => box.left)), Math.min(...shown.map((box) => box.top))];
      const [right, bottom] = [Math.max(...shown.map((box) => box.right)), Math.max(...shown.map((box) => box.bottom))];
      frame.hidden = shown.length === 0;
      Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
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
