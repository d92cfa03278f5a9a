import type { Capability } from '../../contract/call';
import type { SearchPage } from '../../contract/wire/lists';
/** Up to how many rows a list is read whole; the largest page there is. */
export declare const WHOLE = 1000;
export interface SearchOrder {
    readonly sort: string;
    readonly order: 'asc' | 'desc';
}
interface Paging {
    readonly after?: string;
    readonly size: number;
}
export interface Listed {
    readonly id: number | string | null;
}
/** A search's query: the filters of its call, including `keywords`. Without any it finds everything. */
export type SearchFilters = Readonly<Record<string, string | boolean | number>>;
/** Where a list is read. Make it once, in a constant. */
export interface LongListSource<T> {
    /** The cache key of everything that is read of it. */
    readonly key: readonly unknown[];
    /** What a backend announces that searches the list. */
    readonly capability: Capability;
    /** The whole list, of a backend that does not. */
    readonly readAll: (signal: AbortSignal) => Promise<readonly T[]>;
    readonly search: (query: SearchFilters & Partial<SearchOrder> & Paging, signal: AbortSignal) => Promise<SearchPage<T>>;
}
export interface First<T> {
    readonly rows: readonly T[];
    readonly page: SearchPage<T> | null;
}
export declare const longListKeys: {
    /** The whole list, or its first page where it is longer: `{ rows, page }`. */
    first: ({ key }: Pick<LongListSource<never>, "key">) => readonly [...unknown[], "first"];
    pages: ({ key }: Pick<LongListSource<never>, "key">) => readonly [...unknown[], "pages"];
    total: ({ key }: Pick<LongListSource<never>, "key">) => readonly [...unknown[], "total"];
};
export declare const firstQuery: <T>(source: LongListSource<T>, searches: boolean) => {
    queryKey: readonly [...unknown[], "first"];
    queryFn: ({ signal }: {
        readonly signal: AbortSignal;
    }) => Promise<First<T>>;
    structuralSharing: false;
};
export interface Question {
    readonly filters: SearchFilters;
    readonly order: SearchOrder | null;
}
interface LongListOptions {
    /** Nothing is read while it is false. */
    readonly enabled?: boolean;
    /** The polling interval in milliseconds where changes are not announced. */
    readonly refetchInterval?: number;
}
/** A list as a screen shows it. */
export declare function useLongList<T extends Listed>(source: LongListSource<T>, filters: SearchFilters, order: SearchOrder | null, { enabled, ...polling }?: LongListOptions): {
    /** Undefined until something was read. */
    rows: readonly T[] | undefined;
    /** The rows are all that there are, in no order: the screen filters and sorts them. Else they are what was found, in order. */
    isWhole: boolean;
    /** How many were found, whether or not their rows are here; more than that where `totalIsLeast`. */
    total: number;
    totalIsLeast: boolean;
    /** The rows are those of the question before: the answer to this one is under way. */
    isSearching: boolean;
    /** For what tells of a failure. */
    query: import("@tanstack/query-core").InfiniteQueryObserverLoadingErrorResult<import("@tanstack/query-core").InfiniteData<SearchPage<T>, unknown>, Error> | import("@tanstack/query-core").InfiniteQueryObserverPendingResult<import("@tanstack/query-core").InfiniteData<SearchPage<T>, unknown>, Error> | import("@tanstack/query-core").InfiniteQueryObserverPlaceholderResult<import("@tanstack/query-core").InfiniteData<SearchPage<T>, unknown>, Error> | import("@tanstack/query-core").InfiniteQueryObserverRefetchErrorResult<import("@tanstack/query-core").InfiniteData<SearchPage<T>, unknown>, Error> | import("@tanstack/query-core").InfiniteQueryObserverSuccessResult<import("@tanstack/query-core").InfiniteData<SearchPage<T>, unknown>, Error> | import("@tanstack/query-core").QueryObserverLoadingErrorResult<First<T>, Error> | import("@tanstack/query-core").QueryObserverPendingResult<First<T>, Error> | import("@tanstack/query-core").QueryObserverPlaceholderResult<First<T>, Error> | import("@tanstack/query-core").QueryObserverRefetchErrorResult<First<T>, Error> | import("@tanstack/query-core").QueryObserverSuccessResult<First<T>, Error>;
    /** null at the end of the list. */
    more: {
        load: () => undefined;
        loading: boolean;
        failed: boolean;
    } | null;
};
export {};
