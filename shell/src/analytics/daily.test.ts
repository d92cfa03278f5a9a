import { dailyChart, lastDays, rangeOf } from './daily';

const NOON = Date.UTC(2026, 10, 2, 12);

it('knows the last days of the platform’s zone', () => {
  expect(lastDays(3, 'UTC', NOON)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(lastDays(1, 'Pacific/Kiritimati', NOON)).toEqual(['2026-11-03']);
  expect(lastDays(90, 'UTC', NOON)).toHaveLength(90);
});

it('takes only the ranges that there are out of an address', () => {
  expect(['7', '90', '30', '8', '', 'all'].map(rangeOf)).toEqual([7, 90, 30, 30, 30, 30]);
});

const DAYS = lastDays(3, 'UTC', NOON);
const figure = (day: string | null, game: string | null, value: number | null) => ({ day, game, value });

it('renders one line for each game over every day, a day without an entry as nothing', () => {
  const chart = dailyChart(
    [
      figure('2026-11-02', 'Free Fire', 4),
      figure('2026-10-31', 'PUBG Mobile', 5),
      figure('2026-11-02', 'PUBG Mobile', 6),
      figure('2026-11-02', 'PUBG Mobile', 1),
      figure('2026-11-01', null, 50),
      figure('2026-01-01', 'PUBG Mobile', 999),
      figure(null, 'PUBG Mobile', 3),
      figure('2026-11-01', 'Free Fire', null),
    ],
    DAYS,
    'money',
    'Revenue',
  );
  expect(chart.categories).toEqual(['31 Oct', '1 Nov', '2 Nov']);
  expect(chart.series).toEqual([
    { label: 'PUBG Mobile', values: [5, 0, 7] },
    { label: 'Free Fire', values: [0, 0, 4] },
    { label: 'Unassigned', values: [0, 50, 0] },
  ]);
});

it('calls a line that no game has by what it counts', () => {
  expect(dailyChart([figure('2026-11-01', null, 2)], DAYS, 'count', 'Registrations').series).toEqual([
    { label: 'Registrations', values: [0, 2, 0] },
  ]);
});
