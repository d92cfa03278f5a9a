/** A date and time without a zone, `YYYY-MM-DDTHH:mm:ss`: what the wire's date arrays mean. */
export type LocalDateTime = string & {
    readonly __brand: 'LocalDateTime';
};
/** Whether a text is what a date array was read as. */
export declare const isLocalDateTime: (text: string) => text is LocalDateTime;
/** Reads a date array (month 1-based, tail optional) or ISO-like text, dropping `Z` and fractions unconverted. Null for no real date. */
export declare function parseLocalDateTime(value: readonly number[] | string | null): LocalDateTime | null;
/** The wire form of a zone-less date and time; the seconds are left out when they are zero, as the platform's backend does. */
export declare function toDateArray(value: LocalDateTime): number[];
/** The zone-less clock reading of an instant in UTC. Used by a server whose platform zone is UTC. */
export declare function localDateTimeOf(instant: Date): LocalDateTime;
