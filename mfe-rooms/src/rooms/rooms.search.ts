import type { Room } from '@arena/shared/contract';

type Searched = Pick<Room, 'id' | 'game' | 'creator' | 'opponent'>;

/** Whether a room holds the text in its id, game title, creator's or opponent's name; case does not matter. Any of them may be missing. */
export function matchesSearch(room: Searched, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  const places = [room.id, room.game?.title, room.creator?.name, room.opponent?.name];
  return places.some((place) => place !== null && place !== undefined && String(place).toLowerCase().includes(wanted));
}

export const searchRooms = <R extends Searched>(rooms: readonly R[], search: string): R[] =>
  rooms.filter((room) => matchesSearch(room, search));
