/** Answers the address's query when it is called: what a link that is pressed takes along may have been written a moment ago. */
export declare function useCurrentSearch(): () => string;
/**
 * A piece of a screen's state in the address, found again by a link, a reload and Back. The fallback is left out. Changes replace the
 * history entry. Two changes before the next render both hold; one after the person left the screen is dropped, as it would bring them
 * back.
 */
export declare function useUrlState(name: string, fallback?: string): [string, (value: string) => void];
