/** A text of at most `most` characters. */
export declare const limitedText: (most: number) => import("zod/mini").ZodMiniString<string>;
/** A text that is trimmed, then limited to `most` characters. */
export declare const trimmedText: (most: number) => import("zod/mini").ZodMiniString<string>;
/** A trimmed text that is not empty. */
export declare const filledText: (most: number) => import("zod/mini").ZodMiniString<string>;
/**
 * A text that matches a pattern.
 * @param message - The error, also for a text that is too long.
 */
export declare const patternText: (pattern: RegExp, message: string, most: number) => import("zod/mini").ZodMiniString<string>;
/** An email address, trimmed, at most 254 characters. */
export declare const emailAddress: import("zod/mini").ZodMiniString<string>;
/** A day in the platform's zone, `YYYY-MM-DD`; both ends of a range are inclusive. */
export declare const dayText: import("zod/mini").ZodMiniString<string>;
/** A zone-less date and time as a form sends it: `2026-11-28T18:30`. */
export declare const localTimeText: import("zod/mini").ZodMiniString<string>;
/** The file name of an image, without a folder. */
export declare const imageName: import("zod/mini").ZodMiniString<string>;
/** A text in an answer, without a limit. */
export declare const answeredText: import("zod/mini").ZodMiniString<string>;
