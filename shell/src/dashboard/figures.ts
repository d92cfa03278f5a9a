import { overviewCalls, roomCalls, tournamentCalls, userCalls } from '@arena/shared/contract';
import type { IconNode } from '@arena/shared/contract/section';
import { type CountedFigure, platform } from '@arena/shared/platform';
import { formatCount, formatMoney } from '@arena/shared/ui';
import { CircleCheckBig, DollarSign, Trophy, Users } from 'lucide';
import { dashboardKeys } from './dashboard.queries';
import { type SAMPLE_BADGES } from './sample-figures';

interface FigureValue {
  /** null for an answer without a number. */
  readonly value: number | null;
  /** A caveat for reading the value. */
  readonly note?: string;
}

type FigureId = keyof typeof SAMPLE_BADGES;

/** One of the four cards (part 1 §2). */
export interface Figure extends CountedFigure<FigureValue> {
  readonly id: FigureId;
  readonly label: string;
  readonly icon: IconNode;
  readonly path: string;
  readonly pathName: string;
  readonly money: boolean;
}

const of = (id: FigureId) => ({ id, queryKey: dashboardKeys.figure(id), staleTime: 30_000 });

export const FIGURES: readonly Figure[] = [
  {
    ...of('users'),
    label: 'Total Users',
    icon: Users,
    path: '/admin/user-management',
    pathName: 'User Management',
    money: false,
    read: async (signal) => ({ value: (await platform().api.call(userCalls.list, {}, { signal })).length }),
    counted: ({ users }) => ({ value: users }),
  },
  {
    ...of('rooms'),
    label: 'Completed Rooms',
    icon: CircleCheckBig,
    path: '/admin/room-management?tab=completed',
    pathName: 'Room Management',
    money: false,
    read: async (signal) => ({
      value: (await platform().api.call(roomCalls.listByStatus, { query: { status: 'ALL_DONE' } }, { signal })).length,
    }),
    counted: ({ completedRooms }) => ({ value: completedRooms }),
  },
  {
    ...of('tournaments'),
    label: 'Tournaments',
    icon: Trophy,
    path: '/admin/tournaments',
    pathName: 'Tournaments',
    money: false,
    // The specification counts the returned page, which also has the total.
    async read(signal) {
      const { items, total } = await platform().api.call(tournamentCalls.list, { query: {} }, { signal });
      return total > items.length ? { value: items.length, note: `of ${formatCount(total)} (first page only)` } : { value: items.length };
    },
    counted: ({ tournaments }) => ({ value: tournaments }),
  },
  {
    ...of('revenue'),
    label: 'Monthly Revenue',
    icon: DollarSign,
    path: '/admin/analytics',
    pathName: 'Analytics',
    money: true,
    // The first entry in any order (part 1 §2).
    read: async (signal) => ({ value: (await platform().api.call(overviewCalls.monthlyRevenue, {}, { signal }))[0]?.amount ?? null }),
  },
];

export function figureText({ money }: Figure, value: number | null): string | null {
  if (value === null) return null;
  return money ? formatMoney(value) : formatCount(value);
}
