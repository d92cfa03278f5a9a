import type { MouseEvent } from 'react';
import { useNavigate } from '@arena/shared/platform';

/**
 * Follows the plain links inside an element within the console. A table has one in every row, and two of the router's own
 * cost more than the rest of a row. A new tab, a download and the like are left to the browser.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (href == null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href);
  };
}
