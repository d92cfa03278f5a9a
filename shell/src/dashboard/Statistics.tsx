import type { CapabilityStatus } from '@arena/shared/platform';
import { FactList, Money, Panel, PanelTitle, Skeleton, LoadingState, styled } from '@arena/shared/ui';
import type { useStatistics } from './dashboard.queries';
import type { ChartData } from '../charts/chart-data';
import { ChartPanel } from '../charts/ChartPanel';
import { SampleMark } from '../common/SampleMark';
import { SAMPLE_STATISTICS, type SampleStatistics } from './sample-figures';

const Facts = styled('div')({ marginBottom: 16 });

const gamesOf = ({ games }: SampleStatistics): ChartData => ({
  axis: 'Game',
  categories: games.map(({ title }) => title ?? 'Unassigned'),
  series: [
    { label: 'Rooms', values: games.map(({ rooms }) => rooms) },
    { label: 'Tournaments', values: games.map(({ tournaments }) => tournaments) },
    { label: 'Players', values: games.map(({ players }) => players) },
  ],
  unit: 'count',
});

const redeemsOf = ({ redeemsPending, redeemsApproved, redeemsRejected }: SampleStatistics): ChartData => ({
  axis: 'State',
  categories: ['Pending', 'Approved', 'Rejected'],
  series: [{ label: 'Requests', values: [redeemsPending, redeemsApproved, redeemsRejected] }],
  unit: 'count',
});

interface StatisticsProps {
  readonly offer: CapabilityStatus;
  readonly statistics: ReturnType<typeof useStatistics>;
}

/** Live where the server has statistics, otherwise the specification's samples. */
export function Statistics({ offer, statistics }: StatisticsProps) {
  const sample = offer === 'no';
  const { data, error, isFetching, refetch } = statistics;
  const figures: SampleStatistics | undefined = sample ? SAMPLE_STATISTICS : data;
  const common = { kind: 'bar', chart: !sample, mark: sample ? <SampleMark /> : undefined } as const;
  const queryOf = (chartOf: (figures: SampleStatistics) => ChartData) => ({
    error,
    isFetching,
    refetch,
    data: figures && chartOf(figures),
  });
  // Until the capability is known, shows neither.
  if (offer === 'asking') {
    return ['Game summary', 'Redeem statistics'].map((title) => (
      <Panel key={title} aria-label={title}>
        <PanelTitle>{title}</PanelTitle>
        <LoadingState label={`Loading ${title}`} showLabel={false}>
          <Skeleton height={200} />
        </LoadingState>
      </Panel>
    ));
  }
  return (
    <>
      <ChartPanel
        {...common}
        title="Game summary"
        query={queryOf(gamesOf)}
        blank="Rooms, tournaments and players per game will appear here once there are any."
      />
      <ChartPanel {...common} title="Redeem statistics" query={queryOf(redeemsOf)} blank="No redeem requests this month.">
        {figures === undefined ? null : (
          <Facts>
            <FactList
              columns={1}
              items={[{ label: 'Paid out this month', value: <Money value={figures.redeemedAmount} />, tone: 'good' }]}
            />
          </Facts>
        )}
      </ChartPanel>
    </>
  );
}
