import { type Analytics, dayOf } from '@arena/shared/contract';
import { platform, useUrlState } from '@arena/shared/platform';
import { ChartPanel, type ChartUnit, color, DateRangeField, SegmentedTabs, styled } from '@arena/shared/ui';
import { useState } from 'react';
import { Bar } from '../common/Bar';
import { ChangeBadge, percentText } from '../common/ChangeBadge';
import { Columns } from '../common/Columns';
import { useDaily } from './analytics.queries';
import { type Choice, CHOICES, choiceOf, dailyChart, type Period, periodOf, rangeProblem, totalsOf } from './daily';
import * as t from './analytics.messages';

const Heading = styled('h2')({ fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 });
// Reserves the height, so that nothing moves when the total arrives.
const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 8px',
  minHeight: '1.5rem',
  marginBottom: 12,
  color: color.muted,
  '& b': { fontSize: '1rem', fontWeight: 600, color: color.text },
});

const CHARTS = [
  { id: 'revenue', unit: 'money', label: t.revenue, hint: t.revenueIs },
  { id: 'rooms', unit: 'count', label: t.rooms, hint: null },
  { id: 'registrations', unit: 'count', label: t.registrations, hint: null },
] as const;

const options = CHOICES.map((value) => ({ value, label: value === 'custom' ? t.custom : t.days(Number(value)) }));

/** Extension `analytics`. The chosen days are in the URL. */
export function DailyCharts() {
  const [text, setChoice] = useUrlState('days', '30');
  const [from, setFrom] = useUrlState('from');
  const [to, setTo] = useUrlState('to');
  const [today] = useState(() => dayOf(new Date(), platform().settings.platformTimeZone));
  const choice = choiceOf(text);
  const period = periodOf(choice, { from, to }, today);
  const choose = (value: Choice) => {
    const isCustom = value === 'custom';
    setChoice(value);
    setFrom(isCustom ? (period?.days[0] ?? '') : '');
    setTo(isCustom ? (period?.days.at(-1) ?? '') : '');
  };
  return (
    <>
      <Bar style={{ gap: 10, margin: '8px 0 14px' }}>
        <Heading>{t.dailyTrends}</Heading>
        <Bar style={{ gap: 10, maxWidth: '100%' }}>
          {choice === 'custom' ? (
            <DateRangeField
              value={{ from, to }}
              onChange={(changes) => {
                if (changes.from !== undefined) setFrom(changes.from);
                if (changes.to !== undefined) setTo(changes.to);
              }}
            />
          ) : null}
          <SegmentedTabs label={t.range} value={choice} options={options} onChange={choose} />
        </Bar>
      </Bar>
      {period === null ? (
        <Line role="status">{rangeProblem({ from, to })}</Line>
      ) : (
        <Charts period={period} until={choice === 'custom' ? to : undefined} />
      )}
    </>
  );
}

function Charts({ period, until }: { readonly period: Period; readonly until: string | undefined }) {
  const { days, before } = period;
  const { data, ...reading } = useDaily({ days: days.length + before.length, until });
  return (
    <Columns>
      {CHARTS.map(({ id, unit, label, hint }) => (
        <ChartPanel
          key={id}
          title={t.byDay(label)}
          stacked
          query={{ ...reading, data: data && dailyChart(data[id], days, unit, label) }}
          wide={id === 'revenue'}
          blank={t.noActivity(days.length)}
        >
          <Line>
            {data === undefined ? null : <Total figures={data[id]} period={period} unit={unit} />}
            {hint === null ? null : <span style={{ flexBasis: '100%' }}>{hint}</span>}
          </Line>
        </ChartPanel>
      ))}
    </Columns>
  );
}

interface TotalProps {
  readonly figures: Analytics['revenue'];
  readonly period: Period;
  readonly unit: ChartUnit;
}

function Total({ figures, period, unit }: TotalProps) {
  const { total, before, change } = totalsOf(figures, period, unit);
  return (
    <>
      <b>{total}</b>
      {change === null ? null : <ChangeBadge text={percentText(change)} />}
      <span>{t.vsBefore(before, period.before.length)}</span>
    </>
  );
}
