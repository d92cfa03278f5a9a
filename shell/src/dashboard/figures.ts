import { overviewCalls, roomCalls, tournamentCalls, userCalls } from '@arena/shared/contract';
import type { IconNode } from '@arena/shared/contract/section';
import { type CountedFigure, platform } from '@arena/shared/platform';
import { formatCount, formatMoney } from '@arena/shared/ui';
import { CircleCheckBig, DollarSign, Trophy, Users } from 'lucide';
import { dashboardKeys } from './dashboard.queries';
import { type SAMPLE_BADGES } from './sample-figures';
import * as t from './dashboard.messages';

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
    label: t.totalUsers,
    icon: Users,
    path: '/admin/user-management',
    pathName: t.userManagement,
    money: false,
    read: async (signal) => ({ value: (await platform().api.call(userCalls.list, {}, { signal })).length }),
    counted: ({ users }) => ({ value: users }),
  },
  {
    ...of('rooms'),
    label: t.completedRooms,
    icon: CircleCheckBig,
    path: '/admin/room-management?tab=completed',
    pathName: t.roomManagement,
    money: false,
    read: async (signal) => ({
      value: (await platform().api.call(roomCalls.listByStatus, { query: { status: 'ALL_DONE' } }, { signal })).length,
    }),
    counted: ({ completedRooms }) => ({ value: completedRooms }),
  },
  {
    ...of('tournaments'),
    label: t.tournaments,
    icon: Trophy,
    path: '/admin/tournaments',
    pathName: t.tournaments,
    money: false,
    // The specification counts the returned page, which also has the total.
    async read(signal) {
      const { items, total } = await platform().api.call(tournamentCalls.list, { query: {} }, { signal });
      return total > items.length ? { value: items.length, note: t.ofFirstPage(formatCount(total)) } : { value: items.length };
    },
    counted: ({ tournaments }) => ({ value: tournaments }),
  },
  {
    ...of('revenue'),
    label: t.monthlyRevenue,
    icon: DollarSign,
    path: '/admin/analytics',
    pathName: t.analytics,
    money: true,
    // The first entry in any order (part 1 §2).
    read: async (signal) => ({ value: (await platform().api.call(overviewCalls.monthlyRevenue, {}, { signal }))[0]?.amount ?? null }),
  },
];

export function figureText({ money }: Figure, value: number | null): string | null {
  if (value === null) return null;
  return money ? formatMoney(value) : formatCount(value);
}
