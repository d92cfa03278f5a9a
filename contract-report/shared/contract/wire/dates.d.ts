/** A date and time without a zone, `YYYY-MM-DDTHH:mm:ss`: what the wire's date arrays mean. */
export type LocalDateTime = string & {
    readonly __brand: 'LocalDateTime';
};
/** Whether a text is what a date array was read as. */
export declare const isLocalDateTime: (text: string) => text is LocalDateTime;
/**
 * Reads a date array (month 1-based, trailing parts may be missing) or an ISO-like text; a trailing `Z` or fraction is
 * dropped without conversion, as the platform's backend does. Answers null for anything that is not a real date, month 0
 * and 13 included.
 */
export declare function parseLocalDateTime(value: readonly number[] | string | null): LocalDateTime | null;
/** The wire form of a zone-less date and time; the seconds are left out when they are zero, as the platform's backend does. */
export declare function toDateArray(value: LocalDateTime): number[];
/** The zone-less clock reading of an instant in UTC. Used by a server whose platform zone is UTC. */
export declare function localDateTimeOf(instant: Date): LocalDateTime;
