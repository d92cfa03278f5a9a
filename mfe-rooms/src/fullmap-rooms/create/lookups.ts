import { gameCalls } from '@arena/shared/contract';
import { mapsOf, type Named, useLookup } from '@arena/shared/ui';

/** What a new room can be made of. */
export interface Lookups {
  readonly games: readonly Named[];
  readonly modes: readonly Named[];
  readonly maps: readonly Named[];
  /** The maps are on their way: until they are here nobody knows which the backend has. */
  readonly mapsAwaited?: boolean;
}

export function useLookups(): Lookups {
  const games = useLookup('games', gameCalls.games);
  const modes = useLookup('modes', gameCalls.modes);
  const maps = useLookup('maps', gameCalls.maps);
  return { games: games.list, modes: modes.list, maps: maps.list, mapsAwaited: maps.loading };
}

/** The maps to choose from: none before a game is chosen. */
export const mapChoices = (maps: readonly Named[], gameId: string): readonly Named[] => (gameId === '' ? [] : mapsOf(maps, gameId));

/**
 * Whether a chosen map can stay chosen now that the game is `gameId`. While the maps are on their way one that only the backend
 * knows can: a restored draft has it.
 */
export function mapFits({ maps, mapsAwaited = false }: Pick<Lookups, 'maps' | 'mapsAwaited'>, gameId: string, mapId: string): boolean {
  const known = mapsAwaited ? [...maps, { id: Number(mapId), name: '' }] : maps;
  return mapId === '' || mapChoices(known, gameId).some(({ id }) => String(id) === mapId);
}
