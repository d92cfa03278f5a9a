/**
 * Whether a media query matches. Prefer CSS where only styles change.
 * @example const narrow = useMediaQuery('(max-width: 768px)');
 */
export declare function useMediaQuery(query: string): boolean;
