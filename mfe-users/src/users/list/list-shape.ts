import type { Member } from '@arena/shared/contract';
import type { SearchOrder } from '@arena/shared/platform';

/** The list area scrolls from this height on (part 2 §2). */
export const LIST_HEIGHT = '380px';
export const LIST_NAME = 'Users';

export const rowKeyOf = ({ id }: Member, place: number): string => (id === null ? `row-${place}` : String(id));

/** What the server calls the columns that it can sort by. */
const SERVER_SORTS = new Map([
  ['user', 'name'],
  ['mobile', 'mobile'],
  ['balance', 'balance'],
]);

/** The order of an address, `balance` or `-balance`, as the server is asked for it. */
export function orderOf(text: string): SearchOrder | null {
  const desc = text.startsWith('-');
  const sort = SERVER_SORTS.get(desc ? text.slice(1) : text);
  return sort === undefined ? null : { sort, order: desc ? 'desc' : 'asc' };
}
