/** A function with a stable identity that calls the latest `latest`, so that memoized children don't rerender. For event handlers only. */
export declare function useStableCallback<A extends readonly unknown[]>(latest: (...args: A) => void): (...args: A) => void;
