import { fullMapCalls, type FullMapStatus } from '@arena/shared/contract';
import { platform, markOwnChange, useLiveKey, useMutation, useQuery } from '@arena/shared/platform';
import { appendPage, type LoadedRooms, NOTHING_LOADED } from './pages';
import { POLL_MS } from './timing';

export type ApplicationStatus = 'PENDING' | 'CREATOR_APPROVED';

/** The cache keys of this area: everything, the lists, one list, one room, its applications, its winners. */
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

/** Reads as many pages as are on the screen, so that a refresh never makes the list shorter. */
export const listQuery = (status: FullMapStatus) => ({
  queryKey: fullMapKeys.list(status),
  queryFn: async ({ signal }: Reading): Promise<LoadedRooms> => {
    const pages = platform().queryClient.getQueryData<LoadedRooms>(fullMapKeys.list(status))?.pages ?? 1;
    let loaded = NOTHING_LOADED;
    while (loaded.pages < pages && !loaded.last) loaded = appendPage(loaded, await readPage(status, loaded.pages, signal));
    return loaded;
  },
});

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

/** One tab's list, and the way to more of it. */
export function useFullMapList(status: FullMapStatus) {
  useLiveKey('fullmap', fullMapKeys.list(status));
  const list = useQuery(listQuery(status));
  const more = useMutation({
    mutationFn: async () => {
      const { queryClient } = platform();
      // A refresh that began before would put the shorter list back.
      await queryClient.cancelQueries({ queryKey: fullMapKeys.list(status) });
      const page = await readPage(status, queryClient.getQueryData<LoadedRooms>(fullMapKeys.list(status))?.pages ?? 0);
      queryClient.setQueryData<LoadedRooms>(fullMapKeys.list(status), (loaded = NOTHING_LOADED) => appendPage(loaded, page));
    },
  });
  return { ...list, more };
}

/** Where the server does not tell of changes, a page that is worked on (`watch`) polls while it is looked at. */
const polled = (watch: boolean, told: boolean) => (watch && !told ? { refetchInterval: POLL_MS } : {});

/** One room; null (an address without an id) asks nothing. */
export function useFullMap(fullmapId: number | null, watch = false) {
  const told = useLiveKey('fullmap', fullMapKeys.room(fullmapId ?? 0), fullmapId);
  return useQuery({ ...roomQuery(fullmapId ?? 0), enabled: fullmapId !== null, ...polled(watch, told) });
}

export function useApplications(fullmapId: number | null, status: ApplicationStatus, watch = false) {
  const told = useLiveKey('fullmap', fullMapKeys.applications(fullmapId ?? 0, status), fullmapId);
  return useQuery({ ...applicationsQuery(fullmapId ?? 0, status), enabled: fullmapId !== null, ...polled(watch, told) });
}

export const useWinners = (fullmapId: number | null) => useQuery({ ...winnersQuery(fullmapId ?? 0), enabled: fullmapId !== null });

/** How many players a room has, when a screen has asked for them before. Asks nothing itself: a list would ask once per card. */
export const useKnownPlayers = (fullmapId: number | null): number | null =>
  useQuery({ ...applicationsQuery(fullmapId ?? 0, 'CREATOR_APPROVED'), enabled: false }).data?.length ?? null;

/** Starts to read what a card's screen will need, while the pointer or the focus is still on the card. */
export function prefetchFullMap(fullmapId: number): void {
  const { queryClient } = platform();
  void queryClient.prefetchQuery(roomQuery(fullmapId));
  void queryClient.prefetchQuery(applicationsQuery(fullmapId, 'CREATOR_APPROVED'));
}

function readAgain(queryKey: readonly unknown[]): Promise<void> {
  markOwnChange('fullmap');
  return platform().queryClient.invalidateQueries({ queryKey });
}

/** After an act: every list, room, application and winner is read again where it is on the screen. */
export const refreshFullMaps = (): Promise<void> => readAgain(fullMapKeys.all);
export const refreshFullMapLists = (): Promise<void> => readAgain(fullMapKeys.lists());

/** After a decision: both lists and the room, because a request moves from one to the other. */
export async function refreshRequests(fullmapId: number): Promise<void> {
  const { queryClient } = platform();
  const keys = [fullMapKeys.applications(fullmapId, 'PENDING'), fullMapKeys.applications(fullmapId, 'CREATOR_APPROVED')];
  await Promise.all([...keys, fullMapKeys.room(fullmapId)].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
