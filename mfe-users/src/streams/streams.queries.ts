import { type Stream, streamCalls } from '@arena/shared/contract';
import { platform, useLiveKey, useQuery } from '@arena/shared/platform';

/** The streams as far as they could be read. `complete` is false when a later page failed, or there were too many. */
export interface LoadedStreams {
  readonly items: readonly Stream[];
  readonly complete: boolean;
}

export const streamKeys = { list: () => ['mfe_users', 'streams'] as const };

/** Far more streams than are shown at one time; a backend whose pages never end is not read for ever. */
const MOST_PAGES = 200;

/** What distinguishes a stream from another: its id, or everything else where the backend gives none. */
export const keyOf = ({ id, link, status, startsAt, createdAt, game }: Stream): string =>
  id === null ? JSON.stringify([link, status, startsAt, createdAt, game?.title]) : String(id);

/**
 * Reads all pages: the tabs, their counts and the overlaps hold over all streams. The first request carries no paging
 * parameters, as backends in service know it; a page that brings nothing new ends the list.
 */
async function readAll(signal: AbortSignal): Promise<LoadedStreams> {
  const { api } = platform();
  let page = await api.call(streamCalls.list, { query: {} }, { signal });
  const items = [...page.items];
  for (let pageNumber = 1; !page.last && pageNumber < MOST_PAGES; pageNumber += 1) {
    try {
      page = await api.call(streamCalls.list, { query: { pageNumber } }, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      return { items, complete: false };
    }
    const known = new Set(items.map(keyOf));
    const fresh = page.items.filter((stream) => !known.has(keyOf(stream)));
    if (fresh.length === 0) return { items, complete: true };
    items.push(...fresh);
  }
  return { items, complete: page.last };
}

export const streamsQuery = {
  queryKey: streamKeys.list(),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => readAll(signal),
} as const;

export function useStreams() {
  useLiveKey('stream', streamKeys.list());
  return useQuery(streamsQuery);
}

export const refreshStreams = (): Promise<void> => platform().queryClient.invalidateQueries({ queryKey: streamKeys.list() });
