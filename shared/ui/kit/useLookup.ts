import { useMemo } from 'react';
import { type gameCalls, LOOKUPS } from '@arena/shared/contract';
import { platform, useQuery } from '@arena/shared/platform';
import * as t from './form.messages';

/** An entry of a lookup: a game, mode or map. */
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

const named = (given: readonly Given[], word = t.numberWord) =>
  given.flatMap(({ id, name, title }) => (id === null ? [] : [{ id, name: name ?? title ?? `${word} ${id}` }]));

/** The specification's lookups (part 1 §3). */
export const SPECIFIED = { games: named(LOOKUPS.games), modes: named(LOOKUPS.modes), maps: named(LOOKUPS.maps) };

/**
 * The backend's lookup; the specification's while it loads and when it is missing, failed or empty. Cached for 5 minutes.
 * @example const { list } = useLookup('games', gameCalls.games);
 */
export function useLookup(kind: Kind, call: (typeof gameCalls)[Kind]): Lookup {
  const { data, isPending } = useQuery({
    queryKey: ['lookups', kind],
    queryFn: ({ signal }): Promise<readonly Given[]> => platform().api.call(call, {}, { signal }),
    staleTime: 5 * 60_000,
    retry: false,
  });
  const list = useMemo(() => named(data ?? [], kind === 'games' ? t.game : t.numberWord), [data, kind]);
  return { list: list.length > 0 ? list : SPECIFIED[kind], loading: isPending };
}

/** The maps of a game (part 1 §3), including maps of an unknown game. All maps for a game without any. */
export function mapsOf(maps: readonly Named[], gameId: string): readonly Named[] {
  // The backend's maps have no game, so only the specified ones can belong to another.
  const others = LOOKUPS.maps.filter((map) => map.gameId !== Number(gameId));
  const own = maps.filter(({ id }) => !others.some((map) => map.id === id));
  return own.length > 0 ? own : maps;
}

/** Lookup entries as options of a select. */
export const namedOptions = (entries: readonly Named[]) => entries.map(({ id, name }) => ({ value: String(id), label: name }));
