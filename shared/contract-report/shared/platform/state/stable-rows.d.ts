import type { LiveChange } from '../../contract/wire/live';
import type { LiveSubject } from '../../contract/wire/live';
interface Listed {
    readonly id: number | null;
}
/** The list as it stood when the first change was announced. */
interface Held<T> {
    readonly source: string;
    readonly rows: readonly T[];
    readonly changes: ReadonlyMap<number, LiveChange>;
}
export interface StableRows<T> {
    readonly rows: readonly T[] | undefined;
    /** How many new ones wait to be shown. */
    readonly waiting: number;
    /** By id: why a row cannot be used any more. */
    readonly gone: ReadonlyMap<number, string>;
    /** Shows the list as the server has it. */
    show: () => void;
}
/** A section calls this after a change made in this tab, so that its lists show it at once. Leave `id` out for a new record. */
export declare function markOwnChange(subject: LiveSubject, id?: number | null): void;
/** The held rows with the latest facts (see the table). Rows without an id count as new; with `hasMore`, missing ones may be unloaded. */
export declare function reconcile<T extends Listed>(held: Pick<Held<T>, 'rows' | 'changes'>, latest: readonly T[], hasMore?: boolean): {
    rows: readonly T[];
    waiting: number;
    gone: ReadonlyMap<number, string>;
};
/** `source`: what the rows are of (a tab, a search); another one is shown as it is. `hasMore`: not all of them are loaded. */
export declare function useStableRows<T extends Listed>(subject: LiveSubject, rows: readonly T[] | undefined, source: string, hasMore?: boolean): StableRows<T>;
export {};
