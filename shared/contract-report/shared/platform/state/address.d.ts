/** The positive integer id in a route param, or null: `12`, but not `0`, `-1` or `twelve`. */
export declare const idOf: (param: string | undefined) => number | null;
/** State that the previous screen left in the history entry. Any code can write it, so validate every value. */
export declare function useHistoryState(): Readonly<Record<string, unknown>>;
/** The query string that the user left the list with, such as `?tab=cointime&search=malik`; undefined for a direct visit. */
export declare function useListQuery(): string | undefined;
