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

/** The cached formatter of a time zone, which its text names; null for the user's own zone. Creating one is expensive. */
function formatterOf(timeZone: string | null): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', { ...FORMAT, ...(timeZone !== null && { timeZone, timeZoneName: 'short' }) });
  formatters.set(timeZone, made);
  return made;
}

/** A platform time in the user's zone: `21 Nov 2026, 18:30`; null for null. */
export function formatLocal(local: LocalDateTime | null): string | null {
  if (local === null) return null;
  return formatInstant(instantOf(local, platform().settings.platformTimeZone));
}

/** A platform time in the platform's zone, with the zone's name, to show next to the user's; null for null. */
export function formatPlatform(local: LocalDateTime | null): string | null {
  if (local === null) return null;
  const zone = platform().settings.platformTimeZone;
  return formatterOf(zone).format(instantOf(local, zone));
}

/** `formatPlatform` to show below the user's time; null where both zones show the same. */
export function formatPlatformIfOther(local: LocalDateTime | null): string | null {
  const there = formatPlatform(local);
  return there?.startsWith(`${formatLocal(local)} `) === true ? null : there;
}

/** An instant in the user's zone. A number is in epoch milliseconds. */
export function formatInstant(instant: Date | number): string {
  return formatterOf(null).format(instant);
}
