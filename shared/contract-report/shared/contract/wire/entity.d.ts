import * as z from '../zod';
type Schema = z.ZodMiniType;
/** A third part is an alternative name: read when the first is empty, and written too. */
export type EntityTable = Readonly<Record<string, readonly [wireName: string, schema: Schema, otherName?: string]>>;
type Entity<T extends EntityTable> = {
    -readonly [Name in keyof T]: z.output<T[Name][1]>;
};
/**
 * A codec between the wire's names and ours. Unknown members are dropped on reading. `wireNames`: its members; `table`: its source.
 *     entity({ prize: ['wining', money] })   decodes {wining: 19} to {prize: 19}, and encodes it back
 */
export declare function entity<const T extends EntityTable>(table: T): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: Schema;
}, import("zod/v4/core").$strip>, z.ZodMiniType<Entity<T>, unknown, import("zod/v4/core").$ZodTypeInternals<Entity<T>, unknown>>> & {
    wireNames: readonly string[];
    table: EntityTable;
};
/** An `entity` that is written by a client: an unknown member is refused with a sentence instead of being dropped. */
export declare function strictEntity<const T extends EntityTable>(table: T): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniObject<{
    [x: string]: Schema;
}, import("zod/v4/core").$strict>, z.ZodMiniType<Entity<T>, unknown, import("zod/v4/core").$ZodTypeInternals<Entity<T>, unknown>>>;
/** A nested entity that a backend may leave out: null when it is missing or is not an object. */
export declare function maybe<S extends Schema>(schema: S): import("zod/mini").ZodMiniCatch<import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<S>>, import("zod/mini").ZodMiniNullable<z.ZodMiniType<z.output<S>, unknown, import("zod/v4/core").$ZodTypeInternals<z.output<S>, unknown>>>>>;
export {};
