import type { SearchPage } from '../../contract/wire/lists';
import { type Listed, type LongListSource, type Question } from './long-list';
export interface ListTotal {
    readonly total: number;
    readonly totalIsLeast: boolean;
}
/** How many rows a list has, for a screen without them; null until known. Only a backend that cannot count has to send them. */
export declare function useListTotal<T>(source: LongListSource<T>): ListTotal | null;
/** How many rows a list had when a screen read it. Reads nothing itself: a list of cards would read once for each card. */
export declare function useKnownTotal<T>(source: LongListSource<T>): number | null;
/** Reads what `useLongList` will show first, when it is known what the backend has. Never rejects. */
export declare function prefetchLongList<T>(source: LongListSource<T>): Promise<void>;
/** The whole list now, past the cache, of a backend that has no search; the screen shows what was read. */
export declare const readListNow: <T>(source: LongListSource<T>) => Promise<readonly T[]>;
/** Whether a list has a row of this id now. The search of the list must know `id`. */
export declare function isListed<T extends Listed>(source: LongListSource<T>, id: number): Promise<boolean>;
/** The row of this id, if any reading of the list has it. */
export declare function listedRow<T extends Listed>(source: LongListSource<T>, id: T['id']): T | undefined;
/** Replaces one row wherever it is listed. It keeps its place, and the list is as old as it was. */
export declare function replaceListedRow<T extends Listed>(source: LongListSource<T>, row: T): void;
/** Everything that a query finds, piece by piece. Only of a backend that searches. */
export declare function piecesOf<T>(source: LongListSource<T>, question: Question, signal: AbortSignal): AsyncGenerator<SearchPage<T>>;
