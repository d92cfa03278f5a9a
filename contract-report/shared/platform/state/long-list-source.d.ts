import type { Capability } from '../../contract/call';
import type { SearchPage } from '../../contract/wire/lists';
/** Up to how many rows a list is read whole; the largest page there is. */
export declare const WHOLE = 1000;
export interface SearchOrder {
    readonly sort: string;
    readonly order: 'asc' | 'desc';
}
interface Paging {
    readonly after?: string;
    readonly size: number;
}
export interface Listed {
    readonly id: number | string | null;
}
/** What a search is asked with: the filters of its call, `keywords` among them; without any it finds everything. */
export type SearchFilters = Readonly<Record<string, string | boolean | number>>;
/** Where a list is read. Make it once, in a constant. */
export interface LongListSource<T> {
    /** The cache key of everything that is read of it. */
    readonly key: readonly unknown[];
    /** What a backend announces that searches the list. */
    readonly capability: Capability;
    /** The whole list, of a backend that does not. */
    readonly readAll: (signal: AbortSignal) => Promise<readonly T[]>;
    readonly search: (query: SearchFilters & Partial<SearchOrder> & Paging, signal: AbortSignal) => Promise<SearchPage<T>>;
}
export interface First<T> {
    readonly rows: readonly T[];
    readonly page: SearchPage<T> | null;
}
export declare const longListKeys: {
    /** The whole list, or its first page where it is longer: `{ rows, page }`. */
    first: ({ key }: Pick<LongListSource<never>, "key">) => readonly [...unknown[], "first"];
    pages: ({ key }: Pick<LongListSource<never>, "key">) => readonly [...unknown[], "pages"];
    total: ({ key }: Pick<LongListSource<never>, "key">) => readonly [...unknown[], "total"];
};
export declare const firstQuery: <T>(source: LongListSource<T>, searches: boolean) => {
    queryKey: readonly [...unknown[], "first"];
    queryFn: ({ signal }: {
        readonly signal: AbortSignal;
    }) => Promise<First<T>>;
    structuralSharing: false;
};
export {};
