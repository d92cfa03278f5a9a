/** A name in an answer, or null. */
export declare const nameText: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
/**
 * A foreign text for a sentence, such as a name. One that is written from right to left is isolated, so that it doesn't move the words and
 * amounts around it.
 * @example `Ban ${isolated(name)}?`
 */
export declare function isolated(given: string): string;
