import { useDeferredValue, useMemo } from 'react';
import { type DataColumn, sortRows, type TableSort, usePrepared } from '@arena/shared/ui';
import { keyOf, type MoneyRequest } from './request';
import { REQUEST_SEARCH } from './search';
import { totalsOf, totalsText } from './totals';
import type { RequestList } from './use-request-list';

const nothing: readonly never[] = [];

interface ShownInput<R extends MoneyRequest> {
  /** A list that is whole is searched, filtered and ordered here; of a long one the server has done so. */
  readonly list: Pick<RequestList<R>, 'rows' | 'isWhole' | 'total' | 'totalIsLeast'>;
  readonly columns: readonly DataColumn<R>[];
  readonly sort: TableSort | null;
  readonly searched: string;
  readonly filter: ((request: R) => boolean) | null;
  /** The keys of rows that were decided elsewhere: they are shown and not counted. */
  readonly gone: ReadonlySet<string> | null;
}

/** What a search, a filter and an order leave of the requests, and how much that is. */
export function useShownRequests<R extends MoneyRequest>({ list, columns, sort, searched, filter, gone }: ShownInput<R>) {
  const { rows, isWhole, total, totalIsLeast } = list;
  // The header is on the screen first, the reordered rows a moment later.
  const order = useDeferredValue(isWhole ? sort : null);
  const ordered = useMemo(() => sortRows(rows ?? nothing, columns, order), [columns, order, rows]);
  usePrepared(REQUEST_SEARCH, isWhole ? rows : null);
  const bySearch = useMemo(() => (isWhole ? REQUEST_SEARCH.filter(searched) : null), [isWhole, searched]);
  const found = useMemo(() => (bySearch === null ? ordered : ordered.filter(bySearch)), [bySearch, ordered]);
  const shown = useMemo(() => (filter === null || !isWhole ? found : found.filter(filter)), [filter, found, isWhole]);
  const counted = useMemo(
    () => (gone === null || gone.size === 0 ? shown : shown.filter((row, place) => !gone.has(keyOf(row, place)))),
    [gone, shown],
  );
  const totals = useMemo(() => totalsOf(counted), [counted]);
  return {
    shown,
    /** What the search alone leaves; null where the server has filtered, too. */
    found: isWhole ? found : null,
    counted,
    figures: isWhole ? totalsText(totals, (rows?.length ?? 0) - (shown.length - counted.length)) : totalsText(totals, total, totalIsLeast),
  };
}
