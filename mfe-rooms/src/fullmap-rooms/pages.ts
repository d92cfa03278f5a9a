import type { FullMapRoom, Page } from '@arena/shared/contract';

/** The part of a long list that was asked for so far: its first `pages` pages, as one list. */
export interface LoadedRooms {
  readonly items: readonly FullMapRoom[];
  readonly pages: number;
  /** How many there are on the server, as far as it said. */
  readonly total: number;
  readonly last: boolean;
}

export const NOTHING_LOADED: LoadedRooms = { items: [], pages: 0, total: 0, last: false };

/**
 * Adds the next page. A room that has moved over a page's edge meanwhile is not shown twice, and a page that brings
 * nothing new ends the list: some backends answer every page with the first.
 */
export function appendPage(loaded: LoadedRooms, page: Page<FullMapRoom>): LoadedRooms {
  const known = new Set(loaded.items.map(({ id }) => id));
  const fresh = page.items.filter(({ id }) => id === null || !known.has(id));
  const items = [...loaded.items, ...fresh];
  const last = page.last || (loaded.pages > 0 && fresh.length === 0);
  return { items, pages: loaded.pages + 1, total: last ? items.length : Math.max(page.total, items.length), last };
}
