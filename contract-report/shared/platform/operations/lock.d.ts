/** Runs `work` when nothing else of this name runs, and in the order of asking. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;
/**
 * One at a time in all tabs of this browser; whoever comes second waits. Without the Web Locks API (a page that is not
 * served securely) the lock holds within the tab.
 */
export declare const withLock: WithLock;
