/**
 * A date and time in the platform's time zone, `YYYY-MM-DDTHH:mm:ss`. The wire's date arrays decode to it.
 * When clocks show an hour twice, times in its second pass end with the offset, as in `2026-10-25T02:30:00+01:00` (extension `repeated-hour`).
 */
export type LocalDateTime = string & {
    readonly __brand: 'LocalDateTime';
};
/** Whether a text has the format of a `LocalDateTime`. */
export declare const isLocalDateTime: (text: string) => text is LocalDateTime;
/**
 * Parses a date array (month from 1, time optional) or ISO text, dropping `Z` and fractions without conversion. Null when invalid.
 * @example parseLocalDateTime([2026, 11, 28, 18, 30]) // '2026-11-28T18:30:00'
 */
export declare function parseLocalDateTime(value: readonly number[] | string | null): LocalDateTime | null;
/** The wire's date array. Omits seconds that are zero, as the platform's backend does. An offset follows the nanoseconds, in minutes. */
export declare function toDateArray(value: LocalDateTime): number[];
/** The clock reading of an instant in UTC, for a server whose platform zone is UTC. Ends with the offset, in minutes, if there is one. */
export declare function localDateTimeOf(instant: Date, offset?: number | null): LocalDateTime;
