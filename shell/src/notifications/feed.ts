import { type Notification, notificationCalls, type Page } from '@arena/shared/contract';
import { itemsOf, platform, useInfiniteQuery } from '@arena/shared/platform';
import { createStore } from 'zustand/vanilla';
import { feedKey } from './feed-key';
import { type ReadMark, tellOtherTabs } from './other-tabs';

// Extension `notifications`. The list never moves by itself: new entries wait in `arrivals` until the user shows them.

const PAGE_SIZE = 20;

interface Pages {
  readonly pages: readonly Page<Notification>[];
  readonly pageParams: readonly unknown[];
}

const readPage = (pageNumber: number, signal?: AbortSignal) =>
  platform().api.call(notificationCalls.list, { query: { pageNumber, pageSize: PAGE_SIZE } }, { signal });

export function useFeed() {
  return useInfiniteQuery({
    queryKey: feedKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last: Page<Notification>, pages: readonly unknown[]) => (last.last ? undefined : pages.length),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Newest first. */
export const arrivals = createStore<readonly Notification[]>()(() => []);

const cached = () => platform().queryClient.getQueryData<Pages>(feedKey);
const write = (change: (pages: Pages) => Pages) =>
  platform().queryClient.setQueryData<Pages>(feedKey, (before) => (before === undefined ? before : change(before)));

const knownIds = () => new Set([...arrivals.getState(), ...itemsOf(cached()?.pages ?? [])].map(({ id }) => id));

export function receive(notification: Notification): void {
  if (knownIds().has(notification.id)) return;
  arrivals.setState((waiting) => [notification, ...waiting], true);
}

function patch(change: (entry: Notification) => Notification): void {
  arrivals.setState((waiting) => waiting.map(change), true);
  write(({ pages, pageParams }) => ({ pages: pages.map((page) => ({ ...page, items: page.items.map(change) })), pageParams }));
}

/** Fetches the newest after missed events: new ones wait, read marks apply at once. */
export async function catchUp(): Promise<void> {
  if (cached() === undefined) return;
  const { items } = await readPage(0);
  const known = knownIds();
  const read = new Map(items.map((item) => [item.id, item.read]));
  patch((entry) => (read.get(entry.id) === true && !entry.read ? { ...entry, read: true } : entry));
  const missed = items.filter(({ id }) => !known.has(id));
  if (missed.length > 0) arrivals.setState((waiting) => [...missed, ...waiting], true);
}

export function showArrivals(): void {
  const waiting = arrivals.getState();
  if (waiting.length === 0) return;
  write(({ pages: [first, ...others], pageParams }) => ({
    pages: first === undefined ? [] : [{ ...first, items: [...waiting, ...first.items] }, ...others],
    pageParams,
  }));
  arrivals.setState([], true);
}

/** Removes arrivals that the fresh list already contains. */
export function forgetListed(listed: readonly Notification[]): void {
  const ids = new Set(listed.map(({ id }) => id));
  if (arrivals.getState().some(({ id }) => ids.has(id))) arrivals.setState((waiting) => waiting.filter(({ id }) => !ids.has(id)), true);
}

/** Arrivals belong to the previous user. */
export const forgetArrivals = (): void => arrivals.setState([], true);

async function marked(ids: ReadonlySet<number | null>, send: () => Promise<unknown>): Promise<void> {
  const set = (read: boolean) => patch((entry) => (ids.has(entry.id) ? { ...entry, read } : entry));
  set(true);
  try {
    await send();
  } catch (error) {
    set(false);
    throw error;
  }
}

const unreadIds = () =>
  [...arrivals.getState(), ...itemsOf(cached()?.pages ?? [])].flatMap(({ id, read }) => (read || id === null ? [] : [id]));

/** Optimistic; reverts and throws if the server refuses. */
export async function markRead(id: number): Promise<void> {
  if (!unreadIds().includes(id)) return;
  await marked(new Set([id]), () => platform().api.call(notificationCalls.markRead, { params: { notificationId: id } }));
  tellOtherTabs({ id });
}

/** Includes entries that aren't loaded. */
export async function markAllRead(): Promise<void> {
  // Later arrivals have a higher id and stay unread.
  const upTo = Math.max(...[...knownIds()].map((id) => id ?? 0), 0);
  await marked(new Set(unreadIds()), () => platform().api.call(notificationCalls.markAllRead, {}));
  tellOtherTabs({ upTo });
}

/** Applies a mark that the server confirmed to another tab. */
export function readElsewhere(mark: ReadMark): void {
  const concerns = (id: number | null) => id !== null && ('id' in mark ? id === mark.id : id <= mark.upTo);
  patch((entry) => (!entry.read && concerns(entry.id) ? { ...entry, read: true } : entry));
}
