import { fullMapCalls, type FullMapRoom, type FullMapStatus, gameCalls, type Page } from '@arena/shared/contract';
import { markOwnChange, platform, useInfiniteQuery, useLiveKey, useQuery } from '@arena/shared/platform';
import { itemsOf, nextPage, totalOf } from '@arena/shared/ui';
import { POLL_MS } from './timing';

type ApplicationStatus = 'PENDING' | 'CREATOR_APPROVED';

export const fullMapKeys = {
  all: ['mfe_rooms', 'fullmaps'] as const,
  lists: () => [...fullMapKeys.all, 'list'] as const,
  list: (status: FullMapStatus) => [...fullMapKeys.lists(), status] as const,
  room: (fullmapId: number) => [...fullMapKeys.all, 'room', fullmapId] as const,
  applications: (fullmapId: number, status: ApplicationStatus) => [...fullMapKeys.all, 'applications', fullmapId, status] as const,
  winners: (fullmapId: number) => [...fullMapKeys.all, 'winners', fullmapId] as const,
};

interface Reading {
  readonly signal: AbortSignal;
}

// The first request carries no paging parameters at all: a backend in service knows the call without them.
export const readPage = (status: FullMapStatus, pageNumber: number, signal?: AbortSignal) =>
  platform().api.call(fullMapCalls.listByStatus, { params: { status }, query: pageNumber === 0 ? {} : { pageNumber } }, { signal });

export const roomQuery = (fullmapId: number) => ({
  queryKey: fullMapKeys.room(fullmapId),
  queryFn: ({ signal }: Reading) => platform().api.call(fullMapCalls.get, { params: { fullmapId } }, { signal }),
});

export const applicationsQuery = (fullmapId: number, status: ApplicationStatus) => ({
  queryKey: fullMapKeys.applications(fullmapId, status),
  queryFn: ({ signal }: Reading) =>
    platform().api.call(fullMapCalls.applications, { params: { fullmapId }, query: { status } }, { signal }),
});

export const winnersQuery = (fullmapId: number) => ({
  queryKey: fullMapKeys.winners(fullmapId),
  queryFn: ({ signal }: Reading) => platform().api.call(fullMapCalls.winners, { params: { fullmapId } }, { signal }),
});

const asOneList = ({ pages }: { readonly pages: readonly Page<FullMapRoom>[] }) => ({ items: itemsOf(pages), total: totalOf(pages) });

/** One tab's list, page by page. */
export function useFullMapList(status: FullMapStatus) {
  useLiveKey('fullmap', fullMapKeys.list(status));
  return useInfiniteQuery({
    queryKey: fullMapKeys.list(status),
    queryFn: ({ pageParam, signal }) => readPage(status, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    select: asOneList,
  });
}

/** The ids of the scheduled rooms that are on the screen. */
export function knownIds(): readonly number[] {
  const list = platform().queryClient.getQueryData<{ readonly pages: readonly Page<FullMapRoom>[] }>(fullMapKeys.list('PENDING'));
  return (list?.pages ?? []).flatMap(({ items }) => items.flatMap(({ id }) => id ?? []));
}

/** Where the server announces no changes, a page that is worked on (`watch`) polls while it is looked at. */
const polled = (watch: boolean, isLive: boolean) => (watch && !isLive ? { refetchInterval: POLL_MS } : {});

/** One room; null (an address without an id) reads nothing. */
export function useFullMap(fullmapId: number | null, watch = false) {
  const isLive = useLiveKey('fullmap', fullMapKeys.room(fullmapId ?? 0), fullmapId);
  return useQuery({ ...roomQuery(fullmapId ?? 0), enabled: fullmapId !== null, ...polled(watch, isLive) });
}

export function useApplications(fullmapId: number | null, status: ApplicationStatus, watch = false) {
  const isLive = useLiveKey('fullmap', fullMapKeys.applications(fullmapId ?? 0, status), fullmapId);
  return useQuery({ ...applicationsQuery(fullmapId ?? 0, status), enabled: fullmapId !== null, ...polled(watch, isLive) });
}

export const useWinners = (fullmapId: number | null) => useQuery({ ...winnersQuery(fullmapId ?? 0), enabled: fullmapId !== null });

/** How many players a room has, when a screen has read them before. Reads nothing itself: a list would read once per card. */
export const useKnownPlayers = (fullmapId: number | null): number | null =>
  useQuery({ ...applicationsQuery(fullmapId ?? 0, 'CREATOR_APPROVED'), enabled: false }).data?.length ?? null;

/** Starts to read what a card's screen will need, while the pointer or the focus is still on the card. */
export function prefetchFullMap(fullmapId: number): void {
  const { queryClient } = platform();
  void queryClient.prefetchQuery(roomQuery(fullmapId));
  void queryClient.prefetchQuery(applicationsQuery(fullmapId, 'CREATOR_APPROVED'));
}

/** After an act: what is on the screen of full-map rooms, or only of their lists, is read again. */
export function refreshFullMaps(queryKey: readonly unknown[] = fullMapKeys.all): Promise<void> {
  markOwnChange('fullmap');
  return platform().queryClient.invalidateQueries({ queryKey });
}

/** After a decision: both lists and the room, because a request moves from one to the other. */
export async function refreshRequests(fullmapId: number): Promise<void> {
  const { queryClient } = platform();
  const keys = [fullMapKeys.applications(fullmapId, 'PENDING'), fullMapKeys.applications(fullmapId, 'CREATOR_APPROVED')];
  await Promise.all([...keys, fullMapKeys.room(fullmapId)].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

const LOOKUP = { staleTime: 5 * 60_000, retry: false } as const;

/** The backend's games, modes and maps, where it has such lists. */
export const useGames = () =>
  useQuery({ queryKey: ['mfe_rooms', 'games'], queryFn: ({ signal }) => platform().api.call(gameCalls.games, {}, { signal }), ...LOOKUP });
export const useModes = () =>
  useQuery({ queryKey: ['mfe_rooms', 'modes'], queryFn: ({ signal }) => platform().api.call(gameCalls.modes, {}, { signal }), ...LOOKUP });
export const useMaps = () =>
  useQuery({ queryKey: ['mfe_rooms', 'maps'], queryFn: ({ signal }) => platform().api.call(gameCalls.maps, {}, { signal }), ...LOOKUP });
