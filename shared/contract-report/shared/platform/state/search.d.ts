/**
 * A search text that is stored in the URL after typing pauses. `typed` is the field's text, `keywords` the URL's, `type` sets it. Clearing
 * the field applies immediately, and leaving it writes a pending text, so Back restores it.
 * @param delay - The debounce in milliseconds; 0 applies immediately.
 * @example const { typed, keywords, type } = useTypedSearch(500);
 */
export declare function useTypedSearch(delay: number, name?: string): {
    typed: string;
    keywords: string;
    type: (text: string) => void;
};
