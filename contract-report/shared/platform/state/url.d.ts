/** Answers the address's query when it is called: what a link that is pressed takes along may have been written a moment ago. */
export declare function useCurrentSearch(): () => string;
/**
 * One piece of a screen's state that lives in the address, so that a link, a reload and Back all find it again.
 * A value equal to the fallback is left out of the address. Changes replace the history entry: Back leaves the screen.
 * Two changes before the screen renders again both hold. A change that comes after the person has left the screen is dropped: writing it would bring them back.
 */
export declare function useUrlState(name: string, fallback?: string): [string, (value: string) => void];
