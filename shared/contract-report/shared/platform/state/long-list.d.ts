import type { Capability } from '../../contract/call';
import type { SearchPage } from '../../contract/wire/lists';
/** The most rows that a list is read whole with; also the largest page size. */
export declare const WHOLE = 1000;
/** A sort key of the search and its direction. */
export interface SearchOrder {
    readonly sort: string;
    readonly order: 'asc' | 'desc';
}
/** A row of a long list. */
export interface Listed {
    readonly id: number | string | null;
}
/** The filters of a search, including `keywords`. Without any it finds all rows. */
export type SearchFilters = Readonly<Record<string, string | boolean | number>>;
/** Where a list is read from. Create it once, as a constant. */
export interface LongListSource<T> {
    /** The prefix of all query keys of the list. */
    readonly key: readonly unknown[];
    /** The capability of backends that search the list. For calls of a server of your own: whether it searches. */
    readonly capability: Capability | boolean;
    /** Reads the whole list on other backends. */
    readonly readAll: (signal: AbortSignal) => Promise<readonly T[]>;
    readonly search: (query: SearchFilters & Partial<SearchOrder> & {
        readonly after?: string;
        readonly size: number;
    }, signal: AbortSignal) => Promise<SearchPage<T>>;
}
/** The first read: `page` is null on backends without search. */
export interface First<T> {
    readonly rows: readonly T[];
    readonly page: SearchPage<T> | null;
}
/** The query keys of a list. */
export declare const longListKeys: {
    /** The whole list, or the first page of a longer one: `{ rows, page }`. */
    first: ({ key }: Pick<LongListSource<never>, "key">) => readonly [...unknown[], "first"];
    pages: ({ key }: Pick<LongListSource<never>, "key">) => readonly [...unknown[], "pages"];
    total: ({ key }: Pick<LongListSource<never>, "key">) => readonly [...unknown[], "total"];
};
/** The query of the first read. */
export declare const firstQuery: <T>(source: LongListSource<T>, searches: boolean) => {
    queryKey: readonly [...unknown[], "first"];
    queryFn: ({ signal }: {
        readonly signal: AbortSignal;
    }) => Promise<First<T>>;
    structuralSharing: false;
};
/** The filters and order of a search. */
export interface Question {
    readonly filters: SearchFilters;
    readonly order: SearchOrder | null;
}
/** Pages as one list. A row that moved across a page boundary appears once. */
export declare function rowsOf<T extends Listed>(pages: readonly Pick<SearchPage<T>, 'items'>[]): readonly T[];
interface LongListOptions {
    /** While false, nothing is read. */
    readonly enabled?: boolean;
    /** The polling interval in milliseconds, for backends that don't announce changes. */
    readonly refetchInterval?: number;
}
/**
 * A list for a screen: whole, or the server's search results for a list of more than 1000 rows.
 * @param filters - Applied by the server only, when `isWhole` is false.
 * @example const list = useLongList(ROOM_LISTS.PENDING, { keywords }, null);
 */
export declare function useLongList<T extends Listed>(source: LongListSource<T>, filters: SearchFilters, order: SearchOrder | null, { enabled, ...polling }?: LongListOptions): {
    /** Undefined until the first read. */
    rows: readonly T[] | undefined;
    /** Whether `rows` is the whole list for the screen to filter and sort. Otherwise it is the search result, in order. */
    isWhole: boolean;
    /** The number of results, loaded or not; a lower bound if `totalIsLeast`. */
    total: number;
    totalIsLeast: boolean;
    /** Whether `rows` still belong to the previous search. */
    isSearching: boolean;
    /** For displaying failures. */
    query: import("@tanstack/query-core").InfiniteQueryObserverLoadingErrorResult<import("@tanstack/query-core").InfiniteData<SearchPage<T>, unknown>, Error> | import("@tanstack/query-core").InfiniteQueryObserverPendingResult<import("@tanstack/query-core").InfiniteData<SearchPage<T>, unknown>, Error> | import("@tanstack/query-core").InfiniteQueryObserverPlaceholderResult<import("@tanstack/query-core").InfiniteData<SearchPage<T>, unknown>, Error> | import("@tanstack/query-core").InfiniteQueryObserverRefetchErrorResult<import("@tanstack/query-core").InfiniteData<SearchPage<T>, unknown>, Error> | import("@tanstack/query-core").InfiniteQueryObserverSuccessResult<import("@tanstack/query-core").InfiniteData<SearchPage<T>, unknown>, Error> | import("@tanstack/query-core").QueryObserverLoadingErrorResult<First<T>, Error> | import("@tanstack/query-core").QueryObserverPendingResult<First<T>, Error> | import("@tanstack/query-core").QueryObserverPlaceholderResult<First<T>, Error> | import("@tanstack/query-core").QueryObserverRefetchErrorResult<First<T>, Error> | import("@tanstack/query-core").QueryObserverSuccessResult<First<T>, Error>;
    /** null at the end of the list. */
    more: {
        load: () => undefined;
        loading: boolean;
        failed: boolean;
    } | null;
};
export {};
