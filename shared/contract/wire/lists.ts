import * as z from '@arena/shared/contract/zod';
import { number } from './fields';
import { limitedText } from './strings';

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
export interface LogPage<T> extends SearchPage<T>, Omit<Page<T>, 'total'> {}

const anyList = z.union([z.array(z.unknown()), z.looseObject({ content: z.array(z.unknown()) })]);
const isRecord = (value: unknown) => typeof value === 'object' && value !== null;
const isEntry = (value: unknown) => isRecord(value) && !Array.isArray(value);
const entriesOf = (value: z.output<typeof anyList>): unknown[] => (Array.isArray(value) ? value : value.content);

/** The steps of decoding a list, for a client that decodes long lists in chunks. */
export interface ListParts<L> {
  /** The raw entries of an answer. Throws when it is not a list. */
  readonly entriesOf: (value: unknown) => readonly unknown[];
  /** Decodes entries, dropping those that are not objects. */
  readonly decodeEntries: (entries: readonly unknown[]) => readonly unknown[];
  /** The decoded list of an answer, given its decoded entries. */
  readonly around: (value: unknown, items: readonly unknown[]) => L;
}

/** A codec of lists. `item`: the schema of an entry, for the OpenAPI page; `parts`: the steps of its decoding. */
function listCodec<S extends Schema, L>(
  item: S,
  around: (value: z.output<typeof anyList>, items: z.output<S>[]) => L,
  isList: (value: unknown) => boolean,
  encode: (list: L) => z.input<typeof anyList>,
) {
  const decodeEntries = (entries: readonly unknown[]) => entries.filter(isEntry).map((entry) => z.decode(item, entry as z.input<S>));
  const codec = z.codec(anyList, z.custom<L>(isList), {
    decode: (value) => around(value, decodeEntries(entriesOf(value))),
    encode,
  });
  const parts: ListParts<L> = {
    entriesOf: (value) => entriesOf(z.parse(anyList, value)),
    decodeEntries,
    around: (value, items) => around(value as z.output<typeof anyList>, items as z.output<S>[]),
  };
  return Object.assign(codec, { item, parts });
}

const encodeEach = <S extends Schema>(item: S, entries: readonly z.output<S>[]): unknown[] => entries.map((entry) => z.encode(item, entry));

/** A codec of a bare array; also accepts a page, because backends differ. Drops entries that are not objects. */
export function listOf<S extends Schema>(item: S) {
  return listCodec(
    item,
    (_, items) => items,
    Array.isArray,
    (list) => encodeEach(item, list),
  );
}

const numbersOf = ({ pageNumber, pageSize, totalPages, last }: Omit<Page<unknown>, 'total'>) => ({
  ...{ pageNumber, pageSize, totalPages, lastPage: last },
});
const placeOf = ({ next, total, totalIsLeast }: SearchPage<unknown>) => ({ next, totalElements: total, totalIsLeast });
const count = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : undefined);

/** A codec of `{content, pageNumber, pageSize, totalElements, totalPages, lastPage}`; also accepts a bare array as the only page. */
export function pageOf<S extends Schema>(item: S) {
  return listCodec(
    item,
    (value, items): Page<z.output<S>> => {
      const page: Record<string, unknown> = Array.isArray(value) ? {} : value;
      return {
        items,
        pageNumber: count(page.pageNumber) ?? 0,
        pageSize: count(page.pageSize) ?? items.length,
        total: count(page.totalElements) ?? items.length,
        totalPages: count(page.totalPages) ?? 1,
        last: page.lastPage !== false,
      };
    },
    isRecord,
    (page) => ({ content: encodeEach(item, page.items), ...numbersOf(page), totalElements: page.total }),
  );
}

/** A codec of `{content, next, totalElements, totalIsLeast}`. */
export function searchPageOf<S extends Schema>(item: S) {
  return listCodec(
    item,
    (value, items): SearchPage<z.output<S>> => {
      const page: Record<string, unknown> = Array.isArray(value) ? {} : value;
      return {
        items,
        next: typeof page.next === 'string' ? page.next : null,
        total: count(page.totalElements) ?? null,
        totalIsLeast: page.totalIsLeast === true,
      };
    },
    isRecord,
    (page) => ({ content: encodeEach(item, page.items), ...placeOf(page) }),
  );
}

/** A codec with the members of both `pageOf` and `searchPageOf`, for clients and backends without `next`. */
export function logPageOf<S extends Schema>(item: S) {
  const [numbered, searched] = [pageOf(item), searchPageOf(item)];
  return listCodec(
    item,
    (value, items): LogPage<z.output<S>> => ({ ...numbered.parts.around(value, items), ...searched.parts.around(value, items) }),
    isRecord,
    (page) => ({ content: encodeEach(item, page.items), ...numbersOf(page), ...placeOf(page) }),
  );
}

/** The query of a call with numbered pages. Without it, the answer has the whole list where the backend allows. */
export const paging = { pageNumber: number, pageSize: number };

/** The query of every search, next to the search's own filters. */
export const searchQuery = {
  keywords: limitedText(300),
  /** One of the search's sort keys. */
  sort: limitedText(100),
  order: z.enum(['asc', 'desc']),
  /** The `next` cursor of the previous page; valid for the same keywords, filters and order only. */
  after: limitedText(2000),
  /** Rows per page: 50 by default, at most 1000. */
  size: number,
};
