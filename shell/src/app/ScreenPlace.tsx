import { styled } from '@arena/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

const Place = styled('div')({ '&[data-ahead]': { contentVisibility: 'hidden' } });

interface ScreenPlaceProps {
  /** Prerendered: hidden from users, keys, screen readers and the browser's search. */
  readonly ahead: boolean;
  readonly children: ReactNode;
}

/** Uses `content-visibility`, because `display: none` skips the layout and showing the screen would have to do it. */
export function ScreenPlace({ ahead, children }: ScreenPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!ahead || element === null || !('contentVisibility' in element.style)) return undefined;
    // A hidden screen's effects don't run, and later commits hide its roots again, so watch the DOM.
    const observer = new MutationObserver(() => {
      const hidden = [...element.children].filter(
        (root): root is HTMLElement => root instanceof HTMLElement && root.style.display === 'none',
      );
      for (const root of hidden) root.style.removeProperty('display');
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
