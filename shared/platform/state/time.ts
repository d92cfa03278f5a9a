import { instantOf, type LocalDateTime } from '@arena/shared/contract';
import { platform } from '../platform';

const FORMAT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

const formatters = new Map<string | null, Intl.DateTimeFormat>();

/** By time zone, which its texts name; null for the reader's own. Making one costs a hundred times what using it does. */
function formatterOf(timeZone: string | null): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', { ...FORMAT, ...(timeZone !== null && { timeZone, timeZoneName: 'short' }) });
  formatters.set(timeZone, made);
  return made;
}

/** A platform time in the reader's zone, `21 Nov 2026, 18:30`; null for null. */
export function formatLocal(local: LocalDateTime | null): string | null {
  if (local === null) return null;
  return formatInstant(instantOf(local, platform().settings.platformTimeZone));
}

/** The same in the platform's own zone, with the zone's name: for start times, next to the reader's. */
export function formatPlatform(local: LocalDateTime | null): string | null {
  if (local === null) return null;
  const zone = platform().settings.platformTimeZone;
  return formatterOf(zone).format(instantOf(local, zone));
}

/** An instant in the reader's zone. */
export function formatInstant(instant: Date | number): string {
  return formatterOf(null).format(instant);
}
