import { type LocalDateTime } from '../../contract/wire/dates';
/** A platform time in the reader's zone, `21 Nov 2026, 18:30`; null for null. */
export declare function formatLocal(local: LocalDateTime | null): string | null;
/** The same in the platform's own zone, with the zone's name: for start times, next to the reader's. */
export declare function formatPlatform(local: LocalDateTime | null): string | null;
/** An instant in the reader's zone. */
export declare function formatInstant(instant: Date | number): string;
