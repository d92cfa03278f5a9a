/** The value, or while it is undefined, the last one that was rendered. */
export declare function useLast<T>(value: T | undefined): T | undefined;
