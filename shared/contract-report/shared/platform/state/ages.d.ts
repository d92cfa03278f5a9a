import { type LocalDateTime } from '../../contract/wire/dates';
/** A platform time in epoch milliseconds. */
export declare const msOf: (local: LocalDateTime) => number;
/**
 * How long ago a time was: `just now`, `38 minutes ago`; null for null. A future time counts as `just now`.
 * @param now - In epoch milliseconds, see `useNow`.
 */
export declare function ageOf(at: LocalDateTime | Date | null, now: number): string | null;
/** A duration in its two largest units, for countdowns: `3 d 4 h`, `2 h 14 min`, `14 min`. */
export declare function spanOf(ms: number): string;
/** The time in epoch milliseconds, updated every 20 s. For ages and countdowns in minutes. */
export declare const useNow: () => number;
