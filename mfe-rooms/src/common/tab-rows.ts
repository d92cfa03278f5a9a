import type { LiveSubject } from '@arena/shared/contract';
import { type ListTotal, useStableRows } from '@arena/shared/platform';
import { formatTotal, type LongListing } from '@arena/shared/ui';

/** The rooms of one tab. `isWhole`: the screen searches them itself; else they are what the server found, in its order. */
export interface TabListing<R> extends LongListing<R>, ListTotal {
  readonly isWhole: boolean;
  readonly isSearching: boolean;
}
type Find<R> = (rows: readonly R[], search: string) => readonly R[];

/** How many rooms match, as far as they are here where the screen searches; null while that is not known. */
export function countOf<R>(list: TabListing<R>, search: string, find: Find<R>): number | string | null {
  if (list.rows === undefined) return null;
  if (!list.isWhole) return formatTotal(list);
  return search.trim() === '' ? list.total : find(list.rows, search).length;
}

/** The rooms of a tab as they stand on the screen while others change them, and those of them that match the search. */
export function useTabRows<R extends { readonly id: number | null }>(
  subject: LiveSubject,
  tabId: string,
  list: TabListing<R>,
  search: string,
  find: Find<R>,
) {
  const { isWhole, isSearching } = list;
  // What the rows are of: of a long list what is searched for, too.
  const source = isWhole ? tabId : `${tabId}${isSearching ? ', searching' : `: ${search.trim()}`}`;
  const stable = useStableRows(subject, list.rows, source, !isWhole && list.more !== null);
  const rows = stable.rows ?? [];
  return { list, stable, search, shown: isWhole ? find(rows, search) : rows };
}

/** The items with the text in one of their `textsOf`. Case does not matter, and any of the texts may be missing. */
export function searchBy<T>(
  items: readonly T[],
  search: string,
  textsOf: (item: T) => readonly (string | number | null | undefined)[],
): readonly T[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter((item) => textsOf(item).some((text) => text != null && String(text).toLowerCase().includes(wanted)));
}
