import { tournamentCalls } from '@arena/shared/contract';
import { ApiError, platform, useQuery } from '@arena/shared/platform';
import { formatMoney } from '@arena/shared/ui';
import type { IconNode } from '@arena/shared/contract';
import { CalendarClock, Medal, Swords, Users } from 'lucide';
import { tournamentPaths } from '../paths';
import { tournamentKeys } from '../tournaments.queries';

type FigureId = 'active' | 'participants' | 'upcoming' | 'prizePool';

/** One number over all tournaments: a summary card of the list, and for two of them a page of its own. */
export interface Figure {
  readonly id: FigureId;
  readonly label: string;
  readonly hint: string;
  readonly icon: IconNode;
  readonly path: string;
  readonly money: boolean;
  /** null when the answer holds no number: three of the calls are placeholders in the specification. */
  readonly read: (signal: AbortSignal) => Promise<number | null>;
}

/** A page's total. An answer that is no page is odd, not failed. */
async function totalOf(status: '' | 'PENDING', signal: AbortSignal): Promise<number | null> {
  try {
    return (await platform().api.call(tournamentCalls.listByStatus, { params: { status }, query: {} }, { signal })).total;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'bad-answer') return null;
    throw error;
  }
}

export const FIGURES: Readonly<Record<FigureId, Figure>> = {
  active: {
    id: 'active',
    label: 'Active Tournaments',
    hint: 'currently running',
    icon: Swords,
    path: tournamentPaths.active(),
    money: false,
    // The empty status is the specification's: `/posts/status/`.
    read: (signal) => totalOf('', signal),
  },
  participants: {
    id: 'participants',
    label: 'Total Participants',
    hint: 'across all tournaments',
    icon: Users,
    path: tournamentPaths.participants(),
    money: false,
    read: async (signal) => {
      const { total, amount } = await platform().api.call(tournamentCalls.participants, {}, { signal });
      return total ?? amount;
    },
  },
  upcoming: {
    id: 'upcoming',
    label: 'Upcoming',
    hint: 'starting this month',
    icon: CalendarClock,
    path: tournamentPaths.upcoming(),
    money: false,
    read: (signal) => totalOf('PENDING', signal),
  },
  prizePool: {
    id: 'prizePool',
    label: 'Prize Pool',
    hint: 'total active pools',
    icon: Medal,
    path: tournamentPaths.prizePool(),
    money: true,
    read: async (signal) => {
      const { total, amount } = await platform().api.call(tournamentCalls.prizePool, {}, { signal });
      return total ?? amount;
    },
  },
};

export const figureKey = (id: FigureId) => [...tournamentKeys.figures(), id] as const;

export const useFigure = ({ id, read }: Figure) => useQuery({ queryKey: figureKey(id), queryFn: ({ signal }) => read(signal) });

/** The number as it is printed; null for a dash. */
export function figureText({ money }: Figure, value: number | null): string | null {
  if (value === null) return null;
  return money ? formatMoney(value) : new Intl.NumberFormat('en-US').format(value);
}
