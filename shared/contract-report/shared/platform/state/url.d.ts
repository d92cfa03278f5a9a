/** A function that returns the URL's current query, which may be newer than the rendered one. */
export declare function useCurrentSearch(): () => string;
/**
 * State in the URL's query, which links, reloads and Back restore. Changes replace the history entry. Two changes before the next render
 * both apply; a change after the user left the screen is dropped.
 * @param fallback - The value that is omitted from the URL.
 * @example const [tab, setTab] = useUrlState('tab', 'scheduled');
 */
export declare function useUrlState(name: string, fallback?: string): [string, (value: string) => void];
