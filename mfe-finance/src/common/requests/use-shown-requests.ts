import { useDeferredValue, useMemo } from 'react';
import { type DataColumn, sortRows, type TableSort, usePrepared } from '@arena/shared/ui';
import { keyOf, type MoneyRequest } from './request';
import { REQUEST_SEARCH } from './search';
import { totalsOf, totalsText } from './totals';

const nothing: readonly never[] = [];

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
  // The header is on the screen first, the reordered rows a moment later.
  const order = useDeferredValue(sort);
  const ordered = useMemo(() => sortRows(rows ?? nothing, columns, order), [columns, order, rows]);
  usePrepared(REQUEST_SEARCH, rows);
  const bySearch = useMemo(() => REQUEST_SEARCH.filter(searched), [searched]);
  const found = useMemo(() => (bySearch === null ? ordered : ordered.filter(bySearch)), [bySearch, ordered]);
  const shown = useMemo(() => (filter === null ? found : found.filter(filter)), [filter, found]);
  const counted = useMemo(
    () => (gone === null || gone.size === 0 ? shown : shown.filter((row, place) => !gone.has(keyOf(row, place)))),
    [gone, shown],
  );
  const totals = useMemo(() => totalsOf(counted), [counted]);
  return {
    shown,
    /** What the search alone leaves. */
    found,
    counted,
    figures: totalsText(totals, (rows?.length ?? 0) - (shown.length - counted.length)),
  };
}
