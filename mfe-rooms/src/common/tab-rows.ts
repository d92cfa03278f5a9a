import type { LiveSubject } from '@arena/shared/contract';
import { type ListTotal, useStableRows } from '@arena/shared/platform';
import { formatTotal, type LongListing } from '@arena/shared/ui';

/** The rooms of one tab. `isWhole`: the screen searches all rows itself; otherwise `rows` is the server's search result. */
export interface TabListing<R> extends LongListing<R>, ListTotal {
  readonly isWhole: boolean;
  readonly isSearching: boolean;
}
export interface TabListProps<Tab, R> {
  readonly tab: Tab;
  readonly list: TabListing<R>;
  readonly search: string;
  readonly onClearSearch: () => void;
}

type Find<R> = (rows: readonly R[], search: string) => readonly R[];

/** The number of matching rooms; null while it is unknown. */
export function countOf<R>(list: TabListing<R>, search: string, find: Find<R>): number | string | null {
  if (list.rows === undefined) return null;
  if (!list.isWhole) return formatTotal(list);
  return search.trim() === '' ? list.total : find(list.rows, search).length;
}

/** The tab's rows, stable while others change them, and the ones that match the search. */
export function useTabRows<R extends { readonly id: number | null }>(
  subject: LiveSubject,
  tabId: string,
  list: TabListing<R>,
  search: string,
  find: Find<R>,
) {
  const { isWhole, isSearching } = list;
  // The search is part of a long list's source, because the server does the searching.
  const source = isWhole ? tabId : `${tabId}${isSearching ? ', searching' : `: ${search.trim()}`}`;
  const stable = useStableRows(subject, list.rows, source, !isWhole && list.more !== null);
  const rows = stable.rows ?? [];
  return { list, stable, search, shown: isWhole ? find(rows, search) : rows };
}
