import { type LocalDateTime, parseLocalDateTime } from '@arena/shared/contract';
import { wallClock } from './platform-time';

/** The instant of an ISO time in UTC, to the second; null when it is no real date. */
export function utcInstant(text: string): Date | null {
  const reading = parseLocalDateTime(text);
  return reading === null ? null : atUtc(reading);
}

const atUtc = (reading: LocalDateTime) => new Date(`${reading}Z`);

/**
 * The instant at which a clock on a wall of that zone shows a date and time; null when it is no real date. An hour that summer
 * time skips is read with the offset of the time before it; one that comes twice is the first of both.
 */
export function zonedInstant(text: string, timeZone: string): Date | null {
  const wanted = utcInstant(text);
  if (wanted === null) return null;
  const offsetAt = (instant: Date) => atUtc(wallClock(instant, timeZone)).getTime() - instant.getTime();
  const before = offsetAt(new Date(wanted.getTime() - 24 * 60 * 60_000));
  const candidate = new Date(wanted.getTime() - before);
  const exact = (instant: Date) => atUtc(wallClock(instant, timeZone)).getTime() === wanted.getTime();
  if (exact(candidate)) return candidate;
  const after = new Date(wanted.getTime() - offsetAt(new Date(wanted.getTime() + 24 * 60 * 60_000)));
  return exact(after) ? after : candidate;
}
