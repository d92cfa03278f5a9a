import type { SearchPage } from '@arena/shared/contract';
import { type InfiniteData, useQuery } from '@tanstack/react-query';
import { fetchFresh } from '../api/fetch-fresh';
import { useCapabilityStatus } from '../hooks';
import { platform } from '../platform';
import { type First, firstQuery, type Listed, longListKeys, type LongListSource, type Question, WHOLE } from './long-list';

// Reads of a long list beside the rows on a screen: how many there are, one of them, or all of them.

export interface ListTotal {
  readonly total: number;
  readonly totalIsLeast: boolean;
}

/** How many rows a list has, for a screen without them; null until known. Only a backend that cannot count has to send them. */
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

/** How many rows a list had when a screen read it. Reads nothing itself: a list of cards would read once for each card. */
export function useKnownTotal<T>(source: LongListSource<T>): number | null {
  // The same condition as the list's own: a refetch uses the last observer's function.
  const searches = useCapabilityStatus(source.capability) === 'yes';
  const { data } = useQuery({ ...firstQuery(source, searches), enabled: false });
  return data === undefined ? null : (data.page?.total ?? data.rows.length);
}

/** Reads what `useLongList` will show first, when it is known what the backend has. Never rejects. */
export async function prefetchLongList<T>(source: LongListSource<T>): Promise<void> {
  const { queryClient, capabilities } = platform();
  if (!capabilities.asked()) await new Promise<void>((resolve) => void capabilities.subscribe(resolve));
  await queryClient.prefetchQuery(firstQuery(source, capabilities.has(source.capability)));
}

/** The whole list now, past the cache, of a backend that has no search; the screen shows what was read. */
export const readListNow = async <T>(source: LongListSource<T>): Promise<readonly T[]> =>
  (await fetchFresh(firstQuery(source, false))).rows;

/** Whether a list has a row of this id now. The search of the list must know `id`. */
export async function isListed<T extends Listed>(source: LongListSource<T>, id: number): Promise<boolean> {
  const searches = platform().capabilities.has(source.capability);
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

/** The row of this id, if any reading of the list has it. */
export function listedRow<T extends Listed>(source: LongListSource<T>, id: T['id']): T | undefined {
  for (const { data } of readings(source)) {
    const lists = 'rows' in data ? [data.rows] : data.pages.map(({ items }) => items);
    for (const rows of lists) {
      const row = rows.find((each) => each.id === id);
      if (row !== undefined) return row;
    }
  }
  return undefined;
}

/** Replaces one row wherever it is listed. It keeps its place, and the list is as old as it was. */
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
  // A read under way may be older than this: it starts again.
  if (isReading) void queryClient.invalidateQueries({ queryKey: source.key });
}

/** Everything that a query finds, piece by piece. Only of a backend that searches. */
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
