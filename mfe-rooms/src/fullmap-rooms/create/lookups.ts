import { type FullMapRoom, gameCalls } from '@arena/shared/contract';
import { mapsOf, type Named, useLookup } from '@arena/shared/ui';
import { EMPTY_ROOM, type RoomValues } from './room-values';

export interface Lookups {
  readonly games: readonly Named[];
  readonly modes: readonly Named[];
  readonly maps: readonly Named[];
  /** The maps are still loading, so the backend's maps aren't known yet. */
  readonly mapsAwaited?: boolean;
}

export function useLookups(): Lookups {
  const games = useLookup('games', gameCalls.games);
  const modes = useLookup('modes', gameCalls.modes);
  const maps = useLookup('maps', gameCalls.maps);
  return { games: games.list, modes: modes.list, maps: maps.list, mapsAwaited: maps.loading };
}

/** Empty until a game is chosen. */
export const mapChoices = (maps: readonly Named[], gameId: string): readonly Named[] => (gameId === '' ? [] : mapsOf(maps, gameId));

/** Whether the map is valid for the game. Unknown maps are valid while maps load, because a draft may hold the backend's id. */
export function mapFits({ maps, mapsAwaited = false }: Pick<Lookups, 'maps' | 'mapsAwaited'>, gameId: string, mapId: string): boolean {
  const known = mapsAwaited ? [...maps, { id: Number(mapId), name: '' }] : maps;
  return mapId === '' || mapChoices(known, gameId).some(({ id }) => String(id) === mapId);
}

/** The most recently created room; null when there is none. */
export function lastRoom(rooms: readonly FullMapRoom[]): FullMapRoom | null {
  const age = ({ createdAt, id }: FullMapRoom) => `${createdAt ?? ''} ${String(id ?? 0).padStart(15, '0')}`;
  return rooms.reduce<FullMapRoom | null>((last, room) => (last === null || age(room) > age(last) ? room : last), null);
}

const textOf = (value: number | string | null) => (value === null ? '' : String(value));

/** Falls back to the name, because a backend may omit the id. */
function chosen(list: Lookups['games'], id: number | null | undefined, name: string | null | undefined): string {
  const found = list.find((entry) => entry.id === id) ?? list.find((entry) => entry.name === name);
  return found === undefined ? '' : String(found.id);
}

/** Leaves the start and the in-game access empty: they belong to one match. */
export function draftOf(room: FullMapRoom, lookups: Lookups): RoomValues {
  return {
    ...EMPTY_ROOM,
    title: textOf(room.title),
    rules: textOf(room.rules),
    gameId: chosen(lookups.games, room.game?.id, room.game?.title),
    modeId: chosen(lookups.modes, room.mode?.id, room.mode?.name),
    mapId: chosen(lookups.maps, room.map?.id, room.map?.title),
    entryFee: textOf(room.entryFee),
    prizePool: textOf(room.prizePool),
    durationMinutes: textOf(room.durationMinutes),
    maxPlayers: textOf(room.maxPlayers),
    top5: textOf(room.rewards.top5),
    top10: textOf(room.rewards.top10),
    top15: textOf(room.rewards.top15),
  };
}
