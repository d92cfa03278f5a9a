import { type PlatformCounts } from '../../contract/wire/counts';
export interface CountedFigure<T> {
    readonly queryKey: readonly unknown[];
    /** Finds it out with the calls that every backend has. */
    readonly read: (signal: AbortSignal) => Promise<T>;
    /** How long what `read` found is good for, in milliseconds; as long as any reading when left out. */
    readonly staleTime?: number;
    /** The server's count of it. Left out for a figure that is not counted. Must stay the same function. */
    readonly counted?: (counts: PlatformCounts) => T;
}
/** One figure: as the server counts it, or as `read` finds it out. Nothing is read before it is known which of the two. */
export declare function useFigure<T>({ queryKey, read, staleTime, counted }: CountedFigure<T>): import("@tanstack/react-query").UseQueryResult<T, Error>;
/** Reads the counts again where they are on the screen: after something that this console did itself. */
export declare const refreshCounts: () => Promise<void>;
/** Reads the counts again, a moment after something that they count changed on the server. Once on a screen that shows some. */
export declare function useLiveCounts(): void;
