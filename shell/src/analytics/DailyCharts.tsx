import { platform, useUrlState } from '@arena/shared/platform';
import { SegmentedTabs, styled } from '@arena/shared/ui';
import { useState } from 'react';
import { ChartPanel } from '../charts/ChartPanel';
import { Bar } from '../common/Bar';
import { Columns } from '../common/Columns';
import { useDaily } from './analytics.queries';
import { dailyChart, lastDays, RANGES, rangeOf } from './daily';

const Heading = styled('h2')({ fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 });

const CHARTS = [
  { id: 'revenue', unit: 'money', total: 'Revenue' },
  { id: 'rooms', unit: 'count', total: 'Rooms' },
  { id: 'registrations', unit: 'count', total: 'Registrations' },
] as const;

const options = RANGES.map((range) => ({ value: String(range), label: `${range} days` }));

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
        <Heading>Daily trends</Heading>
        <SegmentedTabs label="Range" value={String(range)} options={options} onChange={setRange} />
      </Bar>
      <Columns>
        {CHARTS.map(({ id, unit, total }) => (
          <ChartPanel
            key={id}
            title={`${total} by day`}
            kind="line"
            query={{ error, refetch, isFetching, data: data && dailyChart(data[id], days, unit, total) }}
            wide={id === 'revenue'}
            blank={`No activity in the last ${range} days.`}
          />
        ))}
      </Columns>
    </>
  );
}
