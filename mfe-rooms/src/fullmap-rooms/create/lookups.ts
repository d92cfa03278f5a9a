import { type Game, type GameMap, LOOKUPS, type Mode } from '@arena/shared/contract';
import type { SelectOption } from '@arena/shared/ui';
import { useGames, useMaps, useModes } from '../fullmap-rooms.queries';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** What a new room can be made of. */
export interface Lookups {
  readonly games: readonly Named[];
  readonly modes: readonly Named[];
  readonly maps: readonly Named[];
  /** The maps are on their way: until they are here nobody knows which the backend has. */
  readonly mapsAwaited?: boolean;
}

/** The backend's list, or the specification's where the backend has none: not found, failed, empty, or not here yet. */
function listOr(given: readonly { readonly id: number | null; readonly name: string | null }[] | undefined, fallback: readonly Named[]) {
  const named = (given ?? []).flatMap(({ id, name }) => (id === null ? [] : [{ id, name: name ?? `No. ${id}` }]));
  return named.length > 0 ? named : fallback;
}

export function lookupsOf(
  games: readonly Game[] | undefined,
  modes: readonly Mode[] | undefined,
  maps: readonly GameMap[] | undefined,
): Lookups {
  const titled = ({ id, title }: { id: number | null; title: string | null }) => ({ id, name: title });
  return {
    games: listOr(
      games?.map(titled),
      LOOKUPS.games.map(({ id, title }) => ({ id, name: title })),
    ),
    modes: listOr(modes, LOOKUPS.modes),
    maps: listOr(
      maps?.map(titled),
      LOOKUPS.maps.map(({ id, title }) => ({ id, name: title })),
    ),
  };
}

export function useLookups(): Lookups {
  const maps = useMaps();
  return { ...lookupsOf(useGames().data, useModes().data, maps.data), mapsAwaited: maps.isPending };
}

/** The game that a map belongs to; null for a map that only the backend knows, whose maps carry no game. */
const gameOfMap = (mapId: number): number | null => LOOKUPS.maps.find(({ id }) => id === mapId)?.gameId ?? null;

/** The maps of a game, and those of which nobody knows the game. A game of which no map is known gets them all. */
export function mapsOf(maps: readonly Named[], gameId: string): readonly Named[] {
  if (gameId === '') return [];
  const own = maps.filter(({ id }) => [null, Number(gameId)].includes(gameOfMap(id)));
  return own.length > 0 ? own : maps;
}

/**
 * Whether a chosen map can stay chosen now that the game is `gameId`. While the maps are on their way one that only the backend
 * knows can: a restored draft has it.
 */
export function mapFits({ maps, mapsAwaited = false }: Pick<Lookups, 'maps' | 'mapsAwaited'>, gameId: string, mapId: string): boolean {
  const known = mapsAwaited ? [...maps, { id: Number(mapId), name: '' }] : maps;
  return mapId === '' || mapsOf(known, gameId).some(({ id }) => String(id) === mapId);
}

export const optionsOf = (entries: readonly Named[]): SelectOption[] => entries.map(({ id, name }) => ({ value: String(id), label: name }));
