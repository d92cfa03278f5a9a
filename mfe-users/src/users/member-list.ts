import type { Member } from '@arena/shared/contract';
import { searchKeyOf } from './users.search';

/** A user as the list keeps them: with what the search looks into, made once, because every letter needs all of them. */
export interface ListedMember extends Member {
  readonly searchKey: string;
}

export const listed = (member: Member): ListedMember => ({ ...member, searchKey: searchKeyOf(member) });

const AT_ONCE = 2000;

/** The same for a whole list, in chunks: 50,000 at once would block the page. */
export async function listedAll(members: readonly Member[]): Promise<readonly ListedMember[]> {
  const result: ListedMember[] = [];
  for (let from = 0; from < members.length; from += AT_ONCE) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    for (const member of members.slice(from, from + AT_ONCE)) result.push(listed(member));
  }
  return result;
}
