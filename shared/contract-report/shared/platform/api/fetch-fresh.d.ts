/** A query key and the call that answers it. */
export interface FreshRead<T> {
    readonly queryKey: readonly unknown[];
    readonly queryFn: (context: {
        readonly signal: AbortSignal;
    }) => Promise<T>;
}
/**
 * Reads from the server now, past the cache and pending requests, and updates the cache unless it has newer data. No retries.
 * @throws The error of `queryFn`.
 * @example const room = await fetchFresh(roomQuery(7))
 */
export declare function fetchFresh<T>({ queryKey, queryFn }: FreshRead<T>): Promise<T>;
