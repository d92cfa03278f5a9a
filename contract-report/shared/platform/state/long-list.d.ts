import type { SearchPage } from '../../contract/wire/lists';
import { type First, type Listed, type LongListSource, type SearchFilters, type SearchOrder } from './long-list-source';
export interface Question {
    readonly filters: SearchFilters;
    readonly order: SearchOrder | null;
}
interface LongListOptions {
    /** Nothing is read while it is false. */
    readonly enabled?: boolean;
    /** How often it is read again, in milliseconds, where nobody announces changes. */
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
