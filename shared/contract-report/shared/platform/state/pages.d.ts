import type { Page } from '../../contract/wire/lists';
interface Listed {
    readonly id: number | null;
}
/** Pages as one list. An item that moved over a page's edge is shown once; items without an id are all kept. */
export declare function itemsOf<T extends Listed>(pages: readonly Pick<Page<T>, 'items'>[]): readonly T[];
/** The next page's number; undefined at the end. A page that brings nothing new ends the list: some backends repeat the first page. */
export declare function nextPage<T extends Listed>(last: Page<T>, pages: readonly Page<T>[]): number | undefined;
/** How many items there are, as far as the server said; at its end a list knows it itself. */
export declare function totalOf<T extends Listed>(pages: readonly Page<T>[]): number;
/** The longest waiting first; what has no time waits last. */
export declare const oldestFirst: <T>(items: readonly T[], timeOf: (item: T) => string | null) => readonly T[];
interface NumberedPages<T> {
    readonly queryKey: readonly unknown[];
    readonly read: (pageNumber: number, signal: AbortSignal) => Promise<Page<T>>;
    readonly enabled: boolean;
}
export declare function useNumberedPages<T extends {
    readonly id: number | null;
}>({ queryKey, read, enabled }: NumberedPages<T>): {
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
