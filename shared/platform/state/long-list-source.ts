import type { Capability, SearchPage } from '@arena/shared/contract';

/*
 * A list that is short on one platform and has a million rows on another. As long as it fits into one page it is read whole, and the
 * screen searches, filters and sorts it without asking anybody. When it does not, the server does that, page by page. A backend
 * that cannot is asked for the whole list, as the specification has it.
 */

/** Up to how many rows a list is read whole; the largest page there is. */
export const WHOLE = 1000;

export interface SearchOrder {
  readonly sort: string;
  readonly order: 'asc' | 'desc';
}

interface Paging {
  readonly after?: string;
  readonly size: number;
}

export interface Listed {
  readonly id: number | string | null;
}

/** What a search is asked with: the filters of its call, `keywords` among them; without any it finds everything. */
export type SearchFilters = Readonly<Record<string, string | boolean | number>>;

/** Where a list is read. Make it once, in a constant. */
export interface LongListSource<T> {
  /** The cache key of everything that is read of it. */
  readonly key: readonly unknown[];
  /** What a backend announces that searches the list. */
  readonly capability: Capability;
  /** The whole list, of a backend that does not. */
  readonly readAll: (signal: AbortSignal) => Promise<readonly T[]>;
  readonly search: (query: SearchFilters & Partial<SearchOrder> & Paging, signal: AbortSignal) => Promise<SearchPage<T>>;
}

export interface First<T> {
  readonly rows: readonly T[];
  readonly page: SearchPage<T> | null;
}

export const longListKeys = {
  /** The whole list, or its first page where it is longer: `{ rows, page }`. */
  first: ({ key }: Pick<LongListSource<never>, 'key'>) => [...key, 'first'] as const,
  pages: ({ key }: Pick<LongListSource<never>, 'key'>) => [...key, 'pages'] as const,
  total: ({ key }: Pick<LongListSource<never>, 'key'>) => [...key, 'total'] as const,
};

export const firstQuery = <T>(source: LongListSource<T>, searches: boolean) => ({
  queryKey: longListKeys.first(source),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<First<T>> => {
    if (!searches) return { rows: await source.readAll(signal), page: null };
    const page = await source.search({ size: WHOLE }, signal);
    return { rows: page.items, page };
  },
  // Comparing thousands of rows with those before, member by member, takes longer than rendering them.
  structuralSharing: false as const,
});
