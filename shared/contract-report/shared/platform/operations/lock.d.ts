/** Runs `work` when nothing else of this name runs, and in the order of asking. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;
/** Runs one at a time in all tabs; others wait. Without Web Locks (an insecure page) the lock holds within the tab only. */
export declare const withLock: WithLock;
