import type { Page } from '../../contract/wire/lists';
/** An item of a list. */
export interface Listed {
    readonly id: number | null;
}
/** Pages as one list. An item that moved across a page boundary appears once; items without an id all stay. */
export declare const itemsOf: <T extends Listed>(pages: readonly Pick<Page<T>, "items">[]) => readonly T[];
/** The next page's number; undefined at the end. A page without new items ends the list, because some backends repeat the first page. */
export declare function nextPage<T extends Listed>(last: Page<T>, pages: readonly Page<T>[]): number | undefined;
/** The number of items, by the server's count until the last page is loaded. */
export declare function totalOf<T extends Listed>(pages: readonly Page<T>[]): number;
/** Sorts by time, oldest first; items without a time come last. */
export declare const oldestFirst: <T>(items: readonly T[], timeOf: (item: T) => string | null) => readonly T[];
interface NumberedPages<T> {
    readonly queryKey: readonly unknown[];
    readonly read: (pageNumber: number, signal: AbortSignal) => Promise<Page<T>>;
    readonly enabled: boolean;
}
/** A list in numbered pages as one list, for backends without search. `more` is null at the end. */
export declare function useNumberedPages<T extends Listed>({ queryKey, read, enabled }: NumberedPages<T>): {
    rows: readonly T[] | undefined;
    total: number;
    query: import("@tanstack/react-query").UseInfiniteQueryResult<import("@tanstack/query-core").InfiniteData<Page<T>, unknown>, Error>;
    more: {
        load: () => undefined;
        loading: boolean;
        failed: boolean;
    } | null;
};
export {};
