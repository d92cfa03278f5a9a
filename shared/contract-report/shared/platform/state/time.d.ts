import { type LocalDateTime } from '../../contract/wire/dates';
/** A platform time in the user's zone: `21 Nov 2026, 18:30`; null for null. */
export declare function formatLocal(local: LocalDateTime | null): string | null;
/** A platform time in the platform's zone, with the zone's name, to show next to the user's; null for null. */
export declare function formatPlatform(local: LocalDateTime | null): string | null;
/** `formatPlatform` to show below the user's time; null where both zones show the same. */
export declare function formatPlatformIfOther(local: LocalDateTime | null): string | null;
/** An instant in the user's zone. A number is in epoch milliseconds. */
export declare function formatInstant(instant: Date | number): string;
