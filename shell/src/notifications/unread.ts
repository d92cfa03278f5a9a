import { createStore } from 'zustand/vanilla';

export interface Unread {
  readonly count: number;
  /** Entries that aren't loaded may be unread too. */
  readonly more: boolean;
  readonly arrived: number;
}

export const NOTHING_UNREAD: Unread = { count: 0, more: false, arrived: 0 };

/** null when none are unread. */
export function unreadText({ count, more }: Unread): string | null {
  if (count === 0) return null;
  return `${Math.min(count, 99)}${count > 99 || more ? '+' : ''}`;
}

export const unread = createStore<Unread>()(() => NOTHING_UNREAD);
