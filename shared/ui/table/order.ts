import type { DataColumn, RowData, SortValue, TableSort } from './columns';

/*
 * Ordering 10,000 rows at once takes longer than a frame on a slow machine, and the page stands still meanwhile. So the work
 * is cut: short runs are ordered by the engine's own sort, then merged, and whoever drives the generator may pause between
 * any two steps.
 */

const RUN = 512;
const MERGE_STEP = 2048;

function compare(a: SortValue, b: SortValue, sign: 1 | -1): number {
  // Nothing is last in both directions.
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a < b ? -sign : a > b ? sign : 0;
}

/** Orders stably: rows of equal value keep their order. Yields between steps of a millisecond or so; returns the ordered rows. */
export function* ordering<T>(
  rows: readonly T[],
  valueOf: (row: T) => SortValue,
  desc: boolean,
): Generator<undefined, readonly T[], undefined> {
  const sign = desc ? -1 : 1;
  const values: SortValue[] = [];
  for (let start = 0; start < rows.length; start += RUN * 2) {
    for (const row of rows.slice(start, start + RUN * 2)) values.push(valueOf(row));
    yield;
  }
  const before = (a: number, b: number) => compare(values[a] ?? null, values[b] ?? null, sign) || a - b;

  let runs: number[][] = [];
  for (let start = 0; start < rows.length; start += RUN) {
    const run = Array.from({ length: Math.min(RUN, rows.length - start) }, (_, place) => start + place);
    runs.push(run.sort(before));
    yield;
  }
  while (runs.length > 1) {
    const merged: number[][] = [];
    for (let pair = 0; pair < runs.length; pair += 2) {
      const [left = [], right = []] = [runs[pair], runs[pair + 1]];
      const into: number[] = [];
      for (let l = 0, r = 0; l < left.length || r < right.length;) {
        const [a, b] = [left[l], right[r]];
        if (b === undefined || (a !== undefined && before(a, b) < 0)) {
          into.push(a ?? 0);
          l += 1;
        } else {
          into.push(b);
          r += 1;
        }
        if (into.length % MERGE_STEP === 0) yield;
      }
      merged.push(into);
    }
    runs = merged;
  }
  return (runs[0] ?? []).flatMap((place) => rows[place] ?? []);
}

/** Orders at once. */
export function ordered<T>(rows: readonly T[], valueOf: (row: T) => SortValue, desc: boolean): readonly T[] {
  const work = ordering(rows, valueOf, desc);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Rows in a table's order, for what has to know which row comes next. */
export function sortRows<T extends RowData>(rows: readonly T[], columns: readonly DataColumn<T>[], sort: TableSort | null): readonly T[] {
  const valueOf = sort === null ? undefined : columns.find(({ id }) => id === sort.id)?.sortValue;
  return sort === null || valueOf === undefined ? rows : ordered(rows, valueOf, sort.desc);
}
