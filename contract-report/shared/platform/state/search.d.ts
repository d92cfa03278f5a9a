/**
 * A search text twice: as it is typed, and as the address has it, which follows when nothing was typed for `delay`
 * milliseconds. Neither an emptied field nor a delay of 0 waits for anything; and a text that waits is written down when the
 * person turns to something else, so that Back finds it. `type` stays the same from one render to the next.
 */
export declare function useTypedSearch(delay: number, name?: string): {
    typed: string;
    searched: string;
    type: (text: string) => void;
};
