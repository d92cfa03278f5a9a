/** Whether a row is left, as `Array.filter` asks it: the place and the list find the row's text sooner than the row does. */
export type RowFilter<T> = (row: T, place?: number, rows?: readonly T[]) => boolean;
/** A search in rows of one kind. Make it once, in a constant. */
interface RowSearch<T extends object> {
    /** Makes what is searched of these rows, so that the first letter does not wait for it. */
    prepare: (rows: readonly T[]) => void;
    /** Which rows a typed text leaves; null when it leaves all of them. */
    filter: (typed: string) => RowFilter<T> | null;
}
/** Case-insensitive. `textOf` gives a row's searched text, once per row, since each letter needs all texts; released with the row. */
export declare function rowSearch<T extends object>(textOf: (row: T) => string): RowSearch<T>;
/** Makes what is searched of rows when they have arrived. */
export declare function usePrepared<T extends object>(search: RowSearch<T>, rows: readonly T[] | null): void;
export {};
