import { BarChart } from '@mui/x-charts/BarChart';
import { color, font, styled } from '@arena/shared/ui/core';
import { MuiTheme } from '../mui/MuiTheme';
import { type ChartData, formatTick, formatValue } from './chart-data';
import * as t from './charts.messages';

const CHART_HEIGHT = 280;
/** A chart of many categories, such as days, labels only a few, evenly and always the last: no more than fit on a phone. */
const LABELED = { above: 12, most: 4 };

/** The figures and how they are drawn. */
export interface ChartProps {
  readonly title: string;
  readonly data: ChartData;
  /** Puts the series of a category on top of each other, for parts of a sum. */
  readonly stacked?: boolean;
}

// Distinct in hue and lightness in both themes.
const ORANGE = '#c9730f';
const BLUE = '#2f86d6';
const COLORS = [color.accent, color.ok, ORANGE, BLUE, color.muted];

const Frame = styled('figure')({
  width: '100%',
  '& text': { fontFamily: font.text, fontVariantNumeric: 'tabular-nums' },
  '&& .MuiChartsAxis-tickLabel': { fill: color.muted, fontSize: 12 },
  '&& .MuiChartsAxis-line, && .MuiChartsAxis-tick': { stroke: color.lineStrong },
  '&& .MuiChartsGrid-line': { stroke: color.line },
  '& .MuiChartsLegend-root': { color: color.text, fontSize: '0.8125rem' },
});

/** A drawn chart, with its code. Use `Chart` of `@arena/shared/ui`, which loads it. */
export function Chart({ title, data: { axis, categories, series, unit }, stacked = false }: ChartProps) {
  // More paid out than received makes a negative month.
  const lowest = Math.min(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const last = categories.length - 1;
  const step = Math.ceil(categories.length / LABELED.most);
  const label = (value: number | null) => (value === null ? t.unknown : formatValue(value, unit));
  return (
    // Names the figure, because the library would name an element without a role.
    <Frame aria-label={t.chartOf(title, series.map((one) => one.label).join(', '), axis.toLowerCase())}>
      <MuiTheme>
        <BarChart
          height={CHART_HEIGHT}
          colors={COLORS}
          grid={{ horizontal: true }}
          margin={{ top: 12, right: 20, bottom: 0, left: 0 }}
          hideLegend={series.length < 2}
          borderRadius={stacked ? 0 : 4}
          xAxis={[
            {
              scaleType: 'band',
              data: [...categories],
              categoryGapRatio: 0.4,
              height: 28,
              tickLabelInterval: last < LABELED.above ? 'auto' : (_, place) => (last - place) % step === 0,
            },
          ]}
          yAxis={[
            {
              width: 48,
              min: lowest < 0 ? undefined : 0,
              tickMinStep: unit === 'count' ? 1 : undefined,
              valueFormatter: (value: number) => formatTick(value, unit),
            },
          ]}
          series={series.map((one) => ({
            label: one.label,
            data: [...one.values],
            stack: stacked ? title : undefined,
            valueFormatter: label,
          }))}
        />
      </MuiTheme>
    </Frame>
  );
}
