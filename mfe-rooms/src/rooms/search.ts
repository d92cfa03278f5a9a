import type { Room } from '@arena/shared/contract';
import { searchBy } from '../common/search';

type Searched = Pick<Room, 'id' | 'game' | 'creator' | 'opponent'>;

/** The rooms with the text in their id, game title, creator's or opponent's name. */
export const searchRooms = <R extends Searched>(rooms: readonly R[], search: string): readonly R[] =>
  searchBy(rooms, search, ({ id, game, creator, opponent }) => [id, game?.title, creator?.name, opponent?.name]);
