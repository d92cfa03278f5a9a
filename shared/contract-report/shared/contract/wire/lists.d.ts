import * as z from '../zod';
type Schema = z.ZodMiniType;
/** One page of a list (part 2 §3, "Paged response"). `pageNumber` starts at 0. */
export interface Page<T> {
    readonly items: readonly T[];
    readonly pageNumber: number;
    readonly pageSize: number;
    readonly total: number;
    readonly totalPages: number;
    readonly last: boolean;
}
/** One page of a server-side search. Pages are linked by the cursor `next`, so changes between reads don't shift rows across pages. */
export interface SearchPage<T> {
    readonly items: readonly T[];
    /** The cursor of the next page; null on the last page. */
    readonly next: string | null;
    /** Rows on all pages; null on later pages, which aren't counted again. */
    readonly total: number | null;
    /** Whether `total` is a lower bound: counting stops at some number. */
    readonly totalIsLeast: boolean;
}
/** A page of a log, by number and by cursor. `totalPages` is exact only where the backend counts them. */
export interface LogPage<T> extends SearchPage<T>, Omit<Page<T>, 'total'> {
}
/** The steps of decoding a list, for a client that decodes long lists in chunks. */
export interface ListParts<L> {
    /** The raw entries of an answer. Throws when it is not a list. */
    readonly entriesOf: (value: unknown) => readonly unknown[];
    /** Decodes entries, dropping those that are not objects. */
    readonly decodeEntries: (entries: readonly unknown[]) => readonly unknown[];
    /** The decoded list of an answer, given its decoded entries. */
    readonly around: (value: unknown, items: readonly unknown[]) => L;
}
/** A codec of a bare array; also accepts a page, because backends differ. Drops entries that are not objects. */
export declare function listOf<S extends Schema>(item: S): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniObject<{
    content: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>;
}, import("zod/v4/core").$loose>]>, import("zod/mini").ZodMiniCustom<z.infer<S>[], z.infer<S>[]>> & {
    item: S;
    parts: ListParts<z.infer<S>[]>;
};
/** A codec of `{content, pageNumber, pageSize, totalElements, totalPages, lastPage}`; also accepts a bare array as the only page. */
export declare function pageOf<S extends Schema>(item: S): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniObject<{
    content: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>;
}, import("zod/v4/core").$loose>]>, import("zod/mini").ZodMiniCustom<Page<z.output<S>>, Page<z.output<S>>>> & {
    item: S;
    parts: ListParts<Page<z.output<S>>>;
};
/** A codec of `{content, next, totalElements, totalIsLeast}`. */
export declare function searchPageOf<S extends Schema>(item: S): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniObject<{
    content: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>;
}, import("zod/v4/core").$loose>]>, import("zod/mini").ZodMiniCustom<SearchPage<z.output<S>>, SearchPage<z.output<S>>>> & {
    item: S;
    parts: ListParts<SearchPage<z.output<S>>>;
};
/** A codec with the members of both `pageOf` and `searchPageOf`, for clients and backends without `next`. */
export declare function logPageOf<S extends Schema>(item: S): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniObject<{
    content: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnknown>;
}, import("zod/v4/core").$loose>]>, import("zod/mini").ZodMiniCustom<LogPage<z.output<S>>, LogPage<z.output<S>>>> & {
    item: S;
    parts: ListParts<LogPage<z.output<S>>>;
};
/** The query of a call with numbered pages. Without it, the answer has the whole list where the backend allows. */
export declare const paging: {
    pageNumber: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>;
    pageSize: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>;
};
/** The query of every search, next to the search's own filters. */
export declare const searchQuery: {
    keywords: import("zod/mini").ZodMiniString<string>;
    /** One of the search's sort keys. */
    sort: import("zod/mini").ZodMiniString<string>;
    order: import("zod/mini").ZodMiniEnum<{
        asc: "asc";
        desc: "desc";
    }>;
    /** The `next` cursor of the previous page; valid for the same keywords, filters and order only. */
    after: import("zod/mini").ZodMiniString<string>;
    /** Rows per page: 50 by default, at most 1000. */
    size: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>, import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniNumber<number>>>;
};
export {};
