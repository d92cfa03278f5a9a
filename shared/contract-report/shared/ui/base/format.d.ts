export declare const DASH = "\u2013";
/** An amount as people read it, `$1,234.50`; a dash when there is none. Nothing is converted. */
export declare const formatMoney: (value: number | null | undefined) => string;
/** A number with its thousands apart, and at most three digits behind the point: `12,400`, `66.7`. */
export declare const formatCount: (count: number) => string;
/** The first letters of the first and last word of a name, as in an avatar; a dash when there is no name. */
export declare function initials(name: string | null | undefined): string;
/** How many were found, with a plus where there are more. */
export declare const formatTotal: ({ total, totalIsLeast }: {
    readonly total: number;
    readonly totalIsLeast: boolean;
}) => string;
