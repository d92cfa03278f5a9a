import { useEffect, useMemo, useState } from 'react';
import type { DataColumn, RowData, TableSort } from './columns';
import { ordered, ordering } from './order';

/** Up to this many rows are ordered while they are drawn. */
const AT_ONCE = 1500;
/** How long a longer ordering may hold the page before it lets it breathe. */
const SLICE_MS = 5;

interface Ordered<T extends RowData> {
  readonly of: readonly T[];
  readonly column: DataColumn<T>;
  readonly desc: boolean;
  readonly rows: readonly T[];
}

/**
 * The rows in the wanted order. A long list is ordered in slices between frames, and is shown in its order of before until
 * that is done, which takes a fraction of a second.
 */
export function useOrdered<T extends RowData>(rows: readonly T[], columns: readonly DataColumn<T>[], sort: TableSort | null): readonly T[] {
  const column = sort === null ? undefined : columns.find(({ id }) => id === sort.id);
  const valueOf = column?.sortValue;
  const desc = sort?.desc ?? false;
  const long = rows.length > AT_ONCE;
  const [done, setDone] = useState<Ordered<T> | null>(null);
  const short = useMemo(() => (valueOf === undefined || long ? rows : ordered(rows, valueOf, desc)), [desc, long, rows, valueOf]);

  useEffect(() => {
    if (!long || column === undefined || valueOf === undefined) return undefined;
    const work = ordering(rows, valueOf, desc);
    let timer: ReturnType<typeof setTimeout>;
    const slice = () => {
      const until = performance.now() + SLICE_MS;
      do {
        const step = work.next();
        if (step.done === true) {
          setDone({ of: rows, column, desc, rows: step.value });
          return;
        }
      } while (performance.now() < until);
      timer = setTimeout(slice);
    };
    timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [column, desc, long, rows, valueOf]);

  if (!long || column === undefined) return short;
  // The order of before, of these very rows, is better to look at than none.
  return done !== null && done.of === rows ? done.rows : rows;
}
