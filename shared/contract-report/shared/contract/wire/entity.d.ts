import * as z from '../zod';
type Schema = z.ZodMiniType;
/** Wire name and schema by our name. The third part is an alternative wire name: read when the first is empty, and also written. */
export type EntityTable = Readonly<Record<string, readonly [wireName: string, schema: Schema, otherName?: string]>>;
type Entity<T extends EntityTable> = {
    -readonly [Name in keyof T]: z.output<T[Name][1]>;
};
/**
 * A codec between wire names and ours. Decoding drops unknown members. The result also has `wireNames` and its `table`.
 * @example entity({ prize: ['wining', money] }) // decodes { wining: 19 } to { prize: 19 } and encodes it back
 */
export declare function entity<const T extends EntityTable>(table: T): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: Schema;
}, import("zod/v4/core").$strip>, z.ZodMiniType<Entity<T>, unknown, import("zod/v4/core").$ZodTypeInternals<Entity<T>, unknown>>> & {
    wireNames: readonly string[];
    table: EntityTable;
};
/** A codec like `entity` for data that clients send: it rejects unknown members with an error instead of dropping them. */
export declare function strictEntity<const T extends EntityTable>(table: T): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: Schema;
}, import("zod/v4/core").$strict>, z.ZodMiniType<Entity<T>, unknown, import("zod/v4/core").$ZodTypeInternals<Entity<T>, unknown>>>;
/** A nested entity that backends may omit: null when it is missing or invalid. */
export declare function maybe<S extends Schema>(schema: S): import("zod/mini").ZodMiniCatch<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<S>>, import("zod/mini").ZodMiniNullable<z.ZodMiniType<z.output<S>, unknown, import("zod/v4/core").$ZodTypeInternals<z.output<S>, unknown>>>>>;
export {};
