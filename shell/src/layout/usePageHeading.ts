import { isolated } from '@arena/shared/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from './layout.messages';

const BRAND = t.arena;
/** After this time, moving the focus could interrupt the user. */
const PATIENCE_MS = 10_000;

// Module state, because going from the console to the login page is a navigation too. The first screen isn't.
let lastPath: string | null = null;

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** After a navigation, focuses the heading for screen readers, unless the user moved the focus. Query changes don't count. */
export function usePageHeading(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const awaited = useRef<string | null>(null);

  useEffect(() => {
    const element = main.current;
    if (element === null) return undefined;
    if (lastPath !== null && lastPath !== pathname) awaited.current = pathname;
    lastPath = pathname;
    const arrived = Date.now();
    const focusedBefore = document.activeElement;

    const observed = { childList: true, subtree: true, characterData: true };
    const follow = () => {
      // The heading of another framework's page is in its shadow root.
      const page = element.querySelector('[data-mounted]:not([data-ahead] *)')?.shadowRoot;
      if (page) observer.observe(page, observed);
      const heading = element.querySelector<HTMLElement>('h1:not([data-ahead] *)') ?? page?.querySelector('h1');
      const text = heading?.textContent.trim();
      if (!heading || !text) return;
      const title = `${isolated(text)} · ${BRAND}`;
      if (document.title !== title) document.title = title;
      if (awaited.current !== pathname) return;
      awaited.current = null;
      const focused = document.activeElement;
      const untouched = focused === null || focused === document.body || focused === focusedBefore;
      if (untouched && Date.now() - arrived < PATIENCE_MS) focusHeading(heading);
    };
    const observer = new MutationObserver(follow);
    observer.observe(element, observed);
    follow();
    return () => observer.disconnect();
  }, [main, pathname]);
}
