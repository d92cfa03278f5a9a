/**
 * A search text as typed, and as in the address, which follows after `delay` milliseconds without typing. An emptied field and a delay of 0
 * apply at once; a waiting text is written when the person turns elsewhere, so that Back finds it. `type` stays the same.
 */
export declare function useTypedSearch(delay: number, name?: string): {
    typed: string;
    keywords: string;
    type: (text: string) => void;
};
