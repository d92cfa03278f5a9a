import type { FullMapRoom } from '@arena/shared/contract';

// Part 1 §4 and §9: a PENDING room may be completed when players >= maxPlayers / 2, compared without rounding.

interface CompletionFacts extends Pick<FullMapRoom, 'status' | 'maxPlayers'> {
  /** null until read. */
  readonly players: number | null;
}

const people = (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`;

/** `seats` is "13 of 25 players, 13 needed"; `reason` is null when completion is allowed. */
export function completionOf({ status, players, maxPlayers }: CompletionFacts) {
  const sized = maxPlayers !== null && maxPlayers > 0;
  const needed = sized ? Math.ceil(maxPlayers / 2) : null;
  const count = players === null ? '–' : String(players);
  const seats = sized
    ? `${count} of ${maxPlayers} players, ${needed} needed`
    : `${players === null ? '– players' : people(players)}, maximum unknown`;
  const refuse = (reason: string) => ({ allowed: false, seats, reason });

  if (status === 'PRIVATE') return refuse('This room is completed and locked.');
  if (status !== 'PENDING') return refuse(`Only a scheduled room can be completed. This one is ${status ?? 'in an unknown status'}.`);
  if (!sized) return refuse('This room has no player limit, so it can’t be completed.');
  if (players === null) return refuse('Loading players…');
  if (players >= maxPlayers / 2) return { allowed: true, seats, reason: null };
  const missing = Math.ceil(maxPlayers / 2) - players;
  return refuse(`Accept ${people(missing)} more to complete this room (at least half full).`);
}

/** Whether another player would exceed the maximum. */
export const isFull = (players: number | null, maxPlayers: number | null): boolean =>
  players !== null && maxPlayers !== null && maxPlayers > 0 && players >= maxPlayers;
