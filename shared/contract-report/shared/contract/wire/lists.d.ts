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
/** One page of a server's search. Pages follow each other by `next`, so rows that come or go move nothing over a page's edge. */
export interface SearchPage<T> {
    readonly items: readonly T[];
    /** The cursor of the next page; null on the last page. */
    readonly next: string | null;
    /** Rows on all pages; null on later pages, which are not counted again. */
    readonly total: number | null;
    /** Whether there are more than `total`: counting stops at some number. */
    readonly totalIsLeast: boolean;
}
/** A page of a log: by number, and by `next` where the backend gives one. `totalPages` only where they are counted. */
export interface LogPage<T> extends SearchPage<T>, Omit<Page<T>, 'total'> {
}
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
};
/** `{content, pageNumber, pageSize, totalElements, totalPages, lastPage}` on the wire; a bare array is accepted as the only page. */
export declare function pageOf<S extends Schema>(item: S): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniObject<{
    content: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>;
}, import("zod/v4/core").$loose>]>, import("zod/mini").ZodMiniCustom<Page<z.output<S>>, Page<z.output<S>>>> & {
    item: S;
    parts: ListParts<Page<z.output<S>>>;
};
/** `{content, next, totalElements, totalIsLeast}` on the wire. */
export declare function searchPageOf<S extends Schema>(item: S): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniObject<{
    content: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>;
}, import("zod/v4/core").$loose>]>, import("zod/mini").ZodMiniCustom<SearchPage<z.output<S>>, SearchPage<z.output<S>>>> & {
    item: S;
    parts: ListParts<SearchPage<z.output<S>>>;
};
/** What `pageOf` and `searchPageOf` have, both: the first for clients and backends that know no `next`. */
export declare function logPageOf<S extends Schema>(item: S): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniObject<{
    content: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>;
}, import("zod/v4/core").$loose>]>, import("zod/mini").ZodMiniCustom<LogPage<z.output<S>>, LogPage<z.output<S>>>> & {
    item: S;
    parts: ListParts<LogPage<z.output<S>>>;
};
/** What a list with numbered pages may be asked with; whole without, where the backend has it whole. */
export declare const paging: {
    pageNumber: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>;
    pageSize: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>;
};
/** What every search may be asked with, beside filters of its own. */
export declare const searchQuery: {
    keywords: import("zod/mini").ZodMiniString<string>;
    /** One of the orders that the search knows. */
    sort: import("zod/mini").ZodMiniString<string>;
    order: import("zod/mini").ZodMiniEnum<{
        asc: "asc";
        desc: "desc";
    }>;
    /** The `next` of the page before; without it the first page. It holds for the same keywords, filters and order only. */
    after: import("zod/mini").ZodMiniString<string>;
    /** How many rows; 50 unless told otherwise, 1000 at the most. */
    size: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>;
};
export {};
