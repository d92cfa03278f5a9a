import type { Member } from '@arena/shared/contract';
import type { SearchOrder } from '@arena/shared/platform';
import * as t from './list.messages';

/** Maximum height before the list scrolls (part 2 §2). */
export const LIST_HEIGHT = '380px';
export const NARROW = '(max-width: 768px)';
export const LIST_NAME = t.users;

export const rowKeyOf = ({ id }: Member, place: number): string => (id === null ? `row-${place}` : String(id));

/** Column id to the server's sort key. */
const SERVER_SORTS = new Map([
  ['user', 'name'],
  ['mobile', 'mobile'],
  ['balance', 'balance'],
]);

/** Parses the address's `balance` or `-balance`. */
export function orderOf(text: string): SearchOrder | null {
  const desc = text.startsWith('-');
  const sort = SERVER_SORTS.get(desc ? text.slice(1) : text);
  return sort === undefined ? null : { sort, order: desc ? 'desc' : 'asc' };
}
