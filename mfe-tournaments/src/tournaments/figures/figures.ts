import { tournamentCalls } from '@arena/shared/contract';
import { ApiError, type CountedFigure, platform } from '@arena/shared/platform';
import { formatCount, formatMoney } from '@arena/shared/ui';
import type { IconNode } from '@arena/shared/contract/section';
import { CalendarClock, Medal, Swords, Users } from 'lucide';
import { tournamentPaths } from '../paths';
import { tournamentKeys } from '../tournaments.queries';
import * as t from '../tournaments.messages';

type FigureId = 'active' | 'participants' | 'upcoming' | 'prizePool';

/** A summary card; two also have a page. null if an answer has no number: three calls are placeholders in the specification. */
export interface Figure extends CountedFigure<number | null> {
  readonly id: FigureId;
  readonly label: string;
  readonly hint: string;
  readonly icon: IconNode;
  readonly path: string;
  readonly format: (value: number) => string;
}

/** null when the answer isn't a page, which isn't an error here. */
async function totalOf(status: '' | 'PENDING', signal: AbortSignal): Promise<number | null> {
  try {
    return (await platform().api.call(tournamentCalls.listByStatus, { params: { status }, query: {} }, { signal })).total;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'bad-answer') return null;
    throw error;
  }
}

async function numberOf(answer: Promise<{ readonly total: number | null; readonly amount: number | null }>): Promise<number | null> {
  const { total, amount } = await answer;
  return total ?? amount;
}

export const figureKey = (id: FigureId) => [...tournamentKeys.figures(), id] as const;
const of = (id: FigureId) => ({ id, queryKey: figureKey(id) });

export const FIGURES: Readonly<Record<FigureId, Figure>> = {
  active: {
    ...of('active'),
    label: t.activeFigure,
    hint: t.activeFigureHint,
    icon: Swords,
    path: tournamentPaths.active(),
    format: formatCount,
    // The specification uses an empty status: `/posts/status/`.
    read: (signal) => totalOf('', signal),
    counted: ({ ongoingTournaments }) => ongoingTournaments,
  },
  participants: {
    ...of('participants'),
    label: t.participantsFigure,
    hint: t.participantsFigureHint,
    icon: Users,
    path: tournamentPaths.participants(),
    format: formatCount,
    read: (signal) => numberOf(platform().api.call(tournamentCalls.participants, {}, { signal })),
    counted: ({ participants }) => participants,
  },
  upcoming: {
    ...of('upcoming'),
    label: t.upcomingFigure,
    hint: t.upcomingFigureHint,
    icon: CalendarClock,
    path: tournamentPaths.upcoming(),
    format: formatCount,
    read: (signal) => totalOf('PENDING', signal),
    counted: ({ upcomingThisMonth }) => upcomingThisMonth,
  },
  prizePool: {
    ...of('prizePool'),
    label: t.prizePoolFigure,
    hint: t.prizePoolFigureHint,
    icon: Medal,
    path: tournamentPaths.prizePool(),
    format: formatMoney,
    read: (signal) => numberOf(platform().api.call(tournamentCalls.prizePool, {}, { signal })),
    counted: ({ ongoingPrizePool }) => ongoingPrizePool,
  },
};

/** null shows a dash. */
export const figureText = ({ format }: Figure, value: number | null): string | null => (value === null ? null : format(value));
