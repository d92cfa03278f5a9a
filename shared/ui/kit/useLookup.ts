import { useMemo } from 'react';
import { type gameCalls, LOOKUPS } from '@arena/shared/contract';
import { platform, useQuery } from '@arena/shared/platform';

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
  readonly loading: boolean;
}
type Kind = keyof typeof SPECIFIED;

const named = (given: readonly Given[], word = 'No.') =>
  given.flatMap(({ id, name, title }) => (id === null ? [] : [{ id, name: name ?? title ?? `${word} ${id}` }]));

/** The specification's lists. */
export const SPECIFIED = { games: named(LOOKUPS.games), modes: named(LOOKUPS.modes), maps: named(LOOKUPS.maps) };

/** The backend's list, or the specification's where the backend has none: not found, failed, empty, or still loading. */
export function useLookup(kind: Kind, call: (typeof gameCalls)[Kind]): Lookup {
  const { data, isPending } = useQuery({
    queryKey: ['lookups', kind],
    queryFn: ({ signal }): Promise<readonly Given[]> => platform().api.call(call, {}, { signal }),
    staleTime: 5 * 60_000,
    retry: false,
  });
  const list = useMemo(() => named(data ?? [], kind === 'games' ? 'Game' : 'No.'), [data, kind]);
  return { list: list.length > 0 ? list : SPECIFIED[kind], loading: isPending };
}

/** The game that a map belongs to; null for a map that only the backend knows, whose maps carry no game. */
const gameOfMap = (mapId: number): number | null => LOOKUPS.maps.find(({ id }) => id === mapId)?.gameId ?? null;

/** The maps of a game, and those whose game is not known. A game without a known map gets them all. */
export function mapsOf(maps: readonly Named[], gameId: string): readonly Named[] {
  const own = maps.filter(({ id }) => [null, Number(gameId)].includes(gameOfMap(id)));
  return own.length > 0 ? own : maps;
}

export const namedOptions = (entries: readonly Named[]) => entries.map(({ id, name }) => ({ value: String(id), label: name }));
