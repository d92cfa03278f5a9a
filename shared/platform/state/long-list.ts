import type { SearchPage } from '@arena/shared/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useCapabilityStatus } from '../hooks';
import {
  type First,
  firstQuery,
  type Listed,
  longListKeys,
  type LongListSource,
  type SearchFilters,
  type SearchOrder,
  WHOLE,
} from './long-list-source';

const PAGE = 100;
/** A text is searched for on the server when nothing was typed for this long. */
const TYPING_MS = 150;

/** A text once it stayed the same for a while. */
function useSettled(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}

export interface Question {
  readonly filters: SearchFilters;
  readonly order: SearchOrder | null;
}

/** The question with the text that nobody types at any more. An emptied field, and what is chosen or pressed, counts at once. */
function useAsked({ keywords = '', ...chosen }: SearchFilters, order: SearchOrder | null) {
  const typed = String(keywords);
  const settled = useSettled(typed, TYPING_MS);
  const filters = typed === '' || settled === '' ? chosen : { ...chosen, keywords: settled };
  const text = JSON.stringify({ filters, order } satisfies Question);
  const asked = useMemo(() => JSON.parse(text) as Question, [text]);
  return { asked, isTyping: typed !== '' && settled !== typed };
}

/** Pages as one list. A row that moved over a page's edge meanwhile is not shown twice. */
function rowsOf<T extends Listed>(pages: readonly SearchPage<T>[]): readonly T[] {
  if (pages.length === 1) return pages[0]?.items ?? [];
  const known = new Set<Listed['id']>();
  return pages.flatMap(({ items }) => items.filter(({ id }) => id === null || (!known.has(id) && known.add(id))));
}

interface LongListOptions {
  /** Nothing is read while it is false. */
  readonly enabled?: boolean;
  /** How often it is read again, in milliseconds, where nobody announces changes. */
  readonly refetchInterval?: number;
}

/** A list as a screen shows it. */
export function useLongList<T extends Listed>(
  source: LongListSource<T>,
  filters: SearchFilters,
  order: SearchOrder | null,
  { enabled = true, ...polling }: LongListOptions = {},
) {
  const status = useCapabilityStatus(source.capability);
  const isLong = ({ page }: First<T>) => page !== null && page.next !== null;
  const first = useQuery({
    ...firstQuery(source, status === 'yes'),
    // What is known to be long is read by its pages from then on.
    enabled: ({ state: { data } }) => enabled && status !== 'asking' && (data === undefined || !isLong(data)),
    ...polling,
  });
  const isWhole = first.data === undefined || !isLong(first.data);
  const { asked, isTyping } = useAsked(filters, order);
  const isPlain = asked.order === null && Object.keys(asked.filters).length === 0;
  const pages = useInfiniteQuery({
    queryKey: [...longListKeys.pages(source), asked.filters, asked.order],
    queryFn: ({ pageParam, signal }) => {
      // As many as were read first, so that reading them again takes no row away.
      const size = pageParam === null && isPlain ? WHOLE : PAGE;
      return source.search({ ...asked.filters, ...asked.order, size, ...(pageParam === null ? {} : { after: pageParam }) }, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: SearchPage<T>) => next ?? undefined,
    enabled: enabled && !isWhole,
    ...polling,
    // The first page is there already.
    ...(isPlain && !isWhole && first.data?.page != null
      ? { initialData: { pages: [first.data.page], pageParams: [null] }, initialDataUpdatedAt: first.dataUpdatedAt }
      : {}),
    // The rows that were found last stay until the next ones are there.
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });

  const found = pages.data?.pages;
  const rows = useMemo(() => (isWhole ? first.data?.rows : found && rowsOf(found)), [first.data, found, isWhole]);
  const isComplete = isWhole || (found !== undefined && !pages.hasNextPage);
  return {
    /** Undefined until something was read. */
    rows,
    /** The rows are all that there are, in no order: the screen filters and sorts them. Else they are what was found, in order. */
    isWhole,
    /** How many were found, whether or not their rows are here; more than that where `totalIsLeast`. */
    total: (isComplete ? rows?.length : found?.[0]?.total) ?? 0,
    totalIsLeast: !isComplete && found?.[0]?.totalIsLeast === true,
    /** The rows are those of the question before: the answer to this one is under way. */
    isSearching: !isWhole && (isTyping || pages.isPlaceholderData),
    /** For what tells of a failure. */
    query: isWhole ? first : pages,
    /** null at the end of the list. */
    more:
      isComplete || found === undefined
        ? null
        : {
            // What is being read meanwhile is not given up for it.
            load: () => void pages.fetchNextPage({ cancelRefetch: false }),
            loading: pages.isFetchingNextPage,
            failed: pages.isFetchNextPageError,
          },
  };
}
