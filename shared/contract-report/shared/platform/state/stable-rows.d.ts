import type { LiveChange } from '../../contract/wire/live';
import type { LiveSubject } from '../../contract/wire/live';
import type { Listed } from './pages';
/** The list when the first change was announced. */
interface Held<T> {
    readonly source: string;
    readonly rows: readonly T[];
    readonly changes: ReadonlyMap<number, LiveChange>;
}
/** A list in which rows keep their place. */
export interface StableRows<T> {
    readonly rows: readonly T[] | undefined;
    /** The number of new rows that aren't displayed yet. */
    readonly waiting: number;
    /** By id, why a row is no longer usable. */
    readonly gone: ReadonlyMap<number, string>;
    /** Shows the server's current list. */
    show: () => void;
}
/** Call it after a change made in this tab, so that lists show it at once. Omit `id` for a new item. */
export declare function markOwnChange(subject: LiveSubject, id?: number | null): void;
/** The held rows with current data, see the table. Rows without an id count as new. With `hasMore`, missing rows may just not be loaded. */
export declare function reconcile<T extends Listed>(held: Pick<Held<T>, 'rows' | 'changes'>, latest: readonly T[], hasMore?: boolean): {
    rows: readonly T[];
    waiting: number;
    gone: ReadonlyMap<number, string>;
};
/**
 * Keeps the rows in place while others change the list.
 * @param source - What the rows are of, such as a tab or search. Another source replaces them at once.
 * @param hasMore - Whether not all rows are loaded.
 * @example const { rows, waiting, gone, show } = useStableRows('room', list.rows, tabId);
 */
export declare function useStableRows<T extends Listed>(subject: LiveSubject, rows: readonly T[] | undefined, source: string, hasMore?: boolean): StableRows<T>;
export {};
