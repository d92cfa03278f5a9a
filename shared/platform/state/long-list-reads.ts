import type { SearchPage } from '@arena/shared/contract';
import { type InfiniteData, useQuery } from '@tanstack/react-query';
import { fetchFresh } from '../api/fetch-fresh';
import { capabilityStatus, useCapabilityStatus } from '../hooks';
import { platform } from '../platform';
import { type First, firstQuery, type Listed, longListKeys, type LongListSource, type Question, WHOLE } from './long-list';

// Reads of a long list apart from its screen: the count, one row, or all rows.

/** How many rows a list has, or has at least. */
export interface ListTotal {
  readonly total: number;
  readonly totalIsLeast: boolean;
}

/** The number of rows, for a screen without the rows; null until known. Reads the whole list only on backends that can't count. */
export function useListTotal<T>(source: LongListSource<T>): ListTotal | null {
  const status = useCapabilityStatus(source.capability);
  const counted = useQuery({
    queryKey: longListKeys.total(source),
    queryFn: async ({ signal }): Promise<ListTotal> => {
      const { items, total, totalIsLeast } = await source.search({ size: 1 }, signal);
      return { total: total ?? items.length, totalIsLeast };
    },
    enabled: status === 'yes',
  }).data;
  const first = useQuery({ ...firstQuery(source, status === 'yes'), enabled: status === 'no' }).data;
  return counted ?? (first === undefined ? null : { total: first.rows.length, totalIsLeast: false });
}

/** The number of rows when a screen last read the list. Makes no request itself, so every card of a list can call it. */
export function useKnownTotal<T>(source: LongListSource<T>): number | null {
  // The same condition as in the list itself, because a refetch uses the last observer's function.
  const searches = useCapabilityStatus(source.capability) === 'yes';
  const { data } = useQuery({ ...firstQuery(source, searches), enabled: false });
  return data === undefined ? null : (data.page?.total ?? data.rows.length);
}

/** Prefetches what `useLongList` shows first, once the capabilities are known. Never rejects. */
export async function prefetchLongList<T>(source: LongListSource<T>): Promise<void> {
  const { queryClient, capabilities } = platform();
  if (capabilityStatus(source.capability) === 'asking') await new Promise<void>((resolve) => void capabilities.subscribe(resolve));
  await queryClient.prefetchQuery(firstQuery(source, capabilityStatus(source.capability) === 'yes'));
}

/**
 * The whole list now, past the cache, on a backend without search. Updates the screens.
 * @throws ApiError
 */
export const readListNow = async <T>(source: LongListSource<T>): Promise<readonly T[]> =>
  (await fetchFresh(firstQuery(source, false))).rows;

/**
 * Whether the list has a row of this id now, by the search filter `id` where the backend searches.
 * @throws ApiError
 */
export async function isListed<T extends Listed>(source: LongListSource<T>, id: number): Promise<boolean> {
  const searches = capabilityStatus(source.capability) === 'yes';
  const rows = searches ? (await source.search({ id, size: 1 }, new AbortController().signal)).items : await readListNow(source);
  return rows.some((row) => row.id === id);
}

type Reading<T> = First<T> | InfiniteData<SearchPage<T>, string | null>;
const readings = <T>({ key }: LongListSource<T>) =>
  platform()
    .queryClient.getQueryCache()
    .findAll({ queryKey: key })
    .flatMap((query) => {
      const data = query.state.data as Reading<T> | ListTotal | undefined;
      return data === undefined || !('rows' in data || 'pages' in data) ? [] : [{ query, data }];
    });

/** The cached row of this id, if any screen has read it. */
export function listedRow<T extends Listed>(source: LongListSource<T>, id: T['id']): T | undefined {
  const lists = readings(source).flatMap(({ data }) => ('rows' in data ? [data.rows] : data.pages.map(({ items }) => items)));
  return lists.flat().find((row) => row.id === id);
}

/** Replaces a row wherever it is cached. It keeps its position, and the list stays as stale as it was. */
export function replaceListedRow<T extends Listed>(source: LongListSource<T>, row: T): void {
  const { queryClient } = platform();
  const isReading = queryClient.isFetching({ queryKey: source.key }) > 0;
  const replaced = (rows: readonly T[]) => rows.map((old) => (old.id === row.id ? row : old));
  const inPage = (page: SearchPage<T>) => ({ ...page, items: replaced(page.items) });
  for (const { query, data } of readings(source)) {
    const { dataUpdatedAt: updatedAt, isInvalidated } = query.state;
    const now: Reading<T> =
      'rows' in data
        ? { rows: replaced(data.rows), page: data.page === null ? null : inPage(data.page) }
        : { ...data, pages: data.pages.map(inPage) };
    queryClient.setQueryData(query.queryKey, now, { updatedAt });
    if (isInvalidated) query.invalidate();
  }
  // A pending read may be older than the row, so it starts again.
  if (isReading) void queryClient.invalidateQueries({ queryKey: source.key });
}

/**
 * All rows of a query, page by page, on a backend that searches.
 * @throws ApiError, or the signal's reason when it aborts.
 * @example for await (const { items } of piecesOf(source, { filters: {}, order: null }, signal)) write(items);
 */
export async function* piecesOf<T>(source: LongListSource<T>, question: Question, signal: AbortSignal): AsyncGenerator<SearchPage<T>> {
  for (let after: string | undefined; ;) {
    const paging = { size: WHOLE, ...(after === undefined ? {} : { after }) };
    const page = await source.search({ ...question.filters, ...question.order, ...paging }, signal);
    signal.throwIfAborted();
    yield page;
    if (page.next === null) return;
    after = page.next;
  }
}
