/** An id out of an address, or null: `12`, but not `0`, `-1` or `twelve`. */
export declare const idOf: (param: string | undefined) => number | null;
/** State that the previous screen left in the history entry. Anyone can write there, so check every value. */
export declare function useHistoryState(): Readonly<Record<string, unknown>>;
/** The query that a list was left with, such as `?tab=cointime&search=malik`; undefined when the screen was opened by its address. */
export declare function useListQuery(): string | undefined;
