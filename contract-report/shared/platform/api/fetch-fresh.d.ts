/** What is read afresh: a query's key, and the call that answers it. */
export interface FreshRead<T> {
    readonly queryKey: readonly unknown[];
    readonly queryFn: (context: {
        readonly signal: AbortSignal;
    }) => Promise<T>;
}
/**
 * Asks the server now, and answers what it says: never what is in the cache, and never what was on its way already, which
 * was asked before and may be older than what has to be known. The screens see what was read, unless they have something
 * newer by then. Once, without retries. Throws as the call does.
 */
export declare function fetchFresh<T>({ queryKey, queryFn }: FreshRead<T>): Promise<T>;
