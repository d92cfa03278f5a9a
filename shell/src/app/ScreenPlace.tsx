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
    // The screen's own effects and refs don't run while it is hidden, and React hides it again with later commits.
    const observer = new MutationObserver(() => {
      const hidden = [...element.children].filter(
        (root): root is HTMLElement => root instanceof HTMLElement && root.style.display === 'none',
      );
      for (const root of hidden) root.style.removeProperty('display');
      // To tell the place of one box the browser lays out the whole hidden screen.
      hidden.at(-1)?.getBoundingClientRect();
    });
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [ahead]);
  return (
    <Place ref={place} data-ahead={ahead ? '' : undefined}>
      {children}
    </Place>
  );
}
