import type { FullMapRoom } from '@arena/shared/contract';
import * as t from './approvals.messages';

// Part 1 §4 and §9: a PENDING room may be completed when players >= maxPlayers / 2, compared without rounding.

interface CompletionFacts extends Pick<FullMapRoom, 'status' | 'maxPlayers'> {
  /** null until read. */
  readonly players: number | null;
}

const people = t.playerCount;

/** `seats` is "13 of 25 players, 13 needed"; `reason` is null when completion is allowed. */
export function completionOf({ status, players, maxPlayers }: CompletionFacts) {
  const sized = maxPlayers !== null && maxPlayers > 0;
  const needed = sized ? Math.ceil(maxPlayers / 2) : null;
  const count = players === null ? '–' : String(players);
  const seats = sized
    ? t.playersNeeded(count, maxPlayers, needed)
    : t.maximumUnknown(players === null ? t.unknownPlayers : people(players));
  const refuse = (reason: string) => ({ allowed: false, seats, reason });

  if (status === 'PRIVATE') return refuse(t.completedAndLocked);
  if (status !== 'PENDING') return refuse(t.notScheduled(status));
  if (!sized) return refuse(t.noPlayerLimit);
  if (players === null) return refuse(t.loadingPlayersDots);
  if (players >= maxPlayers / 2) return { allowed: true, seats, reason: null };
  const missing = Math.ceil(maxPlayers / 2) - players;
  return refuse(t.acceptMore(people(missing)));
}

/** Whether another player would exceed the maximum. */
export const isFull = (players: number | null, maxPlayers: number | null): boolean =>
  players !== null && maxPlayers !== null && maxPlayers > 0 && players >= maxPlayers;
