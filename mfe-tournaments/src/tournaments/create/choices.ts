import { gameCalls, LOOKUPS } from '@arena/shared/contract';
import { platform, useQuery } from '@arena/shared/platform';
import type { SelectOption } from '@arena/shared/ui';
import { tournamentKeys, useGames } from '../tournaments.queries';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** What a new tournament can be made of. No list is ever empty: the path of the call needs one of each. */
export interface Choices {
  readonly games: readonly Named[];
  readonly modes: readonly Named[];
  readonly maps: readonly Named[];
}

const RARELY = { staleTime: 5 * 60_000, retry: false } as const;

/** The backend's list, or the specification's where the backend has none: not found, failed, empty, or not here yet. */
function listOr(given: readonly { readonly id: number | null; readonly name: string | null }[], fallback: readonly Named[]) {
  const named = given.flatMap(({ id, name }) => (id === null ? [] : [{ id, name: name ?? `No. ${id}` }]));
  return named.length > 0 ? named : fallback;
}

export function useChoices(): Choices {
  const games = useGames();
  const modes = useQuery({
    queryKey: [...tournamentKeys.all, 'modes'],
    queryFn: ({ signal }) => platform().api.call(gameCalls.modes, {}, { signal }),
    ...RARELY,
  });
  const maps = useQuery({
    queryKey: [...tournamentKeys.all, 'maps'],
    queryFn: ({ signal }) => platform().api.call(gameCalls.maps, {}, { signal }),
    ...RARELY,
  });
  return {
    games: games.map(({ id, title }) => ({ id, name: title })),
    modes: listOr(modes.data ?? [], LOOKUPS.modes),
    maps: listOr(
      (maps.data ?? []).map(({ id, title }) => ({ id, name: title })),
      LOOKUPS.maps.map(({ id, title }) => ({ id, name: title })),
    ),
  };
}

/** The game that a map belongs to; null for a map that only the backend knows, whose maps carry no game. */
const gameOfMap = (mapId: number): number | null => LOOKUPS.maps.find(({ id }) => id === mapId)?.gameId ?? null;

/** The maps of a game, and those of which nobody knows the game. A game of which no map is known gets them all. */
export function mapsOf(maps: readonly Named[], gameId: string): readonly Named[] {
  const own = maps.filter(({ id }) => [null, Number(gameId)].includes(gameOfMap(id)));
  return own.length > 0 ? own : maps;
}

export const optionsOf = (entries: readonly Named[]): SelectOption[] => entries.map(({ id, name }) => ({ value: String(id), label: name }));

/** The chosen entry, or the first one when it is not on offer (any more). */
export const chosenOr = (chosen: string, entries: readonly Named[]): string =>
  entries.some(({ id }) => String(id) === chosen) ? chosen : String(entries[0]?.id ?? '');

/** The first game with its first map, and the first mode. */
export function firstOf({ games, modes, maps }: Choices) {
  const gameId = chosenOr('', games);
  return { gameId, modeId: chosenOr('', modes), mapId: chosenOr('', mapsOf(maps, gameId)) };
}
