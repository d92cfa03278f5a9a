import { type LocalDateTime } from './dates';
/** Text, or null. Numbers are accepted and become text: backends disagree on in-game ids. An empty string is null. */
export declare const text: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
/** A finite number, or null. A text that is a plain decimal number is accepted. */
export declare const number: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>;
/** An amount in whole currency units with at most two decimals (dollars on the screen, doubles on the wire). */
export declare const money: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>;
/** True or false; anything else is false. */
export declare const flag: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniBoolean<boolean>>;
/** An id as it was given: a number, or the text of a backend that numbers its things in another way (`RD-7`, `007`); or null. */
export declare const givenId: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniNumber<number>, import("zod/mini").ZodMiniString<string>]>>>;
/** What a request or another thing is named by: see `givenId`. */
export type GivenId = number | string;
/** A date array `[year, month, day, hour, minute, second?, nanosecond?]` without a zone, or null when it is not a real date. */
export declare const dateTime: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniCustom<LocalDateTime, LocalDateTime>>>;
/** A time in words, left as sent. A date array, the form of every other date, becomes a `LocalDateTime`. */
export declare const freeTime: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
/** An id in a path or a body of our server. Path parts arrive as text, so numeric strings are accepted. */
export declare const id: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniNumber<number>, import("zod/mini").ZodMiniString<string>]>, import("zod/mini").ZodMiniNumber<number>>;
/** An id in the path of a call that every backend has: as it was given. */
export declare const pathId: import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniNumber<number>, import("zod/mini").ZodMiniString<string>]>, import("zod/mini").ZodMiniNumber<number>>, import("zod/mini").ZodMiniString<string>]>;
