import { type PlatformCounts } from '../../contract/wire/counts';
/** A figure of a summary card and its two sources. */
export interface CountedFigure<T> {
    readonly queryKey: readonly unknown[];
    /** Determines the figure with calls that every backend has. */
    readonly read: (signal: AbortSignal) => Promise<T>;
    /** How long the result of `read` stays fresh, in milliseconds; 10 s by default. */
    readonly staleTime?: number;
    /** Selects the server's count, if it has one. Must be a stable function. */
    readonly counted?: (counts: PlatformCounts) => T;
}
/**
 * The query of a figure, from the server's counts or from `read`. Waits until the capabilities are known.
 * @example useFigure({ queryKey: ['users', 'total'], read: countUsers, counted: usersOf })
 */
export declare function useFigure<T>({ queryKey, read, staleTime, counted }: CountedFigure<T>): import("@tanstack/react-query").UseQueryResult<T, Error>;
/** Reads the displayed counts again, after a change that this console made. */
export declare const refreshCounts: () => Promise<void>;
/** Keeps the counts current by reading them again a second after a counted change. Call it once per screen with counts. */
export declare function useLiveCounts(): void;
