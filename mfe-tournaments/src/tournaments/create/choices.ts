import { LOOKUPS } from '@arena/shared/contract';
import type { SelectOption } from '@arena/shared/ui';
import { useGameList, useMaps, useModes } from '../tournaments.queries';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** What a new tournament can be made of. No list is ever empty: the path of the call needs one of each. */
export interface Choices {
  readonly games: readonly Named[];
  readonly modes: readonly Named[];
  readonly maps: readonly Named[];
  /** Which lists are still loading: until then nobody knows what is on offer. */
  readonly loading: { readonly games: boolean; readonly modes: boolean; readonly maps: boolean };
}

/** The specification's lists. */
export const SPECIFIED = {
  games: LOOKUPS.games.map(({ id, title }): Named => ({ id, name: title })),
  modes: LOOKUPS.modes,
  maps: LOOKUPS.maps.map(({ id, title }): Named => ({ id, name: title })),
} as const;

/** The backend's list, or the specification's where the backend has none: not found, failed, empty, or still loading. */
function listOr(given: readonly { readonly id: number | null; readonly name: string | null }[], fallback: readonly Named[]) {
  const named = given.flatMap(({ id, name }) => (id === null ? [] : [{ id, name: name ?? `No. ${id}` }]));
  return named.length > 0 ? named : fallback;
}

export function useChoices(): Choices {
  const { games, isPending } = useGameList();
  const modes = useModes();
  const maps = useMaps();
  return {
    games: games.map(({ id, title }) => ({ id, name: title })),
    modes: listOr(modes.data ?? [], SPECIFIED.modes),
    maps: listOr(
      (maps.data ?? []).map(({ id, title }) => ({ id, name: title })),
      SPECIFIED.maps,
    ),
    loading: { games: isPending, modes: modes.isPending, maps: maps.isPending },
  };
}

/** The game that a map belongs to; null for a map that only the backend knows, whose maps carry no game. */
const gameOfMap = (mapId: number): number | null => LOOKUPS.maps.find(({ id }) => id === mapId)?.gameId ?? null;

/** The maps of a game, and those whose game is not known. A game without a known map gets them all. */
export function mapsOf(maps: readonly Named[], gameId: string): readonly Named[] {
  const own = maps.filter(({ id }) => [null, Number(gameId)].includes(gameOfMap(id)));
  return own.length > 0 ? own : maps;
}

/** `chosen` is among them, also while it is only kept until its list is loaded. */
export function optionsOf(entries: readonly Named[], chosen: string): SelectOption[] {
  const options = entries.map(({ id, name }) => ({ value: String(id), label: name }));
  return options.some(({ value }) => value === chosen) ? options : [{ value: chosen, label: `No. ${chosen}` }, ...options];
}

/**
 * The chosen entry. When it is not on offer (any more): the one of the same name, for what was chosen from the specification's
 * list (`before`) ahead of the backend's, which has ids of its own; else the first.
 */
export function chosenOr(chosen: string, entries: readonly Named[], before: readonly Named[] = []): string {
  const has = ({ id }: Named) => String(id) === chosen;
  if (entries.some(has)) return chosen;
  const name = before.find(has)?.name;
  return String((entries.find((entry) => entry.name === name) ?? entries[0])?.id ?? '');
}

/** What a restored draft has chosen stays while its list is loading: the backend may have it, under an id of its own. */
export const keptOr = (chosen: string, entries: readonly Named[], loading: boolean, before: readonly Named[]): string =>
  loading && chosen !== '' ? chosen : chosenOr(chosen, entries, before);

/** The map of a game while the maps are loading: the chosen one, unless it is known to belong to a different game. */
export const mapForGame = (mapId: string, maps: readonly Named[], gameId: string): string =>
  chosenOr(mapId, mapsOf(mapId === '' ? maps : [...maps, { id: Number(mapId), name: '' }], gameId));

/** The first game with its first map, and the first mode. */
export function firstOf({ games, modes, maps }: Choices) {
  const gameId = chosenOr('', games);
  return { gameId, modeId: chosenOr('', modes), mapId: chosenOr('', mapsOf(maps, gameId)) };
}
