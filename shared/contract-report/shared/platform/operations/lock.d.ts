/** Runs `work` while no other work of this name runs, in the order of the calls. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;
/** Runs one at a time across all tabs, or only within this tab without Web Locks (an insecure page, blocked site data). */
export declare const withLock: WithLock;
