/** Whether a media query such as `(max-width: 768px)` holds now. Prefer CSS where a style is all that changes. */
export declare function useMediaQuery(query: string): boolean;
