/** The value, or while it is undefined the last one that was on the screen. */
export declare function useLast<T>(value: T | undefined): T | undefined;
