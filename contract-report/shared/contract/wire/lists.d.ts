import * as z from '../zod';
type Schema = z.ZodMiniType;
/** One page of a longer list (part 2 §3, "Paged response"). `pageNumber` starts at 0. */
export interface Page<T> {
    readonly items: readonly T[];
    readonly pageNumber: number;
    readonly pageSize: number;
    readonly total: number;
    readonly totalPages: number;
    readonly last: boolean;
}
declare const anyList: import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniObject<{
    content: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>;
}, import("zod/v4/core").$loose>]>;
/** How a list is read piece by piece, for a client that cannot stop for as long as 10,000 entries take. */
export interface ListParts<L> {
    /** The entries of a whole answer. Throws when it is no list. */
    readonly entriesOf: (value: unknown) => readonly unknown[];
    /** Some entries; those that are not objects are dropped. */
    readonly decodeEntries: (entries: readonly unknown[]) => readonly unknown[];
    /** What an answer says besides its entries, with these in their place. */
    readonly around: (value: unknown, items: readonly unknown[]) => L;
}
/** A bare array on the wire; a page is accepted too, since backends differ. Entries that are not objects are dropped. */
export declare function listOf<S extends Schema>(item: S): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniObject<{
    content: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>;
}, import("zod/v4/core").$loose>]>, import("zod/mini").ZodMiniCustom<z.infer<S>[], z.infer<S>[]>> & {
    item: S;
    parts: ListParts<z.infer<S>[]>;
    encodeWith: (list: z.infer<S>[], encodeEntry: (entry: z.infer<S>) => unknown) => z.input<typeof anyList>;
};
/** `{content, pageNumber, pageSize, totalElements, totalPages, lastPage}` on the wire; a bare array is accepted as the only page. */
export declare function pageOf<S extends Schema>(item: S): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniObject<{
    content: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>;
}, import("zod/v4/core").$loose>]>, import("zod/mini").ZodMiniCustom<Page<z.output<S>>, Page<z.output<S>>>> & {
    item: S;
    parts: ListParts<Page<z.output<S>>>;
    encodeWith: (list: Page<z.output<S>>, encodeEntry: (entry: z.infer<S>) => unknown) => z.input<typeof anyList>;
};
export {};
