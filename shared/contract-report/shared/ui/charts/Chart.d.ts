import { type ChartData } from './chart-data';
/** The figures and how they are drawn. */
export interface ChartProps {
    readonly title: string;
    readonly data: ChartData;
    readonly kind: 'bar' | 'line';
}
/** A drawn chart, with its code. Use `Chart` of `@arena/shared/ui`, which loads it. */
export declare function Chart({ title, data: { axis, categories, series, unit }, kind }: ChartProps): import("react").JSX.Element;
