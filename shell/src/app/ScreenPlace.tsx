import { styled } from '@arena/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

const Place = styled('div')({ '&[data-ahead]': { contentVisibility: 'hidden' } });

interface ScreenPlaceProps {
  /** The screen is rendered ahead: neither seen nor reached by keys, screen readers or the browser's search. */
  readonly ahead: boolean;
  /** The screen, in an `Activity` that is hidden while it is ahead. */
  readonly children: ReactNode;
}

/**
 * The place of one screen. One that is ahead is laid out too, so that showing it has only to paint it. React hides it by `display: none`,
 * which has no layout; `content-visibility` hides it as well and keeps what is laid out.
 */
export function ScreenPlace({ ahead, children }: ScreenPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!ahead || element === null || !('contentVisibility' in element.style)) return undefined;
    // The hidden screen comes some tasks after its place, and its own effects and refs don't run before it is shown.
    const observer = new MutationObserver(() => {
      for (const root of element.children) if (root instanceof HTMLElement) root.style.removeProperty('display');
      // To tell the place of one box the browser lays out the whole hidden screen.
      element.lastElementChild?.getBoundingClientRect();
    });
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, [ahead]);
  return (
    <Place ref={place} data-ahead={ahead ? '' : undefined}>
      {children}
    </Place>
  );
}
