import { type LocalDateTime } from '../../contract/wire/dates';
/** A platform time as milliseconds since the epoch. */
export declare const msOf: (local: LocalDateTime) => number;
/** How long ago something was: `just now`, `38 minutes ago`; null when unknown. A slow clock never makes it younger than now. */
export declare function ageOf(at: LocalDateTime | Date | null, now: number): string | null;
/** A length of time in its two largest units, for countdowns: `3 d 4 h`, `2 h 14 min`, `14 min`. */
export declare function spanOf(ms: number): string;
/** The time (epoch milliseconds), updated every few seconds: for ages and countdowns in minutes. */
export declare const useNow: () => number;
