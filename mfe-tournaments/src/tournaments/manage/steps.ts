import type { ListTotal } from '@arena/shared/platform';
import { formatMoney, formatTotal } from '@arena/shared/ui';

/** PENDING to ONGOING to COMPLETED, and nothing else. */
export interface Step {
  readonly to: 'ONGOING' | 'COMPLETED';
  readonly verb: string;
  readonly busy: string;
  readonly consequences: (facts: {
    readonly players: ListTotal | null;
    readonly pending: ListTotal | null;
    readonly prize: number | null;
  }) => readonly string[];
}

const playersLine = (players: ListTotal | null) =>
  players === null
    ? 'How many players are in is not known.'
    : `${formatTotal(players)} approved ${players.total === 1 ? 'player is' : 'players are'} in.`;
const pendingLine = (pending: ListTotal | null) =>
  pending === null
    ? 'How many applications are pending is not known.'
    : `${formatTotal(pending)} pending ${pending.total === 1 ? 'application stays' : 'applications stay'} undecided.`;

const STEPS: Readonly<Record<string, Step>> = {
  PENDING: {
    to: 'ONGOING',
    verb: 'Start tournament',
    busy: 'Starting...',
    consequences: ({ players, pending }) => [
      playersLine(players),
      pendingLine(pending),
      'It leaves the upcoming and active lists, so nobody can ask to join any more.',
    ],
  },
  ONGOING: {
    to: 'COMPLETED',
    verb: 'Complete tournament',
    busy: 'Completing...',
    consequences: ({ players, prize }) => [
      playersLine(players),
      `The prize pool of ${formatMoney(prize)} was played for; rewards are paid on the tab Rewards.`,
      'This is final: a completed tournament cannot be opened again.',
    ],
  },
};

/** What can be done next; null when the tournament is at its end, or in a status that leads nowhere. */
export const stepOf = (status: string | null): Step | null => (status === null ? null : (STEPS[status] ?? null));

export const DONE: Readonly<Record<Step['to'], string>> = {
  ONGOING: 'The tournament has started.',
  COMPLETED: 'The tournament is completed.',
};
