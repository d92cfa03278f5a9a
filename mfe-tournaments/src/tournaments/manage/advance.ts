import { type Tournament, tournamentCalls } from '@arena/shared/contract';
import { serverMessageOf, ApiError, exclusively, messageOf, platform, fetchFresh } from '@arena/shared/platform';
import { formatMoney } from '@arena/shared/ui';
import { refreshTournaments, tournamentQuery } from '../tournaments.queries';

/** PENDING to ONGOING to COMPLETED, and nothing else. */
export interface Step {
  readonly to: 'ONGOING' | 'COMPLETED';
  readonly verb: string;
  readonly busy: string;
  readonly done: string;
  readonly consequences: (facts: {
    readonly players: number | null;
    readonly pending: number | null;
    readonly prize: number | null;
  }) => readonly string[];
}

const playersLine = (players: number | null) =>
  players === null ? 'How many players are in is not known.' : `${players} approved ${players === 1 ? 'player is' : 'players are'} in.`;
const pendingLine = (pending: number | null) =>
  pending === null
    ? 'How many applications are pending is not known.'
    : `${pending} pending ${pending === 1 ? 'application stays' : 'applications stay'} undecided.`;

const STEPS: Readonly<Record<string, Step>> = {
  PENDING: {
    to: 'ONGOING',
    verb: 'Start tournament',
    busy: 'Starting...',
    done: 'The tournament has started.',
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
    done: 'The tournament is completed.',
    consequences: ({ players, prize }) => [
      playersLine(players),
      `The prize pool of ${formatMoney(prize)} was played for; rewards are paid on the tab Rewards.`,
      'This is final: a completed tournament cannot be opened again.',
    ],
  },
};

/** What can be done next; null when the tournament is at its end, or in a status that leads nowhere. */
export const stepOf = (status: string | null): Step | null => (status === null ? null : (STEPS[status] ?? null));

export type AdvanceOutcome =
  /** `said`: the server's words, where it answered with an error and the tournament stands there all the same. */
  { readonly kind: 'done' | 'elsewhere'; readonly said: string | null } | { readonly kind: 'failed'; readonly message: string };

async function send(tournamentId: number, { to }: Step): Promise<AdvanceOutcome> {
  try {
    await platform().api.call(tournamentCalls.advance, { params: { tournamentId }, query: { status: to } });
    return { kind: 'done', said: null };
  } catch (error) {
    // A refusal or a silence is judged by the tournament itself: it may stand where it was meant to be.
    const now: Tournament | null = await fetchFresh(tournamentQuery(tournamentId)).catch(() => null);
    if (now?.status !== to) return { kind: 'failed', message: messageOf(error) };
    return error instanceof ApiError && error.outcomeUnknown
      ? { kind: 'done', said: serverMessageOf(error) }
      : { kind: 'elsewhere', said: messageOf(error) };
  }
}

/** Takes a tournament one step on, once; null when that is under way in another tab. */
export async function advance(tournamentId: number, step: Step): Promise<AdvanceOutcome | null> {
  const held = await exclusively(`tournament-advance:${tournamentId}`, () => send(tournamentId, step));
  void refreshTournaments();
  return held?.result ?? null;
}
