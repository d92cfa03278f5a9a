import { gameCalls } from '@arena/shared/contract';
import { mapsOf, type Named, namedOptions, type SelectOption, useLookup } from '@arena/shared/ui';

/** What a new tournament can be made of. No list is ever empty: the path of the call needs one of each. */
export type Choices = ReturnType<typeof useChoices>;

export const useChoices = () => ({
  games: useLookup('games', gameCalls.games),
  modes: useLookup('modes', gameCalls.modes),
  maps: useLookup('maps', gameCalls.maps),
});

/** `chosen` is among them, also while it is only kept until its list is loaded. */
export function optionsOf(entries: readonly Named[], chosen: string): SelectOption[] {
  const options = namedOptions(entries);
  return options.some(({ value }) => value === chosen) ? options : [{ value: chosen, label: `No. ${chosen}` }, ...options];
}

/**
 * The chosen entry. If it isn't offered, the one of the same name (`before`: the specification's list, whose ids may differ), else the
 * first.
 */
export function chosenOr(chosen: string, entries: readonly Named[], before: readonly Named[] = []): string {
  const has = ({ id }: Named) => String(id) === chosen;
  if (entries.some(has)) return chosen;
  const name = before.find(has)?.name;
  return String((entries.find((entry) => entry.name === name) ?? entries[0])?.id ?? '');
}

/** A restored draft's choice stays while its list loads: the backend may have it under its own id. */
export const keptOr = (chosen: string, { list, loading }: Choices['games'], before: readonly Named[]): string =>
  loading && chosen !== '' ? chosen : chosenOr(chosen, list, before);

/** The map of a game while the maps are loading: the chosen one, unless it is known to belong to a different game. */
export const mapForGame = (mapId: string, maps: readonly Named[], gameId: string): string =>
  chosenOr(mapId, mapsOf(mapId === '' ? maps : [...maps, { id: Number(mapId), name: '' }], gameId));

export function firstOf({ games, modes, maps }: Choices) {
  const gameId = chosenOr('', games.list);
  return { gameId, modeId: chosenOr('', modes.list), mapId: chosenOr('', mapsOf(maps.list, gameId)) };
}
