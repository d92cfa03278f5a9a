import type { FullMapRoom } from '@arena/shared/contract';
import { searchBy } from '../common/search';

/** The rooms with the text in their title, ids, game, map, mode or creator's name. */
export const searchFullMaps = (rooms: readonly FullMapRoom[], search: string): readonly FullMapRoom[] =>
  searchBy(rooms, search, (room) => [
    ...[room.title, room.id, room.accessId],
    ...[room.game?.title, room.map?.title, room.mode?.name, room.creator?.name],
  ]);
