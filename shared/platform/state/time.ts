import { instantOf, type LocalDateTime } from '@arena/shared/contract';
import { platform } from '../platform';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** By time zone. Making one costs a hundred times what using it does, and a table asks for six in every row. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', { ...FORMAT, timeZone, timeZoneName: 'short' });
  formatters.set(timeZone, made);
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
  const at = instantOf(local, zone);
  if (zone !== 'UTC') return formatterOf(zone).format(at);
  return `${written(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes())} UTC`;
}

// As `Intl` abbreviates them.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Without `Intl`, as numbers are (`shared/ui/base/format.ts`): most screens need it for nothing else. */
const written = (year: number, month: number, day: number, hours: number, minutes: number) =>
  `${day} ${MONTHS[month]} ${year}, ${twoDigits(hours)}:${twoDigits(minutes)}`;

/** An instant in the reader's zone. */
export function formatInstant(instant: Date | number): string {
  const at = new Date(instant);
  return written(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes());
}
