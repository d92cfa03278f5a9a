import * as z from '@arena/shared/contract/zod';

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

const anyList = z.union([z.array(z.unknown()), z.looseObject({ content: z.array(z.unknown()) })]);
const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

function decodeItems<S extends Schema>(item: S, value: z.output<typeof anyList>): z.output<S>[] {
  const items = Array.isArray(value) ? value : value.content;
  return items.filter(isRecord).map((entry) => z.decode(item, entry as z.input<S>));
}

/** A list's schema does not show what is in it; the OpenAPI page looks here. */
const withItem = <S extends Schema, C extends Schema>(item: S, codec: C): C & { readonly item: S } => Object.assign(codec, { item });

/** A bare array on the wire; a page is accepted too, since backends differ. Entries that are not objects are dropped. */
export function listOf<S extends Schema>(item: S) {
  return withItem(
    item,
    z.codec(anyList, z.custom<z.output<S>[]>(Array.isArray), {
      decode: (value) => decodeItems(item, value),
      encode: (value) => value.map((entry) => z.encode(item, entry)),
    }),
  );
}

const count = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : undefined);

/** `{content, pageNumber, pageSize, totalElements, totalPages, lastPage}` on the wire; a bare array is accepted as the only page. */
export function pageOf<S extends Schema>(item: S) {
  return withItem(
    item,
    z.codec(anyList, z.custom<Page<z.output<S>>>(isRecord), {
      decode: (value) => {
        const items = decodeItems(item, value);
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
      encode: (page) => ({
        content: page.items.map((entry) => z.encode(item, entry)),
        pageNumber: page.pageNumber,
        pageSize: page.pageSize,
        totalElements: page.total,
        totalPages: page.totalPages,
        lastPage: page.last,
      }),
    }),
  );
}
