import type { Page, Tournament } from '@arena/shared/contract';

/** The pages of a long list that were fetched so far. */
export interface Pages {
  readonly pages: readonly Page<Tournament>[];
}

/** The pages as one list. A tournament that has moved over a page's edge meanwhile is not shown twice. */
export function itemsOf(pages: readonly Page<Tournament>[]): readonly Tournament[] {
  if (pages.length === 1) return pages[0]?.items ?? [];
  const known = new Set<number>();
  return pages.flatMap(({ items }) =>
    items.filter(({ id }) => {
      if (id === null) return true;
      const fresh = !known.has(id);
      known.add(id);
      return fresh;
    }),
  );
}

/**
 * The number of the next page, or undefined at the end. A page that brings nothing new ends the list too: some backends
 * answer every page with the first.
 */
export function nextPage(last: Page<Tournament>, pages: readonly Page<Tournament>[]): number | undefined {
  if (last.last) return undefined;
  const brings = itemsOf(pages).length - itemsOf(pages.slice(0, -1)).length;
  return brings > 0 ? pages.length : undefined;
}

/** How many there are, as far as the server said; at its end a list knows it itself. */
export function totalOf(pages: readonly Page<Tournament>[]): number {
  const shown = itemsOf(pages).length;
  const last = pages.at(-1);
  return last === undefined || last.last ? shown : Math.max(last.total, shown);
}
