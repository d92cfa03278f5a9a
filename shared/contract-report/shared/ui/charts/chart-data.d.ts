/** What the values are. */
export type ChartUnit = 'money' | 'count';
/** One value per series and category; null is unknown. */
export interface ChartData {
    /** The category name, such as `Month`; also the table's first column header. */
    readonly axis: string;
    readonly categories: readonly string[];
    readonly series: readonly {
        readonly label: string;
        readonly values: readonly (number | null)[];
    }[];
    readonly unit: ChartUnit;
}
/** `$1,234.50` or `1,234`. */
export declare const formatValue: (value: number, unit: ChartUnit) => string;
/** A short axis label: `$1.2K`. */
export declare const formatTick: (value: number, unit: ChartUnit) => string;
/** Whether all values are zero or unknown. */
export declare const isBlank: ({ categories, series }: ChartData) => boolean;
