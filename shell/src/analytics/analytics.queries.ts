import type { ChartData } from '@arena/shared/ui';
import { overviewCalls, ROOM_STATUSES, roomCalls, tournamentCalls, userCalls } from '@arena/shared/contract';
import { type CountedFigure, platform, useQuery } from '@arena/shared/platform';
import { countedRoles, countedRooms, countedTournaments, revenueOf, rolesOf, roomsOf, TOURNAMENT_STATUSES, tournamentsOf } from './counted';
import * as t from './analytics.messages';

const key = (what: string) => ['shell', 'analytics', what] as const;
/** Without server-side counts, each chart reads whole lists, so its data stays fresh longer. */
const FRESH_MS = 60_000;

/** A chart of calls that every backend has (part 1 §7, part 2 §7), or of server-side counts. */
export interface CountedChart extends CountedFigure<ChartData> {
  readonly id: string;
  readonly title: string;
  readonly blank: string;
}

const of = (id: string) => ({ id, queryKey: key(id), staleTime: FRESH_MS });

export const COUNTED_CHARTS: readonly CountedChart[] = [
  {
    ...of('revenue'),
    title: t.revenueByMonth,
    blank: t.revenueHint,
    read: async (signal) => revenueOf(await platform().api.call(overviewCalls.monthlyRevenue, {}, { signal })),
  },
  {
    ...of('rooms'),
    title: t.roomsByStatus,
    blank: t.noRooms,
    read: async (signal) => {
      const lists = ROOM_STATUSES.map((status) => platform().api.call(roomCalls.listByStatus, { query: { status } }, { signal }));
      return roomsOf((await Promise.all(lists)).map(({ length }) => length));
    },
    counted: countedRooms,
  },
  {
    ...of('tournaments'),
    title: t.tournamentsByStatus,
    blank: t.noTournaments,
    read: async (signal) => {
      const { api } = platform();
      const pages = TOURNAMENT_STATUSES.map((status) =>
        api.call(tournamentCalls.listByStatus, { params: { status }, query: {} }, { signal }),
      );
      return tournamentsOf((await Promise.all(pages)).map(({ total }) => total));
    },
    counted: countedTournaments,
  },
  {
    ...of('users'),
    title: t.usersByRole,
    blank: t.noUsers,
    read: async (signal) => rolesOf(await platform().api.call(userCalls.list, {}, { signal })),
    counted: countedRoles,
  },
];

/** Extension `analytics`. */
export const useDaily = (query: { readonly days: number; readonly until: string | undefined }) =>
  useQuery({
    queryKey: [...key('daily'), query],
    queryFn: ({ signal }) => platform().api.call(overviewCalls.analytics, { query }, { signal }),
    staleTime: FRESH_MS,
  });
