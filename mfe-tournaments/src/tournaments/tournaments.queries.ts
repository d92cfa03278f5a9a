import { useMemo } from 'react';
import { gameCalls, LOOKUPS, type TournamentApplication, tournamentCalls, type TournamentStatus } from '@arena/shared/contract';
import {
  type LongListSource,
  markOwnChange,
  platform,
  refreshCounts,
  useInfiniteQuery,
  useListTotal,
  useLiveKey,
  useLongList,
  useQuery,
} from '@arena/shared/platform';
import { itemsOf, nextPage, totalOf } from '@arena/shared/ui';
import { POLL_MS } from './constants';

export type ApplicationStatus = 'PENDING' | 'CREATOR_APPROVED';

/** The cache keys of this section: everything, all lists, one list, one tournament, its applications, its rewards, a figure. */
export const tournamentKeys = {
  all: ['mfe_tournaments'] as const,
  lists: () => [...tournamentKeys.all, 'list'] as const,
  byStatus: (status: TournamentStatus | null) => [...tournamentKeys.lists(), 'status', status] as const,
  search: (keywords: string) => [...tournamentKeys.lists(), 'search', keywords] as const,
  byGame: (gameId: number) => [...tournamentKeys.lists(), 'game', gameId] as const,
  one: (tournamentId: number) => [...tournamentKeys.all, 'one', tournamentId] as const,
  applications: (tournamentId: number, status: ApplicationStatus) => [...tournamentKeys.all, 'applications', tournamentId, status] as const,
  rewards: (tournamentId: number) => [...tournamentKeys.all, 'rewards', tournamentId] as const,
  figures: () => [...tournamentKeys.all, 'figure'] as const,
  games: () => [...tournamentKeys.all, 'games'] as const,
  modes: () => [...tournamentKeys.all, 'modes'] as const,
  maps: () => [...tournamentKeys.all, 'maps'] as const,
};

interface Reading {
  readonly signal: AbortSignal;
}

// Comparing a long list with the one before, member by member, takes longer than rendering it.
const LONG = { structuralSharing: false } as const;

/** The further pages of a list. `failed`: the last attempt to load one. */
export interface MorePages {
  readonly load: () => void;
  readonly loading: boolean;
  readonly failed: boolean;
}

/** All tournaments (`null`), or those in one status, page by page. */
export function useTournamentPages(status: TournamentStatus | null, enabled = true) {
  useLiveKey('tournament', tournamentKeys.byStatus(status));
  const query = useInfiniteQuery({
    queryKey: tournamentKeys.byStatus(status),
    queryFn: ({ pageParam, signal }) => {
      // The first request carries no paging parameters at all: a backend in service knows the call without them.
      const query = pageParam === 0 ? {} : { pageNumber: pageParam };
      const { api } = platform();
      return status === null
        ? api.call(tournamentCalls.list, { query }, { signal })
        : api.call(tournamentCalls.listByStatus, { params: { status }, query }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: nextPage,
    enabled,
    ...LONG,
  });
  const { isFetching, isFetchNextPageError, refetch } = query;
  const pages = query.data?.pages;
  // A further page that failed leaves the list as far as it was read.
  const error = isFetchNextPageError ? null : query.error;
  // Loading a further page while the list is read again would give that up, and leave a gap where something was deleted.
  const more: MorePages | null =
    query.hasNextPage && error === null
      ? { load: () => void (isFetching || query.fetchNextPage()), loading: query.isFetchingNextPage, failed: isFetchNextPageError }
      : null;
  return {
    data: useMemo(() => pages && itemsOf(pages), [pages]),
    total: useMemo(() => totalOf(pages ?? []), [pages]),
    ...{ error, isFetching, refetch, more },
  };
}

export const searchQuery = (keywords: string) => ({
  queryKey: tournamentKeys.search(keywords),
  queryFn: ({ signal }: Reading) => platform().api.call(tournamentCalls.search, { query: { keywords } }, { signal }),
  ...LONG,
});

const gameQuery = (gameId: number) => ({
  queryKey: tournamentKeys.byGame(gameId),
  queryFn: ({ signal }: Reading) => platform().api.call(tournamentCalls.listByGame, { params: { gameId } }, { signal }),
  ...LONG,
});

export const tournamentQuery = (tournamentId: number) => ({
  queryKey: tournamentKeys.one(tournamentId),
  queryFn: ({ signal }: Reading) => platform().api.call(tournamentCalls.get, { params: { tournamentId } }, { signal }),
});

/** The applications to a tournament in one status. Some backends ignore the status that is asked for. */
export const applicationsOf = (tournamentId: number, status: ApplicationStatus): LongListSource<TournamentApplication> => ({
  key: tournamentKeys.applications(tournamentId, status),
  capability: 'application-pages',
  readAll: async (signal) => {
    const applications = await platform().api.call(
      tournamentCalls.applications,
      { params: { tournamentId }, query: { status } },
      { signal },
    );
    return applications.filter((application) => application.status === null || application.status === status);
  },
  search: (query, signal) =>
    platform().api.call(tournamentCalls.searchApplications, { params: { tournamentId }, query: { status, ...query } }, { signal }),
});

export const rewardsQuery = (tournamentId: number) => ({
  queryKey: tournamentKeys.rewards(tournamentId),
  queryFn: ({ signal }: Reading) => platform().api.call(tournamentCalls.rewards, { params: { tournamentId } }, { signal }),
});

/** One tournament; null (an address without an id) reads nothing. */
export function useTournament(tournamentId: number | null) {
  useLiveKey('tournament', tournamentKeys.one(tournamentId ?? 0), tournamentId);
  return useQuery({ ...tournamentQuery(tournamentId ?? 0), enabled: tournamentId !== null });
}

/** Where the server does not announce changes, a screen that somebody works on (`watch`) polls while it is visible. */
export function useApplications(tournamentId: number, status: ApplicationStatus, { watch = false, search = '' } = {}) {
  const source = applicationsOf(tournamentId, status);
  const announced = useLiveKey('tournament', source.key, tournamentId);
  const keywords = search.trim();
  const polling = watch && !announced ? { refetchInterval: POLL_MS } : {};
  return useLongList(source, keywords === '' ? {} : { keywords }, null, polling);
}

/** How many applications there are in a status; null until it is known. */
export function useApplicationTotal(tournamentId: number, status: ApplicationStatus) {
  const source = applicationsOf(tournamentId, status);
  useLiveKey('tournament', source.key, tournamentId);
  return useListTotal(source);
}

/** What was paid so far. */
export function useRewards(tournamentId: number) {
  useLiveKey('tournament', tournamentKeys.rewards(tournamentId), tournamentId);
  return useQuery(rewardsQuery(tournamentId));
}

/** The tournaments that a search finds, and those of one game. */
export function useSearch(keywords: string, enabled: boolean) {
  useLiveKey('tournament', tournamentKeys.search(keywords));
  return useQuery({ ...searchQuery(keywords), enabled });
}
export function useOfGame(gameId: number, enabled: boolean) {
  useLiveKey('tournament', tournamentKeys.byGame(gameId));
  return useQuery({ ...gameQuery(gameId), enabled });
}

export interface NamedGame {
  readonly id: number;
  readonly title: string;
}

const RARELY_CHANGES = { staleTime: 5 * 60_000, retry: false } as const;

/** The games to choose from; the specification's where the backend's list fails, is empty, or is still loading (`isPending`). */
export function useGameList(): { readonly games: readonly NamedGame[]; readonly isPending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: tournamentKeys.games(),
    queryFn: ({ signal }) => platform().api.call(gameCalls.games, {}, { signal }),
    ...RARELY_CHANGES,
  });
  const games = useMemo(() => {
    const named = (data ?? []).flatMap(({ id, title }) => (id === null ? [] : [{ id, title: title ?? `Game ${id}` }]));
    return named.length > 0 ? named : LOOKUPS.games;
  }, [data]);
  return { games, isPending };
}

export const useGames = (): readonly NamedGame[] => useGameList().games;

export const useModes = () =>
  useQuery({
    queryKey: tournamentKeys.modes(),
    queryFn: ({ signal }) => platform().api.call(gameCalls.modes, {}, { signal }),
    ...RARELY_CHANGES,
  });

export const useMaps = () =>
  useQuery({
    queryKey: tournamentKeys.maps(),
    queryFn: ({ signal }) => platform().api.call(gameCalls.maps, {}, { signal }),
    ...RARELY_CHANGES,
  });

const CHANGING: readonly unknown[] = ['list', 'one', 'applications', 'rewards'];

/**
 * After an act: every list, tournament, application and reward is read again where it is on the screen, and what the server
 * counts. Figures of other backends have their own time.
 */
export async function refreshTournaments(): Promise<void> {
  markOwnChange('tournament');
  const lists = {
    queryKey: tournamentKeys.all,
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => CHANGING.includes(queryKey[1]),
  };
  await Promise.all([platform().queryClient.invalidateQueries(lists), refreshCounts()]);
}

/** After a decision: both lists of applications, and the tournament with its count of players. */
export async function refreshApplications(tournamentId: number): Promise<void> {
  const { queryClient } = platform();
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: tournamentKeys.applications(tournamentId, 'PENDING') }),
    queryClient.invalidateQueries({ queryKey: tournamentKeys.applications(tournamentId, 'CREATOR_APPROVED') }),
    queryClient.invalidateQueries({ queryKey: tournamentKeys.one(tournamentId) }),
  ]);
}
