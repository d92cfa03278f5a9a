import { type ChartData } from './chart-data';
/** The figures and how they are drawn. */
export interface ChartProps {
    readonly title: string;
    readonly data: ChartData;
    /** Puts the series of a category on top of each other, for parts of a sum. */
    readonly stacked?: boolean;
}
/** A drawn chart, with its code. Use `Chart` of `@arena/shared/ui`, which loads it. */
export declare function Chart({ title, data: { axis, categories, series, unit }, stacked }: ChartProps): import("react").JSX.Element;
