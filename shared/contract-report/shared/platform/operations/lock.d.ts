/** Runs `work` while no other work of this name runs, in the order of the calls. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;
/** Runs one at a time across all tabs, or only within this tab where Web Locks are missing (an insecure page). */
export declare const withLock: WithLock;
