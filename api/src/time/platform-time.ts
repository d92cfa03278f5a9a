import { wallClock } from '@arena/shared/contract';

// The server's times stand together here.
export { wallClock };

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A wall-clock time within a sentence for people: `2026-11-21 03:40 (UTC)`. */
export function formatTime(instant: Date, timeZone: string): string {
  return `${wallClock(instant, timeZone).slice(0, 16).replace('T', ' ')} (${timeZone})`;
}
