import type { LocalDateTime } from '@arena/shared/contract';
import { platform } from '../platform';

const utcMs = (local: string) => Date.parse(`${local}Z`);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one costs a hundred times what using it does, and a table asks for six in every row. */
function formatter(name: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = formatters.get(name);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(name, made);
  return made;
}

/** What the clocks of a zone show at an instant, as if it were UTC, in milliseconds. */
function clockMs(instantMs: number, zone: string): number {
  const parts = formatter(`clock ${zone}`, 'en-CA-u-hc-h23', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(instantMs);
  return utcMs(parts.replace(', ', 'T'));
}

/**
 * The instant that a zone's clocks show `local` at. In the hour that a change to summer time leaves out, the clock reading
 * after the change is meant; in the doubled hour of autumn, the first.
 */
export function instantOf(local: LocalDateTime, zone: string): Date {
  const wanted = utcMs(local);
  // No clock has to be asked, and a long table asks for each of its rows.
  if (zone === 'UTC') return new Date(wanted);
  const first = wanted - (clockMs(wanted, zone) - wanted);
  return new Date(first - (clockMs(first, zone) - wanted));
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
