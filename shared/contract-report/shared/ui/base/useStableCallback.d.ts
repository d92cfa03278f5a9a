/** The same function at every render, which calls the latest one: what it is passed to does not render again. For events only. */
export declare function useStableCallback<A extends readonly unknown[]>(latest: (...args: A) => void): (...args: A) => void;
