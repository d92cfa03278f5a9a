import { useDeferredValue, useMemo } from 'react';
import { type DataColumn, sortRows, type TableSort } from '@arena/shared/ui';
import { keyOf, type MoneyRequest } from './request';
import { searchFilter } from './search';
import { totalsOf, totalsText } from './totals';

interface ShownInput<R extends MoneyRequest> {
  /** null while they are loading. */
  readonly rows: readonly R[] | null;
  readonly columns: readonly DataColumn<R>[];
  readonly sort: TableSort | null;
  readonly searched: string;
  readonly filter: ((request: R) => boolean) | null;
  /** The keys of rows that were decided elsewhere: they are shown and not counted. */
  readonly gone: ReadonlySet<string> | null;
}

/** What a search, a filter and an order leave of the requests, and how much that is. */
export function useShownRequests<R extends MoneyRequest>({ rows, columns, sort, searched, filter, gone }: ShownInput<R>) {
  // The letter and the header are on the screen first, the narrowed or reordered rows a moment later.
  const text = useDeferredValue(searched);
  const order = useDeferredValue(sort);
  const ordered = useMemo(() => (rows === null ? null : sortRows(rows, columns, order)), [columns, order, rows]);
  const bySearch = useMemo(() => searchFilter(text), [text]);
  const wanted = useMemo(
    () => (bySearch === null ? filter : filter === null ? bySearch : (row: R) => bySearch(row) && filter(row)),
    [bySearch, filter],
  );
  const shown = useMemo(() => (ordered ?? []).filter((row) => wanted === null || wanted(row)), [ordered, wanted]);
  const found = useMemo(() => (ordered ?? []).filter((row) => bySearch === null || bySearch(row)), [bySearch, ordered]);
  const counted = useMemo(
    () => (gone === null || gone.size === 0 ? shown : shown.filter((row, place) => !gone.has(keyOf(row, place)))),
    [gone, shown],
  );
  const totals = useMemo(() => totalsOf(counted), [counted]);
  return {
    ordered,
    wanted,
    shown,
    /** What the search alone leaves. */
    found,
    counted,
    figures: totalsText(totals, (rows?.length ?? 0) - (shown.length - counted.length)),
  };
}
