import { useCurrentSearch } from '@arena/shared/platform';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const CONSOLE = /^\/admin(?![^/?#])/;

/** Follows plain links without a page load: a router link listens to every address change, which is costly in tables. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const currentSearch = useCurrentSearch();
  return (event) => {
    // Links in a shadow root too.
    const link = event.nativeEvent.composedPath().find((at): at is HTMLAnchorElement => at instanceof HTMLAnchorElement);
    const href = link?.getAttribute('href') ?? '';
    if (!CONSOLE.test(href) || link?.target !== '' || link.hasAttribute('download')) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const search = currentSearch();
    const isBelow = href.startsWith(`${pathname}/`);
    void navigate(href, { replace: href === pathname + search, ...(isBelow && { state: { list: search } }) });
  };
}
