import { createStore } from 'zustand/vanilla';

export interface Unread {
  readonly count: number;
  /** There may be more among the older ones that were not read yet. */
  readonly more: boolean;
  readonly arrived: number;
}

export const NOTHING_UNREAD: Unread = { count: 0, more: false, arrived: 0 };

/** How many are unread, as the bell and the sidebar say it; null for none. */
export function unreadText({ count, more }: Unread): string | null {
  if (count === 0) return null;
  return `${Math.min(count, 99)}${count > 99 || more ? '+' : ''}`;
}

export const unread = createStore<Unread>()(() => NOTHING_UNREAD);
