import { gameCalls } from '@arena/shared/contract';
import { mapsOf, type Named, namedOptions, type SelectOption, useLookup } from '@arena/shared/ui';
import * as t from './create.messages';

/** Every list has at least one entry, because the call's path requires one of each. */
export type Choices = ReturnType<typeof useChoices>;

export const useChoices = () => ({
  games: useLookup('games', gameCalls.games),
  modes: useLookup('modes', gameCalls.modes),
  maps: useLookup('maps', gameCalls.maps),
});

/** Always includes `chosen`, even while its list loads. */
export function optionsOf(entries: readonly Named[], chosen: string): SelectOption[] {
  const options = namedOptions(entries);
  return options.some(({ value }) => value === chosen) ? options : [{ value: chosen, label: t.numberOf(chosen) }, ...options];
}

/** The chosen entry, otherwise the one with the same name in `before` (the specification's ids may differ), otherwise the first. */
export function chosenOr(chosen: string, entries: readonly Named[], before: readonly Named[] = []): string {
  const has = ({ id }: Named) => String(id) === chosen;
  if (entries.some(has)) return chosen;
  const name = before.find(has)?.name;
  return String((entries.find((entry) => entry.name === name) ?? entries[0])?.id ?? '');
}

/** Keeps a restored draft's choice while its list loads, because the backend may use another id. */
export const keptOr = (chosen: string, { list, loading }: Choices['games'], before: readonly Named[]): string =>
  loading && chosen !== '' ? chosen : chosenOr(chosen, list, before);

/** While maps load, keeps the chosen one unless it is known to belong to another game. */
export const mapForGame = (mapId: string, maps: readonly Named[], gameId: string): string =>
  chosenOr(mapId, mapsOf(mapId === '' ? maps : [...maps, { id: Number(mapId), name: '' }], gameId));

export function firstOf({ games, modes, maps }: Choices) {
  const gameId = chosenOr('', games.list);
  return { gameId, modeId: chosenOr('', modes.list), mapId: chosenOr('', mapsOf(maps.list, gameId)) };
}
