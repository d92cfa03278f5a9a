import { styled } from '@arena/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

const Place = styled('div')({ '&[data-ahead]': { contentVisibility: 'hidden' } });

interface ScreenPlaceProps {
  /** The screen is rendered ahead: neither seen nor reached by keys, screen readers or the browser's search. */
  readonly ahead: boolean;
  readonly children: ReactNode;
}

/**
 * Lays out a screen rendered ahead, so that showing it only paints: `display: none` (React's way) has no layout, `content-visibility` does.
 */
export function ScreenPlace({ ahead, children }: ScreenPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!ahead || element === null || !('contentVisibility' in element.style)) return undefined;
    // Effects of the hidden screen don't run, and later commits hide its roots again, so watch the DOM.
    const observer = new MutationObserver(() => {
      const hidden = [...element.children].filter(
        (root): root is HTMLElement => root instanceof HTMLElement && root.style.display === 'none',
      );
      for (const root of hidden) root.style.removeProperty('display');
      // Forces a layout of the hidden screen.
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
