import { useSyncExternalStore } from 'react';
import { instantOf, type LocalDateTime } from '@arena/shared/contract';
import { platform } from '../platform';
import * as t from './state.messages';

const MINUTE_MS = 60_000;
const TICK_MS = 20_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** A platform time in epoch milliseconds. */
export const msOf = (local: LocalDateTime): number => instantOf(local, platform().settings.platformTimeZone).getTime();

/**
 * How long ago a time was: `just now`, `38 minutes ago`; null for null. A future time counts as `just now`.
 * @param now - In epoch milliseconds, see `useNow`.
 */
export function ageOf(at: LocalDateTime | Date | null, now: number): string | null {
  if (at === null) return null;
  const age = now - (at instanceof Date ? at.getTime() : msOf(at));
  const [unit, length] = UNITS.find(([, ms]) => age >= ms) ?? [null, 0];
  if (unit === null) return t.justNow;
  const count = Math.floor(age / length);
  return t.unitsAgo(count, unit);
}

/** A duration in its two largest units, for countdowns: `3 d 4 h`, `2 h 14 min`, `14 min`. */
export function spanOf(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return hours > 0 ? t.daysAndHours(days, hours) : t.daysLong(days);
  if (hours > 0) return rest > 0 ? t.hoursAndMinutes(hours, rest) : t.hoursLong(hours);
  return t.minutesLong(rest);
}

// One clock for all ages on the page, because a table has dozens.
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const each of listeners) each();
    }, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time in epoch milliseconds, updated every 20 s. For ages and countdowns in minutes. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
