import type { CapabilityStatus } from '@arena/shared/platform';
import { type ChartData, ChartPanel, FactList, LoadingState, Money, Panel, PanelTitle, Skeleton, styled } from '@arena/shared/ui';
import type { useStatistics } from './dashboard.queries';
import { SampleMark } from '../common/SampleMark';
import { SAMPLE_STATISTICS, type SampleStatistics } from './sample-figures';
import * as t from './dashboard.messages';

const Facts = styled('div')({ marginBottom: 16 });

const gamesOf = ({ games }: SampleStatistics): ChartData => ({
  axis: t.game,
  categories: games.map(({ title }) => title ?? t.unassigned),
  series: [
    { label: t.rooms, values: games.map(({ rooms }) => rooms) },
    { label: t.tournaments, values: games.map(({ tournaments }) => tournaments) },
    { label: t.players, values: games.map(({ players }) => players) },
  ],
  unit: 'count',
});

const redeemsOf = ({ redeemsPending, redeemsApproved, redeemsRejected }: SampleStatistics): ChartData => ({
  axis: t.state,
  categories: [t.pending, t.approved, t.rejected],
  series: [{ label: t.requests, values: [redeemsPending, redeemsApproved, redeemsRejected] }],
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
  const common = { chart: !sample, mark: sample ? <SampleMark /> : undefined };
  const queryOf = (chartOf: (figures: SampleStatistics) => ChartData) => ({
    error,
    isFetching,
    refetch,
    data: figures && chartOf(figures),
  });
  // Until the capability is known, shows neither.
  if (offer === 'asking') {
    return [t.gameSummary, t.redeemStatistics].map((title) => (
      <Panel key={title} aria-label={title}>
        <PanelTitle>{title}</PanelTitle>
        <LoadingState label={t.loadingTitled(title)} showLabel={false}>
          <Skeleton height={200} />
        </LoadingState>
      </Panel>
    ));
  }
  return (
    <>
      <ChartPanel {...common} title={t.gameSummary} query={queryOf(gamesOf)} blank={t.gameSummaryHint} />
      <ChartPanel {...common} title={t.redeemStatistics} query={queryOf(redeemsOf)} blank={t.redeemStatisticsHint}>
        {figures === undefined ? null : (
          <Facts>
            <FactList columns={1} items={[{ label: t.paidOutThisMonth, value: <Money value={figures.redeemedAmount} />, tone: 'good' }]} />
          </Facts>
        )}
      </ChartPanel>
    </>
  );
}
