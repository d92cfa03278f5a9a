export declare const limitedText: (most: number) => import("zod/mini").ZodMiniString<string>;
export declare const trimmedText: (most: number) => import("zod/mini").ZodMiniString<string>;
/** A text that is more than blanks. */
export declare const filledText: (most: number) => import("zod/mini").ZodMiniString<string>;
/** A text of one form. `message` says what the form is, also to a text that is too long for it. */
export declare const patternText: (pattern: RegExp, message: string, most: number) => import("zod/mini").ZodMiniString<string>;
export declare const emailAddress: import("zod/mini").ZodMiniString<string>;
/** A zone-less date and time, as a form sends it. */
export declare const localTimeText: import("zod/mini").ZodMiniString<string>;
export declare const imageName: import("zod/mini").ZodMiniString<string>;
/** A text of an answer: reads show what a backend sends, however long it is. */
export declare const answeredText: import("zod/mini").ZodMiniString<string>;
