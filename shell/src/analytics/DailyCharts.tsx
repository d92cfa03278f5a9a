import { platform, useUrlState } from '@arena/shared/platform';
import { ChartPanel, SegmentedTabs, styled } from '@arena/shared/ui';
import { useState } from 'react';
import { Bar } from '../common/Bar';
import { Columns } from '../common/Columns';
import { useDaily } from './analytics.queries';
import { dailyChart, lastDays, RANGES, rangeOf } from './daily';
import * as t from './analytics.messages';

const Heading = styled('h2')({ fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 });

const CHARTS = [
  { id: 'revenue', unit: 'money', total: t.revenue },
  { id: 'rooms', unit: 'count', total: t.rooms },
  { id: 'registrations', unit: 'count', total: t.registrations },
] as const;

const options = RANGES.map((range) => ({ value: String(range), label: t.rangeDays(range) }));

/** Extension `analytics`. The range is in the address. */
export function DailyCharts() {
  const [text, setRange] = useUrlState('days', '30');
  const range = rangeOf(text);
  const [now] = useState(() => Date.now());
  const { data, error, refetch, isFetching } = useDaily(range);
  const days = lastDays(range, platform().settings.platformTimeZone, now);
  return (
    <>
      <Bar style={{ gap: 10, margin: '8px 0 14px' }}>
        <Heading>{t.dailyTrends}</Heading>
        <SegmentedTabs label={t.range} value={String(range)} options={options} onChange={setRange} />
      </Bar>
      <Columns>
        {CHARTS.map(({ id, unit, total }) => (
          <ChartPanel
            key={id}
            title={t.totalByDay(total)}
            kind="line"
            query={{ error, refetch, isFetching, data: data && dailyChart(data[id], days, unit, total) }}
            wide={id === 'revenue'}
            blank={t.noActivity(range)}
          />
        ))}
      </Columns>
    </>
  );
}
