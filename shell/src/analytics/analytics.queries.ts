import { overviewCalls, ROOM_STATUSES, roomCalls, tournamentCalls, type TournamentStatus, userCalls } from '@arena/shared/contract';
import { type CountedFigure, platform, useFigure, useQuery } from '@arena/shared/platform';
import { type ChartData } from '../charts/chart-data';
import { roomsOf, revenueOf, rolesOf, tournamentsOf } from './counted';

const key = (what: string) => ['shell', 'analytics', what] as const;
/** These charts are looked at for a while, and each costs whole lists. */
const FRESH_MS = 60_000;
const STATUSES: readonly TournamentStatus[] = ['PENDING', 'ONGOING', 'COMPLETED'];

/** A chart of calls which every backend has (part 1 §7, part 2 §7). */
export interface CountedChart extends Pick<CountedFigure<ChartData>, 'read' | 'counted'> {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly blank: string;
}

export const COUNTED_CHARTS: readonly CountedChart[] = [
  {
    id: 'revenue',
    title: 'Revenue by month',
    source: 'GET /revenue/monthly',
    blank: 'The first month with revenue appears here.',
    read: async (signal) => revenueOf(await platform().api.call(overviewCalls.monthlyRevenue, {}, { signal })),
  },
  {
    id: 'rooms',
    title: 'Rooms by status',
    source: `GET /rooms/status?status=${ROOM_STATUSES.join(', ')}`,
    blank: 'Rooms are counted here as soon as players open some.',
    read: async (signal) => {
      const lists = ROOM_STATUSES.map((status) => platform().api.call(roomCalls.listByStatus, { query: { status } }, { signal }));
      return roomsOf((await Promise.all(lists)).map(({ length }) => length));
    },
    counted: ({ scheduledRooms, waitingRooms, completedRooms }) => roomsOf([scheduledRooms, waitingRooms, completedRooms]),
  },
  {
    id: 'tournaments',
    title: 'Tournaments by status',
    source: `GET /posts/status/${STATUSES.join(', ')}`,
    blank: 'Tournaments are counted here as soon as there are some.',
    read: async (signal) => {
      const { api } = platform();
      const pages = STATUSES.map((status) => api.call(tournamentCalls.listByStatus, { params: { status }, query: {} }, { signal }));
      return tournamentsOf((await Promise.all(pages)).map(({ total }) => total));
    },
  },
  {
    id: 'users',
    title: 'Users by role',
    source: 'GET /users/',
    blank: 'Users are counted here as soon as somebody registers.',
    read: async (signal) => rolesOf(await platform().api.call(userCalls.list, {}, { signal })),
  },
];

export const useCounted = ({ id, ...chart }: CountedChart) => useFigure({ ...chart, queryKey: key(id), staleTime: FRESH_MS });

/** Extension `analytics`: revenue, rooms and registrations of the last days. */
export const useDaily = (days: number) =>
  useQuery({
    queryKey: [...key('daily'), days],
    queryFn: ({ signal }) => platform().api.call(overviewCalls.analytics, { query: { days } }, { signal }),
    staleTime: FRESH_MS,
  });
