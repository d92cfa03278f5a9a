import { type CallInput, type Page, type Stream, streamCalls } from '@arena/shared/contract';
import { platform, useLiveKey, useQuery } from '@arena/shared/platform';

export interface LoadedStreams {
  readonly items: readonly Stream[];
  /** False while reading, after a failed page, and beyond the page limit. */
  readonly isWhole: boolean;
  /** The total in the backend's first answer. */
  readonly total: number;
}

export const streamKeys = { list: () => ['mfe_users', 'streams'] as const };

/** Guards against a backend whose pages never end. */
const MOST_PAGES = 200;
/** From this many pages on, requests larger pages; backends that don't support them ignore the size. */
const MANY_PAGES = 4;
const LARGE_PAGE = 1000;

/** The id, or all other fields where the backend sends none. */
export const keyOf = ({ id, link, status, startsAt, createdAt, game }: Stream): string =>
  id === null ? JSON.stringify([link, status, startsAt, createdAt, game?.title]) : String(id);

/** Shows the pages read so far. The query stays stale, so a later visit reads it again. */
function showSoFar(read: LoadedStreams): void {
  platform().queryClient.setQueryData<LoadedStreams>(
    streamKeys.list(),
    (shown) => (shown === undefined || (!shown.isWhole && shown.items.length < read.items.length) ? read : undefined),
    { updatedAt: 0 },
  );
}

/** Reads all pages, because tabs, counts and overlaps need every stream. A page without new streams ends the list. */
async function readAll(signal: AbortSignal): Promise<LoadedStreams> {
  const read = (query: CallInput<typeof streamCalls.list>['query']) => platform().api.call(streamCalls.list, { query }, { signal });
  const failed = () => (signal.throwIfAborted(), null);
  const items: Stream[] = [];
  const known = new Set<string>();
  const add = (page: Page<Stream>) => {
    const fresh = page.items.filter((stream) => !known.has(keyOf(stream)));
    for (const stream of fresh) known.add(keyOf(stream));
    items.push(...fresh);
    return fresh.length > 0;
  };
  let page = await read({});
  add(page);
  const { total, pageSize, totalPages } = page;
  const soFar = (isWhole: boolean): LoadedStreams => ({ items: [...items], isWhole, total });
  let paging = {};
  if (!page.last) showSoFar(soFar(false));
  if (totalPages > MANY_PAGES) {
    const large = await read({ pageNumber: 0, pageSize: LARGE_PAGE }).catch(failed);
    if (large !== null && large.pageSize > pageSize && add(large)) [page, paging] = [large, { pageSize: large.pageSize }];
  }
  for (let pageNumber = 1; !page.last && pageNumber < MOST_PAGES; pageNumber += 1) {
    const next = await read({ pageNumber, ...paging }).catch(failed);
    if (next === null) return soFar(false);
    if (!add(next)) return soFar(true);
    page = next;
    showSoFar(soFar(false));
  }
  return soFar(page.last);
}

export const streamsQuery = {
  queryKey: streamKeys.list(),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => readAll(signal),
} as const;

export const prefetchStreams = (): Promise<void> => platform().queryClient.prefetchQuery(streamsQuery);

export function useStreams() {
  useLiveKey('stream', streamKeys.list());
  return useQuery(streamsQuery);
}

export const refreshStreams = (): Promise<void> => platform().queryClient.invalidateQueries({ queryKey: streamKeys.list() });
