// When a room may be completed (part 1 §4 and §9): status PENDING and players >= maxplayer / 2, compared as numbers (13 of 25: 12 < 12.5).
// Not without a maximum above 0, not while the players are unread, and not in any other status.

interface CompletionFacts {
  readonly status: string | null;
  /** null while they have not been read. */
  readonly players: number | null;
  readonly maxPlayers: number | null;
}

interface Completion {
  readonly allowed: boolean;
  /** "13 of 25 players, 13 needed" */
  readonly seats: string;
  /** Why not; null when it is allowed. */
  readonly reason: string | null;
}

const people = (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`;

export function completionOf({ status, players, maxPlayers }: CompletionFacts): Completion {
  const sized = maxPlayers !== null && maxPlayers > 0;
  const needed = sized ? Math.ceil(maxPlayers / 2) : null;
  const count = players === null ? '–' : String(players);
  const seats = sized
    ? `${count} of ${maxPlayers} players, ${needed} needed`
    : `${players === null ? '– players' : people(players)}, maximum unknown`;
  const refuse = (reason: string): Completion => ({ allowed: false, seats, reason });

  if (status === 'PRIVATE') return refuse('This room is completed and locked.');
  if (status !== 'PENDING') return refuse(`Only a scheduled room can be completed. This one is ${status ?? 'in an unknown status'}.`);
  if (!sized) return refuse('This room has no player limit, so it can’t be completed.');
  if (players === null) return refuse('Loading players…');
  if (players >= maxPlayers / 2) return { allowed: true, seats, reason: null };
  const missing = Math.ceil(maxPlayers / 2) - players;
  return refuse(`Accept ${people(missing)} more to complete this room (at least half full).`);
}

/** Whether one more player would be more than the room is for. */
export const isFull = (players: number | null, maxPlayers: number | null): boolean =>
  players !== null && maxPlayers !== null && maxPlayers > 0 && players >= maxPlayers;
