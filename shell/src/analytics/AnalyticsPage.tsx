import { useCapability, useFigure } from '@arena/shared/platform';
import { ChartPanel, PageHeader, styled } from '@arena/shared/ui';
import { Columns } from '../common/Columns';
import { COUNTED_CHARTS, type CountedChart } from './analytics.queries';
import { DailyCharts } from './DailyCharts';
import * as t from './analytics.messages';

const Heading = styled('h2')({ fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600, margin: '8px 0 14px' });

export default function AnalyticsPage() {
  const daily = useCapability('analytics');
  return (
    <>
      <PageHeader title={t.heading} subtitle={t.subheading} />
      {daily ? (
        <>
          <DailyCharts />
          <Heading>{t.currentTotals}</Heading>
        </>
      ) : null}
      <Columns>
        {COUNTED_CHARTS.map((chart) => (
          <Counted key={chart.id} chart={chart} />
        ))}
      </Columns>
    </>
  );
}

function Counted({ chart }: { readonly chart: CountedChart }) {
  return <ChartPanel title={chart.title} blank={chart.blank} query={useFigure(chart)} />;
}
