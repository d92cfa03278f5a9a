import { type TournamentApplication, tournamentCalls, type TournamentStatus } from '@arena/shared/contract';
import {
  type LongListSource,
  markOwnChange,
  platform,
  refreshCounts,
  useListTotal,
  useLiveKey,
  useLongList,
  useNumberedPages,
  useQuery,
} from '@arena/shared/platform';
import { callQuery } from '@arena/shared/ui';
import { POLL_MS } from './constants';

export type ApplicationStatus = 'PENDING' | 'CREATOR_APPROVED';

export const tournamentKeys = {
  all: ['mfe_tournaments'] as const,
  lists: () => [...tournamentKeys.all, 'list'] as const,
  byStatus: (status: TournamentStatus | null) => [...tournamentKeys.lists(), 'status', status] as const,
  search: (keywords: string) => [...tournamentKeys.lists(), 'search', keywords] as const,
  byGame: (gameId: number) => [...tournamentKeys.lists(), 'game', gameId] as const,
  one: (tournamentId: number) => [...tournamentKeys.all, 'one', tournamentId] as const,
  applications: (tournamentId: number) => [...tournamentKeys.all, 'applications', tournamentId] as const,
  rewards: (tournamentId: number) => [...tournamentKeys.all, 'rewards', tournamentId] as const,
  figures: () => [...tournamentKeys.all, 'figure'] as const,
};

/** `null`: all statuses. */
export function useTournamentPages(status: TournamentStatus | null, enabled = true) {
  const queryKey = tournamentKeys.byStatus(status);
  useLiveKey('tournament', queryKey);
  const { rows, total, more, query } = useNumberedPages({
    queryKey,
    read: (pageNumber, signal) => {
      // The first request omits paging parameters, because deployed backends don't know them.
      const query = pageNumber === 0 ? {} : { pageNumber };
      const { api } = platform();
      return status === null
        ? api.call(tournamentCalls.list, { query }, { signal })
        : api.call(tournamentCalls.listByStatus, { params: { status }, query }, { signal });
    },
    enabled,
  });
  const { isFetching, refetch } = query;
  // A failed further page keeps the rows read so far.
  const error = query.isFetchNextPageError ? null : query.error;
  return { data: rows, total, error, isFetching, refetch, more: error === null ? more : null };
}
export type MorePages = ReturnType<typeof useTournamentPages>['more'];

export const searchQuery = (keywords: string) =>
  callQuery(tournamentKeys.search(keywords), tournamentCalls.search, { query: { keywords } });

export const gameQuery = (gameId: number) => callQuery(tournamentKeys.byGame(gameId), tournamentCalls.listByGame, { params: { gameId } });

export const tournamentQuery = (tournamentId: number) =>
  callQuery(tournamentKeys.one(tournamentId), tournamentCalls.get, { params: { tournamentId } });

/** Some backends ignore the requested status. */
export const applicationsOf = (tournamentId: number, status: ApplicationStatus): LongListSource<TournamentApplication> => ({
  key: [...tournamentKeys.applications(tournamentId), status],
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

export const rewardsQuery = (tournamentId: number) =>
  callQuery(tournamentKeys.rewards(tournamentId), tournamentCalls.rewards, { params: { tournamentId } });

export function useTournament(tournamentId: number | null) {
  useLiveKey('tournament', tournamentKeys.one(tournamentId ?? 0), tournamentId);
  return useQuery({ ...tournamentQuery(tournamentId ?? 0), enabled: tournamentId !== null });
}

/** Polls a watched screen while visible, if the server announces no changes. */
export function useApplications(tournamentId: number, status: ApplicationStatus, { watch = false, search = '' } = {}) {
  const source = applicationsOf(tournamentId, status);
  const announced = useLiveKey('tournament', source.key, tournamentId);
  const keywords = search.trim();
  const polling = watch && !announced ? { refetchInterval: POLL_MS } : {};
  return useLongList(source, keywords === '' ? {} : { keywords }, null, polling);
}

/** null until known. */
export function useApplicationTotal(tournamentId: number, status: ApplicationStatus) {
  const source = applicationsOf(tournamentId, status);
  useLiveKey('tournament', source.key, tournamentId);
  return useListTotal(source);
}

export function useRewards(tournamentId: number) {
  useLiveKey('tournament', tournamentKeys.rewards(tournamentId), tournamentId);
  return useQuery(rewardsQuery(tournamentId));
}

/** A list that is read in one call: search results, or one game's tournaments. */
export function useFound(query: ReturnType<typeof searchQuery | typeof gameQuery>, enabled: boolean) {
  useLiveKey('tournament', query.queryKey);
  // Comparing a long list field by field takes longer than rendering it.
  return useQuery({ ...query, enabled, structuralSharing: false });
}

const CHANGING: readonly unknown[] = ['list', 'one', 'applications', 'rewards'];

/** Refetches what is on the screen and the server's counts. null: a new tournament. */
export async function refreshTournaments(tournamentId: number | null): Promise<void> {
  markOwnChange('tournament', tournamentId);
  const lists = {
    queryKey: tournamentKeys.all,
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => CHANGING.includes(queryKey[1]),
  };
  await Promise.all([platform().queryClient.invalidateQueries(lists), refreshCounts()]);
}

/** Refetches both lists of applications and the tournament with its player count. */
export async function refreshApplications(tournamentId: number): Promise<void> {
  const { queryClient } = platform();
  const keys = [tournamentKeys.applications(tournamentId), tournamentKeys.one(tournamentId)];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
