import {
  type CallInput,
  type GivenId,
  type RequestFacts,
  type RequestState,
  requestStateOf,
  type SearchPage,
  type topUpCalls,
} from '@arena/shared/contract';
import {
  longListKeys,
  type LongListSource,
  platform,
  readListNow,
  replaceListedRow,
  type SearchFilters,
  type SearchOrder,
  useLongList,
} from '@arena/shared/platform';
import type { TableSort } from '@arena/shared/ui';
import type { Decision } from './requests.status';
import type { MoneyRequest } from './request';

interface Named {
  /** Shared by live changes, the cache and the journal. */
  readonly name: 'topup' | 'redeem';
}

/** `game` is for top-ups only. */
export type RequestSearch = CallInput<typeof topUpCalls.search>['query'];

export type FactsOf<R extends MoneyRequest> = Omit<RequestFacts, 'request'> & { readonly request: R };

interface Reads<R extends MoneyRequest> extends Named {
  /** The whole list, as specified. */
  readAll(state: RequestState, signal?: AbortSignal): Promise<readonly R[]>;
  /** Only with the capability `request-search`. */
  search(query: RequestSearch, signal?: AbortSignal): Promise<SearchPage<R>>;
  /** Only with the capability `request-facts`. */
  readFacts(id: GivenId, signal: AbortSignal): Promise<FactsOf<R>>;
}

/** The filter of requests that need attention, in a search and in the address. */
export const NEEDED = { attention: 'needed' } as const;

/** Each state has its own list. */
export interface RequestSource<R extends MoneyRequest> extends Reads<R> {
  readonly lists: Readonly<Record<RequestState, LongListSource<R>>>;
}

export const requestKeys = {
  all: ({ name }: Named) => ['mfe_finance', name] as const,
  list: ({ name }: Named, state: RequestState) => ['mfe_finance', name, 'list', state] as const,
  statistics: ({ name }: Named) => ['mfe_finance', name, 'statistics'] as const,
};

/** Row to its request time, in `performance.now()` milliseconds. */
const askedAt = new WeakMap<MoneyRequest, number>();

/** When the oldest of these rows was requested: they can't reflect later changes. */
export const askedAtOf = (requests: readonly MoneyRequest[]): number =>
  requests.reduce((oldest, request) => Math.min(oldest, askedAt.get(request) ?? oldest), performance.now());

async function stamped<R extends MoneyRequest, A>(reading: () => Promise<A>, rowsOf: (answer: A) => readonly R[]): Promise<A> {
  const now = performance.now();
  const answer = await reading();
  for (const row of rowsOf(answer)) askedAt.set(row, now);
  return answer;
}

function listOf<R extends MoneyRequest>(reads: Reads<R>, state: RequestState): LongListSource<R> {
  return {
    key: requestKeys.list(reads, state),
    capability: 'request-search',
    readAll: (signal) =>
      stamped(
        () => reads.readAll(state, signal),
        (rows) => rows,
      ),
    search: (query, signal) =>
      stamped(
        () => reads.search({ ...query, status: state }, signal),
        ({ items }) => items,
      ),
  };
}

export const requestSource = <R extends MoneyRequest>(reads: Reads<R>): RequestSource<R> => ({
  ...reads,
  lists: { PENDING: listOf(reads, 'PENDING'), APPROVED: listOf(reads, 'APPROVED'), REJECTED: listOf(reads, 'REJECTED') },
});

export interface RequestQuestion {
  readonly filters: SearchFilters;
  readonly sort: TableSort | null;
}

/** Column ids and server sort keys are the same. */
export const orderOf = ({ sort }: RequestQuestion): SearchOrder | null =>
  sort === null ? null : { sort: sort.id, order: sort.desc ? 'desc' : 'asc' };

/** Polling interval of the visible pending list, if the server announces no changes. */
const POLL_MS = 30_000;

export const useRequestList = <R extends MoneyRequest>(
  { lists }: RequestSource<R>,
  state: RequestState,
  question: RequestQuestion,
  poll: boolean,
) => useLongList(lists[state], question.filters, orderOf(question), poll ? { refetchInterval: POLL_MS } : {});

const searches = () => platform().capabilities.has('request-search');
const has = (requests: readonly MoneyRequest[], id: GivenId) => requests.some((request) => request.id === id);

/** null if the request isn't pending and no readable list has it. Throws if no list can be read. */
export async function stateNow<R extends MoneyRequest>(source: RequestSource<R>, id: GivenId): Promise<RequestState | null> {
  if (searches() && typeof id === 'number') {
    const { items } = await source.search({ id });
    return requestStateOf(items.find((request) => request.id === id)?.status ?? null);
  }
  if (has(await readListNow(source.lists.PENDING), id)) return 'PENDING';
  const [approved, rejected] = await Promise.allSettled([readListNow(source.lists.APPROVED), readListNow(source.lists.REJECTED)]);
  if (approved.status === 'fulfilled' && has(approved.value, id)) return 'APPROVED';
  if (rejected.status === 'fulfilled' && has(rejected.value, id)) return 'REJECTED';
  return null;
}

/** Refetches one pending request, or its whole list if the list isn't paged. */
export async function refreshRow<R extends MoneyRequest>(source: RequestSource<R>, id: GivenId): Promise<void> {
  if (!searches() || typeof id !== 'number') return;
  const { items } = await source.search({ id, status: 'PENDING' });
  for (const row of items) replaceListedRow(source.lists.PENDING, row);
}

/** Longer lists that aren't on the screen are only marked as stale. */
const LONG_LIST = 2000;

interface Reading {
  readonly rows?: readonly unknown[];
  readonly page?: SearchPage<unknown> | null;
  readonly pages?: readonly SearchPage<unknown>[];
}
const isPaged = (data: unknown) => {
  const { page, pages } = (data ?? {}) as Reading;
  return ((pages === undefined ? page : pages[0])?.next ?? null) !== null;
};
const isLong = (data: unknown) => isPaged(data) || ((data as Reading | undefined)?.rows?.length ?? 0) > LONG_LIST;

/** Invalidates queries, and refetches those on the screen that `leftOut` doesn't exclude. */
async function refresh(queryKey: readonly unknown[], leftOut: (data: unknown) => boolean): Promise<void> {
  const { queryClient } = platform();
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  await queryClient.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => !leftOut(state.data) });
}

/** Refetches both affected lists and the figures. Skips paged lists: the row has left, and later pages are read as needed. */
export async function refreshAfter<R extends MoneyRequest>(source: RequestSource<R>, joined: Decision | null): Promise<void> {
  await Promise.all([
    refresh(source.lists.PENDING.key, isPaged),
    platform().queryClient.invalidateQueries({ queryKey: requestKeys.statistics(source) }),
    joined === null ? undefined : refreshJoined(source, joined),
  ]);
}

async function refreshJoined<R extends MoneyRequest>(source: RequestSource<R>, joined: Decision): Promise<unknown> {
  const list = source.lists[joined];
  // Not opened or only partly loaded, so it can wait.
  if (searches()) return refresh(list.key, isPaged);
  const known = platform().queryClient.getQueryData<Reading>(longListKeys.first(list));
  if (isLong(known)) return platform().queryClient.invalidateQueries({ queryKey: list.key });
  return readListNow(list).catch(() => undefined);
}

/** Refetches what is on the screen; other queries and long lists are refetched when opened. */
export const refreshAll = (source: Named): Promise<void> => refresh(requestKeys.all(source), isLong);
