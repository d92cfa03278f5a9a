import { type LocalDateTime } from './dates';
/** A string, or null. Numbers become strings, because backends disagree on in-game ids. An empty string is null. */
export declare const text: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
/** A finite number, or null. Accepts a decimal number as text. */
export declare const number: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>;
/** An amount in whole currency units with at most two decimals, such as 19.5 for $19.50; or null. */
export declare const money: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>;
/** True for `true`, `'true'` or 1, otherwise false. */
export declare const flag: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniBoolean<boolean>>;
/** An id as the backend gave it, a number or a text such as `RD-7` or `007`; or null. */
export declare const givenId: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniNumber<number>, import("zod/mini").ZodMiniString<string>]>>>;
/** The id of a request: a number, or a text on other backends, see `givenId`. */
export type GivenId = number | string;
/** A date array `[year, month, day, hour, minute, second?, nanosecond?]` or ISO text as a `LocalDateTime`; null for no real date. */
export declare const dateTime: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniCustom<LocalDateTime, LocalDateTime>>>;
/** A time in words, unchanged. A date array becomes a `LocalDateTime`. */
export declare const freeTime: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
/** A positive integer id in a path or body. Accepts numeric text, because path parts arrive as text. */
export declare const id: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniNumber<number>, import("zod/mini").ZodMiniString<string>]>, import("zod/mini").ZodMiniNumber<number>>;
/** An id in the path of a specified call: a number, or the text of another backend. */
export declare const pathId: import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniNumber<number>, import("zod/mini").ZodMiniString<string>]>, import("zod/mini").ZodMiniNumber<number>>, import("zod/mini").ZodMiniString<string>]>;
