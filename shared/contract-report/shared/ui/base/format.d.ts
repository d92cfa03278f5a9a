/** Displayed in place of a missing value. */
export declare const DASH = "\u2013";
/** An amount in whole currency units as `$1,234.50`; a dash when there is none. */
export declare const formatMoney: (value: number | null | undefined) => string;
/** A number with thousands separators and at most three decimals: `12,400`, `66.7`. */
export declare const formatCount: (count: number) => string;
/** The initials of a name's first and last word; a dash without a name. */
export declare function initials(name: string | null | undefined): string;
/** A result count, with a plus if it is a lower bound: `10,000+`. */
export declare const formatTotal: ({ total, totalIsLeast }: {
    readonly total: number;
    readonly totalIsLeast: boolean;
}) => string;
