import { instantOf, type LocalDateTime } from '@arena/shared/contract';
import { platform } from '../platform';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one costs a hundred times what using it does, and a table asks for six in every row. */
function formatter(name: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = formatters.get(name);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(name, made);
  return made;
}

const FORMAT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** A platform time in the reader's zone, `21 Nov 2026, 18:30`; null for null. */
export function formatLocal(local: LocalDateTime | null): string | null {
  if (local === null) return null;
  return formatInstant(instantOf(local, platform().settings.platformTimeZone));
}

/** The same in the platform's own zone, with the zone's name: for start times, beside the reader's. */
export function formatPlatform(local: LocalDateTime | null): string | null {
  if (local === null) return null;
  const zone = platform().settings.platformTimeZone;
  return formatter(`platform ${zone}`, 'en-GB', { ...FORMAT, timeZone: zone, timeZoneName: 'short' }).format(instantOf(local, zone));
}

/** An instant in the reader's zone. */
export function formatInstant(instant: Date | number): string {
  return formatter('reader', 'en-GB', FORMAT).format(instant);
}
