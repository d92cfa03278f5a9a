import { NOTIFICATION_TYPES, type NotificationType } from '@arena/shared/contract';
import { linkTo } from '@arena/shared/platform';
import * as t from './notifications.messages';

/** Part 1 §3. */
export interface FeedEntry {
  readonly id: number;
  readonly type: NotificationType;
  readonly title: string;
  readonly body: string | null;
  readonly at: Date | null;
  readonly read: boolean;
  /** A console path, or null. */
  readonly link: string | null;
  /** The amount that it is about, in currency units; null if there is none. */
  readonly amount: number | null;
}

/** The platform's feed, or samples where a backend has none. */
export interface NotificationFeed {
  /** Newest first; undefined while loading. */
  readonly entries: readonly FeedEntry[] | undefined;
  readonly sample: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly retrying: boolean;
  /** New entries that aren't shown yet. */
  readonly arrived: number;
  readonly showArrived: () => void;
  readonly more: { readonly load: () => void; readonly loading: boolean; readonly failed: boolean } | null;
  readonly markRead: (entry: FeedEntry) => void;
  readonly markAllRead: () => void;
}

/** Unknown types count as `other`. */
export const typeOf = (word: string | null): NotificationType => {
  const lower = word?.toLowerCase();
  return NOTIFICATION_TYPES.find((type) => type === lower) ?? 'other';
};

/** Resolves `user/7` and `messages` through the sections and accepts console paths; null for anything else, which is unsafe. */
export function addressOfLink(link: string | null): string | null {
  if (link === null) return null;
  const [, place, id] = /^([a-z][a-z0-9-]*)(?:\/([\w-]+))?$/.exec(link) ?? [];
  if (place !== undefined) return linkTo(place, id);
  return /^\/(?![/\\])[^\s\\]*$/.test(link) ? link : null;
}

export const FILTERS = [
  { value: 'all', label: t.all, one: 'entry', many: 'entries' },
  { value: 'task', label: t.tasks, one: 'task', many: 'tasks' },
  { value: 'alert', label: t.alerts, one: 'alert', many: 'alerts' },
  { value: 'other', label: t.otherType, one: t.otherEntry, many: t.otherEntries },
] as const;
export type Filter = (typeof FILTERS)[number];

export const filterOf = (word: string): Filter => FILTERS.find(({ value }) => value === word) ?? FILTERS[0];

export const matches = (entry: FeedEntry, filter: Filter): boolean => filter.value === 'all' || entry.type === filter.value;

/** Entries one after the other about the same thing, such as top-up requests: newest first, at least one each. */
export type FeedGroup = readonly [FeedEntry, ...FeedEntry[]];

const isSame = (a: FeedEntry, b: FeedEntry): boolean => a.type === b.type && a.title === b.title && a.link === b.link;

/** The sum of a group; null if an entry has no amount. */
export const sumOf = (group: FeedGroup): number | null =>
  group.reduce<number | null>((sum, { amount }) => (sum === null || amount === null ? null : sum + amount), 0);

export function groupsOf(entries: readonly FeedEntry[]): readonly FeedGroup[] {
  const groups: [FeedEntry, ...FeedEntry[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group !== undefined && isSame(group[0], entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
