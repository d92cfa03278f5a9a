import type { FullMapRoom } from '@arena/shared/contract';

type Searched = Pick<FullMapRoom, 'id' | 'title' | 'game' | 'map' | 'mode' | 'creator' | 'accessId'>;

/** Whether a room holds the text in its title, ids, game, map, mode or creator; case does not matter. Any of them may be missing. */
export function matchesSearch(room: Searched, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  const places = [room.title, room.id, room.accessId, room.game?.title, room.map?.title, room.mode?.name, room.creator?.name];
  return places.some((place) => place !== null && place !== undefined && String(place).toLowerCase().includes(wanted));
}

export const searchFullMaps = <R extends Searched>(rooms: readonly R[], search: string): R[] =>
  rooms.filter((room) => matchesSearch(room, search));
