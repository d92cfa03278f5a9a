import { useMemo } from 'react';
import { gameCalls, LOOKUPS } from '@arena/shared/contract';
import { platform, useQuery } from '@arena/shared/platform';

/** A game, a mode or a map. */
export interface Named {
  readonly id: number;
  readonly name: string;
}
interface Given {
  readonly id: number | null;
  readonly name?: string | null;
  readonly title?: string | null;
}
interface Lookup {
  readonly list: readonly Named[];
  /** It is loading: until then nobody knows what the backend has. */
  readonly loading: boolean;
}
type Kind = keyof typeof SPECIFIED;

const named = (given: readonly Given[], word = 'No.') =>
  given.flatMap(({ id, name, title }) => (id === null ? [] : [{ id, name: name ?? title ?? `${word} ${id}` }]));

/** The specification's lists. */
export const SPECIFIED = { games: named(LOOKUPS.games), modes: named(LOOKUPS.modes), maps: named(LOOKUPS.maps) };

/** The backend's list, or the specification's where the backend has none: not found, failed, empty, or still loading. */
function useLookup(kind: Kind, read: (signal: AbortSignal) => Promise<readonly Given[]>, word?: string): Lookup {
  const queryKey = ['lookups', kind];
  const { data, isPending } = useQuery({ queryKey, queryFn: ({ signal }) => read(signal), staleTime: 5 * 60_000, retry: false });
  const list = useMemo(() => named(data ?? [], word), [data, word]);
  return { list: list.length > 0 ? list : SPECIFIED[kind], loading: isPending };
}

export const useGames = () => useLookup('games', (signal) => platform().api.call(gameCalls.games, {}, { signal }), 'Game');
export const useModes = () => useLookup('modes', (signal) => platform().api.call(gameCalls.modes, {}, { signal }));
export const useMaps = () => useLookup('maps', (signal) => platform().api.call(gameCalls.maps, {}, { signal }));

/** The game that a map belongs to; null for a map that only the backend knows, whose maps carry no game. */
const gameOfMap = (mapId: number): number | null => LOOKUPS.maps.find(({ id }) => id === mapId)?.gameId ?? null;

/** The maps of a game, and those whose game is not known. A game without a known map gets them all. */
export function mapsOf(maps: readonly Named[], gameId: string): readonly Named[] {
  const own = maps.filter(({ id }) => [null, Number(gameId)].includes(gameOfMap(id)));
  return own.length > 0 ? own : maps;
}

export const namedOptions = (entries: readonly Named[]) => entries.map(({ id, name }) => ({ value: String(id), label: name }));
