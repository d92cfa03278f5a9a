import type { SearchPage } from '../../contract/wire/lists';
import { type Listed, type LongListSource, type Question } from './long-list';
/** How many rows a list has, or has at least. */
export interface ListTotal {
    readonly total: number;
    readonly totalIsLeast: boolean;
}
/** The number of rows, for a screen without the rows; null until known. Reads the whole list only on backends that can't count. */
export declare function useListTotal<T>(source: LongListSource<T>): ListTotal | null;
/** The number of rows when a screen last read the list. Makes no request itself, so every card of a list can call it. */
export declare function useKnownTotal<T>(source: LongListSource<T>): number | null;
/** Prefetches what `useLongList` shows first, once the capabilities are known. Never rejects. */
export declare function prefetchLongList<T>(source: LongListSource<T>): Promise<void>;
/**
 * The whole list now, past the cache, on a backend without search. Updates the screens.
 * @throws ApiError
 */
export declare const readListNow: <T>(source: LongListSource<T>) => Promise<readonly T[]>;
/**
 * Whether the list has a row of this id now, by the search filter `id` where the backend searches.
 * @throws ApiError
 */
export declare function isListed<T extends Listed>(source: LongListSource<T>, id: number): Promise<boolean>;
/** The cached row of this id, if any screen has read it. */
export declare function listedRow<T extends Listed>(source: LongListSource<T>, id: T['id']): T | undefined;
/** Replaces a row wherever it is cached. It keeps its position, and the list stays as stale as it was. */
export declare function replaceListedRow<T extends Listed>(source: LongListSource<T>, row: T): void;
/**
 * All rows of a query, page by page, on a backend that searches.
 * @throws ApiError, or the signal's reason when it aborts.
 * @example for await (const { items } of piecesOf(source, { filters: {}, order: null }, signal)) write(items);
 */
export declare function piecesOf<T>(source: LongListSource<T>, question: Question, signal: AbortSignal): AsyncGenerator<SearchPage<T>>;
