/** What is read afresh: a query's key, and the call that answers it. */
export interface FreshRead<T> {
    readonly queryKey: readonly unknown[];
    readonly queryFn: (context: {
        readonly signal: AbortSignal;
    }) => Promise<T>;
}
/** Asks the server now, past the cache and requests under way. Screens see the answer unless they have a newer one. No retries; throws. */
export declare function fetchFresh<T>({ queryKey, queryFn }: FreshRead<T>): Promise<T>;
