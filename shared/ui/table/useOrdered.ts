import { startTransition, useEffect, useMemo, useState } from 'react';
import type { DataColumn, RowData, TableSort } from './columns';
import { ordered, ordering } from './order';
import { inSlices } from './slices';

/** Up to this many rows are ordered while they are rendered. */
const AT_ONCE = 1500;

interface Ordered<T extends RowData> {
  readonly of: readonly T[];
  readonly column: DataColumn<T>;
  readonly desc: boolean;
  readonly rows: readonly T[];
}

interface InOrder<T> {
  readonly rows: readonly T[];
  /** The order is being worked out; the rows are in their order of before. */
  readonly busy: boolean;
}

/**
 * The rows in the wanted order. A long list is ordered in slices between frames, and is shown in its order of before until
 * that is done, which takes a fraction of a second.
 */
export function useOrdered<T extends RowData>(rows: readonly T[], columns: readonly DataColumn<T>[], sort: TableSort | null): InOrder<T> {
  const column = sort === null ? undefined : columns.find(({ id }) => id === sort.id);
  const valueOf = column?.sortValue;
  const desc = sort?.desc ?? false;
  const long = rows.length > AT_ONCE;
  const [done, setDone] = useState<Ordered<T> | null>(null);
  const short = useMemo(() => (valueOf === undefined || long ? rows : ordered(rows, valueOf, desc)), [desc, long, rows, valueOf]);

  useEffect(() => {
    if (!long || column === undefined || valueOf === undefined) return undefined;
    return inSlices(ordering(rows, valueOf, desc), (inOrder) => {
      startTransition(() => setDone({ of: rows, column, desc, rows: inOrder }));
    });
  }, [column, desc, long, rows, valueOf]);

  if (!long || valueOf === undefined) return { rows: short, busy: false };
  const ofThese = done !== null && done.of === rows;
  // The order of before, of these very rows, is better to look at than none.
  return { rows: ofThese ? done.rows : rows, busy: !ofThese || done.column !== column || done.desc !== desc };
}
