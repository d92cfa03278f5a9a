/** "13 of 25", or what is known of it; null when nothing is. */
export function seatsOf(players: number | null, maxPlayers: number | null): string | null {
  if (players === null) return maxPlayers === null ? null : `${maxPlayers} seats`;
  return maxPlayers === null ? String(players) : `${players} of ${maxPlayers}`;
}
