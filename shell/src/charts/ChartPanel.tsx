import { hintOf, messageOf } from '@arena/shared/platform';
import {
  Button,
  color,
  EmptyState,
  ErrorState,
  LoadingState,
  Panel,
  PanelTitle,
  SegmentedTabs,
  Skeleton,
  styled,
  TabPanel,
} from '@arena/shared/ui';
import { ChartColumn } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Late, type LoadComponent } from '../feedback/Late';
import { type ChartData, isBlank } from './chart-data';
import { ChartTable } from './ChartTable';
import type { DrawnChartProps } from './DrawnChart';

const HEIGHT = 280;
const loadChart: LoadComponent<DrawnChartProps> = () => import(/* webpackChunkName: "charts" */ './DrawnChart');

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 38,
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
  marginBottom: 12,
});
const Source = styled('p')({
  marginTop: 12,
  color: color.muted,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  '& code': { fontSize: '0.6875rem' },
});
const Plot = styled('div')({ minHeight: HEIGHT });

const VIEWS = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

export interface ChartPanelProps {
  readonly title: string;
  readonly kind: 'bar' | 'line';
  /** undefined while the figures are on their way. */
  readonly data: ChartData | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** The call that the figures come from. */
  readonly source?: string;
  /** Beside the title: a mark, such as "Sample". */
  readonly mark?: ReactNode;
  /** What it means that there is nothing to draw. */
  readonly blank: string;
  /** False for figures that are not worth a drawing, such as samples: the table alone. */
  readonly drawn?: boolean;
  /** A row of its own. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
  /** For tests: how the drawing is fetched. */
  readonly load?: LoadComponent<DrawnChartProps>;
}

/** Figures as a chart or as a table: loaded, failed and tried again on their own. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, data, error, onRetry, retrying = false, source, mark, blank, drawn = true, wide = false, children } = props;
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>(drawn ? 'chart' : 'table');
  const failed = error !== null && error !== undefined && data === undefined;
  const ready = data !== undefined && !isBlank(data);
  return (
    <Panel aria-labelledby={`${id}-title`} data-wide={wide}>
      <Head>
        <PanelTitle style={{ margin: 0, display: 'flex', alignItems: 'center', gap: 8 }}>
          <span id={`${id}-title`}>{title}</span>
          {mark}
        </PanelTitle>
        {ready && drawn ? <SegmentedTabs label={`${title} as`} idBase={id} value={view} options={VIEWS} onChange={setView} /> : null}
      </Head>
      {children}
      {failed ? (
        <ErrorState flush title={messageOf(error)} message={hintOf(error)} onRetry={onRetry} retrying={retrying} />
      ) : data === undefined ? (
        <LoadingState label={`Loading ${title}`} showLabel={false}>
          <Skeleton height={HEIGHT} />
        </LoadingState>
      ) : !ready ? (
        <EmptyState flush icon={ChartColumn} title="Nothing to show yet" hint={blank} />
      ) : drawn ? (
        <TabPanel idBase={id} value={view}>
          {view === 'table' ? <ChartTable title={title} data={data} /> : <Drawing {...props} data={data} />}
        </TabPanel>
      ) : (
        <ChartTable title={title} data={data} />
      )}
      {source === undefined ? null : (
        <Source>
          Source: <code>{source}</code>
        </Source>
      )}
    </Panel>
  );
}

/** The drawing, whose code is fetched first. Where it cannot be had, the table stands in. */
function Drawing({ title, kind, data, load = loadChart }: ChartPanelProps & { readonly data: ChartData }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Plot>
      <Late
        key={attempt}
        load={load}
        wanted
        props={{ title, kind, data }}
        loading={
          <LoadingState label={`Drawing ${title}`} showLabel={false}>
            <Skeleton height={HEIGHT} />
          </LoadingState>
        }
        fallback={
          <>
            <p role="alert" style={{ display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap', marginBottom: 12 }}>
              The chart could not be fetched; here are its figures.
              <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
                Retry
              </Button>
            </p>
            <ChartTable title={title} data={data} />
          </>
        }
      />
    </Plot>
  );
}
