import { Button, EmptyState, lazyComponent, LoadingState, Panel, PanelTitle, styled } from '@arena/shared/ui/core';
import { ChartColumn } from 'lucide';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { QueryView, type Reading } from '../kit/QueryView';
import { SegmentedTabs, TabPanel } from '../kit/SegmentedTabs';
import { Skeleton } from '../kit/Skeleton';
import { type ChartData, isBlank } from './chart-data';
import { ChartTable } from './ChartTable';
import type { ChartProps } from './Chart';
import { useSeen } from './useSeen';
import * as t from './charts.messages';

const HEIGHT = 280;

/** Shows the table if the chart's code can't be loaded. */
export const lazyChart = (load: () => Promise<ComponentType<ChartProps>>): ComponentType<ChartProps> =>
  lazyComponent(load, {
    loading: ({ title }) => (
      <LoadingState label={t.drawing(title)} showLabel={false}>
        <Skeleton height={HEIGHT} />
      </LoadingState>
    ),
    failed: (retry, { title, data }) => (
      <>
        <p role="alert" style={{ display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap', marginBottom: 12 }}>
          {t.chartFailed}
          <Button size="sm" onClick={retry}>
            {t.retry}
          </Button>
        </p>
        <ChartTable title={title} data={data} />
      </>
    ),
  });

/**
 * A chart, drawn by a library that loads with the first one.
 * @example <Chart title="Revenue by month" data={data} />
 */
export const Chart = lazyChart(() => import('@arena/shared/ui/charts').then((charts) => charts.Chart));

const Head = styled('div')({
  ...{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' },
  ...{ gap: '8px 16px', minHeight: 38, marginBottom: 12 },
});
const Plot = styled('div')({ minHeight: HEIGHT });

const VIEWS = [
  { value: 'chart', label: t.chart },
  { value: 'table', label: t.table },
] as const;

/** The reading of a chart and what surrounds it. */
export interface ChartPanelProps {
  readonly title: string;
  readonly stacked?: boolean;
  readonly query: Reading<ChartData>;
  readonly mark?: ReactNode;
  /** The message for an empty chart. */
  readonly blank: string;
  /** False shows only the table, for figures such as samples. */
  readonly chart?: boolean;
  readonly wide?: boolean;
  readonly children?: ReactNode;
  readonly Chart?: ComponentType<ChartProps>;
}

/** A chart with its title, also as a table. Each panel loads, fails and retries separately. The chart's code loads when the panel scrolls into view. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, stacked, query, mark, blank, chart = true, wide = false, children, Chart: Drawing = Chart } = props;
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>(chart ? 'chart' : 'table');
  const [seen, plot] = useSeen();
  const ready = query.data !== undefined && !isBlank(query.data);
  return (
    <Panel aria-labelledby={`${id}-title`} data-wide={wide}>
      <Head>
        <PanelTitle style={{ margin: 0, display: 'flex', alignItems: 'center', gap: 8 }}>
          <span id={`${id}-title`}>{title}</span>
          {mark}
        </PanelTitle>
        {ready && chart ? <SegmentedTabs label={t.shownAs(title)} idBase={id} value={view} options={VIEWS} onChange={setView} /> : null}
      </Head>
      {children}
      <QueryView flush query={query} label={t.loadingTitled(title)} skeleton={<Skeleton height={HEIGHT} />}>
        {(data) =>
          isBlank(data) ? (
            <EmptyState flush icon={ChartColumn} title={t.nothingToShow} hint={blank} />
          ) : chart ? (
            <TabPanel idBase={id} value={view}>
              {view === 'table' ? (
                <ChartTable title={title} data={data} />
              ) : (
                <Plot ref={plot}>{seen ? <Drawing title={title} stacked={stacked} data={data} /> : <Skeleton height={HEIGHT} />}</Plot>
              )}
            </TabPanel>
          ) : (
            <ChartTable title={title} data={data} />
          )
        }
      </QueryView>
    </Panel>
  );
}
