import { type FullMapApplication, fullMapCalls, type FullMapRoom, type FullMapStatus } from '@arena/shared/contract';
import {
  type LongListSource,
  markOwnChange,
  platform,
  prefetchLongList,
  rowSearch,
  useCapabilityStatus,
  useKnownTotal,
  useLiveKey,
  useLongList,
  useNumberedPages,
  useQuery,
} from '@arena/shared/platform';
import { callQuery } from '@arena/shared/ui';

const POLL_MS = 15_000;

type ApplicationStatus = 'PENDING' | 'CREATOR_APPROVED';

export const fullMapKeys = {
  all: ['mfe_rooms', 'fullmaps'] as const,
  lists: () => [...fullMapKeys.all, 'list'] as const,
  list: (status: FullMapStatus) => [...fullMapKeys.lists(), status] as const,
  room: (fullmapId: number) => [...fullMapKeys.all, 'room', fullmapId] as const,
  applications: (fullmapId: number) => [...fullMapKeys.all, 'applications', fullmapId] as const,
  winners: (fullmapId: number) => [...fullMapKeys.all, 'winners', fullmapId] as const,
};

// The first request omits paging parameters, because deployed backends don't know them.
export const readPage = (status: FullMapStatus, pageNumber: number, signal?: AbortSignal) =>
  platform().api.call(fullMapCalls.listByStatus, { params: { status }, query: pageNumber === 0 ? {} : { pageNumber } }, { signal });

export const roomQuery = (fullmapId: number) => callQuery(fullMapKeys.room(fullmapId), fullMapCalls.get, { params: { fullmapId } });

export const winnersQuery = (fullmapId: number) =>
  callQuery(fullMapKeys.winners(fullmapId), fullMapCalls.winners, { params: { fullmapId } });

export const applicationsOf = (fullmapId: number, status: ApplicationStatus): LongListSource<FullMapApplication> => ({
  key: [...fullMapKeys.applications(fullmapId), status],
  capability: 'application-pages',
  readAll: (signal) => platform().api.call(fullMapCalls.applications, { params: { fullmapId }, query: { status } }, { signal }),
  search: (query, signal) =>
    platform().api.call(fullMapCalls.searchApplications, { params: { fullmapId }, query: { status, ...query } }, { signal }),
});

const listOf = (status: FullMapStatus): LongListSource<FullMapRoom> => ({
  key: fullMapKeys.list(status),
  capability: 'application-pages',
  // Without the capability, `useFullMapList` reads numbered pages.
  readAll: async (signal) => (await readPage(status, 0, signal)).items,
  search: (query, signal) => platform().api.call(fullMapCalls.search, { query: { status, ...query } }, { signal }),
});
export const FULLMAP_LISTS: Readonly<Record<FullMapStatus, LongListSource<FullMapRoom>>> = {
  PENDING: listOf('PENDING'),
  PRIVATE: listOf('PRIVATE'),
};

/** One tab's list, page by page. Searches on the server where supported, otherwise in the loaded rows. */
export function useFullMapList(status: FullMapStatus, search = '') {
  useLiveKey('fullmap', fullMapKeys.list(status));
  const pages = useCapabilityStatus('application-pages');
  const keywords = search.trim();
  const list = useLongList(FULLMAP_LISTS[status], keywords === '' ? {} : { keywords }, null, { enabled: pages === 'yes' });
  const numbered = useNumberedPages({
    queryKey: [...fullMapKeys.list(status), 'numbered'],
    read: (pageNumber, signal) => readPage(status, pageNumber, signal),
    enabled: pages === 'no',
  });
  return pages === 'no' ? { ...numbered, totalIsLeast: false, isWhole: true, isSearching: false } : list;
}

// Line breaks keep matches within one text.
const FULLMAP_SEARCH = rowSearch(({ title, id, accessId, game, map, mode, creator }: FullMapRoom) =>
  [title, id, accessId, game?.title, map?.title, mode?.name, creator?.name].join('\n'),
);

export function searchFullMaps(rooms: readonly FullMapRoom[], search: string): readonly FullMapRoom[] {
  const matches = FULLMAP_SEARCH.filter(search);
  return matches === null ? rooms : rooms.filter(matches);
}

interface RoomReading {
  readonly rows?: readonly FullMapRoom[];
  readonly pages?: readonly { readonly items: readonly FullMapRoom[] }[];
}

export function knownIds(): readonly number[] {
  const readings = platform().queryClient.getQueriesData<RoomReading>({ queryKey: fullMapKeys.list('PENDING') });
  const rooms = readings.flatMap(([, data]) => [...(data?.rows ?? []), ...(data?.pages ?? []).flatMap(({ items }) => items)]);
  return [...new Set(rooms.flatMap(({ id }) => id ?? []))];
}

/** Polls a watched page while visible, if the server announces no changes. */
const polled = (watch: boolean, isLive: boolean) => (watch && !isLive ? { refetchInterval: POLL_MS } : {});

/** null reads nothing: the address has no id. */
export function useFullMap(fullmapId: number | null, watch = false) {
  const isLive = useLiveKey('fullmap', fullMapKeys.room(fullmapId ?? 0), fullmapId);
  return useQuery({ ...roomQuery(fullmapId ?? 0), enabled: fullmapId !== null, ...polled(watch, isLive) });
}

/** A long list contains only the server's search results. */
export function useApplications(fullmapId: number, status: ApplicationStatus, { watch = false, search = '' } = {}) {
  const source = applicationsOf(fullmapId, status);
  const isLive = useLiveKey('fullmap', source.key, fullmapId);
  const keywords = search.trim();
  return useLongList(source, keywords === '' ? {} : { keywords }, null, polled(watch, isLive));
}

export const useWinners = (fullmapId: number) => useQuery(winnersQuery(fullmapId));

export const useKnownPlayers = (fullmapId: number | null): number | null =>
  useKnownTotal(applicationsOf(fullmapId ?? 0, 'CREATOR_APPROVED'));

/** Prefetches the screen behind a hovered or focused card. */
export function prefetchFullMap(fullmapId: number, screen: 'approvals' | 'results'): void {
  const { queryClient } = platform();
  void queryClient.prefetchQuery(roomQuery(fullmapId));
  void prefetchLongList(applicationsOf(fullmapId, 'CREATOR_APPROVED'));
  if (screen === 'results') void queryClient.prefetchQuery(winnersQuery(fullmapId));
  else void prefetchLongList(applicationsOf(fullmapId, 'PENDING'));
}

/** Refetches what is on the screen; after creating a room (null), only the lists. */
export function refreshFullMaps(fullmapId: number | null): Promise<void> {
  markOwnChange('fullmap', fullmapId);
  return platform().queryClient.invalidateQueries({ queryKey: fullmapId === null ? fullMapKeys.lists() : fullMapKeys.all });
}

/** Refetches both lists and the room, because a decided request moves between them. */
export async function refreshRequests(fullmapId: number): Promise<void> {
  const { queryClient } = platform();
  const keys = [fullMapKeys.applications(fullmapId), fullMapKeys.room(fullmapId)];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
