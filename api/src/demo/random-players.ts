import type { Random } from './random';

/** The places of all players in a random order. The first of the people is the administrator, who does not play. */
export function shuffledPlayers(random: Random, people: number): number[] {
  const places = Array.from({ length: people - 1 }, (_, place) => place + 1);
  for (let last = places.length - 1; last > 0; last--) {
    const other = random.between(0, last);
    const [a, b] = [places[last], places[other]];
    if (a !== undefined && b !== undefined) [places[last], places[other]] = [b, a];
  }
  return places;
}
