import * as z from '@arena/shared/contract/zod';
import { number } from './fields';
import { limitedText } from './strings';

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
export interface LogPage<T> extends SearchPage<T>, Omit<Page<T>, 'total'> {}

const anyList = z.union([z.array(z.unknown()), z.looseObject({ content: z.array(z.unknown()) })]);
const isRecord = (value: unknown) => typeof value === 'object' && value !== null;
const isEntry = (value: unknown) => isRecord(value) && !Array.isArray(value);
const entriesOf = (value: z.output<typeof anyList>): unknown[] => (Array.isArray(value) ? value : value.content);

/** How a list is read piece by piece, for a client that cannot stop for as long as 10,000 entries take. */
export interface ListParts<L> {
  /** The entries of a whole answer. Throws when it is no list. */
  readonly entriesOf: (value: unknown) => readonly unknown[];
  /** Some entries; those that are not objects are dropped. */
  readonly decodeEntries: (entries: readonly unknown[]) => readonly unknown[];
  /** What an answer says besides its entries, with these in their place. */
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

/** A bare array on the wire; a page is accepted too, since backends differ. Entries that are not objects are dropped. */
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

/** `{content, pageNumber, pageSize, totalElements, totalPages, lastPage}` on the wire; a bare array is accepted as the only page. */
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

/** `{content, next, totalElements, totalIsLeast}` on the wire. */
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

/** What `pageOf` and `searchPageOf` have, both: the first for clients and backends that know no `next`. */
export function logPageOf<S extends Schema>(item: S) {
  const [numbered, searched] = [pageOf(item), searchPageOf(item)];
  return listCodec(
    item,
    (value, items): LogPage<z.output<S>> => ({ ...numbered.parts.around(value, items), ...searched.parts.around(value, items) }),
    isRecord,
    (page) => ({ content: encodeEach(item, page.items), ...numbersOf(page), ...placeOf(page) }),
  );
}

/** What a list with numbered pages may be asked with; whole without, where the backend has it whole. */
export const paging = { pageNumber: number, pageSize: number };

/** What every search may be asked with, beside filters of its own. */
export const searchQuery = {
  keywords: limitedText(300),
  /** One of the orders that the search knows. */
  sort: limitedText(100),
  order: z.enum(['asc', 'desc']),
  /** The `next` of the page before; without it the first page. It holds for the same keywords, filters and order only. */
  after: limitedText(2000),
  /** How many rows; 50 unless told otherwise, 1000 at the most. */
  size: number,
};
