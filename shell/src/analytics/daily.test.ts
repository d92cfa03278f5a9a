import { choiceOf, dailyChart, daysUntil, periodOf, rangeProblem, totalsOf } from './daily';

const TODAY = '2026-11-02';
const NO_RANGE = { from: '', to: '' };

it('takes only the ranges that there are out of an address', () => {
  expect(['7', '90', '30', 'custom', '8', '', 'all'].map(choiceOf)).toEqual(['7', '90', '30', 'custom', '30', '30', '30']);
});

it('compares the last days with as many before them', () => {
  const period = periodOf('7', NO_RANGE, TODAY);
  expect([period?.days.at(0), period?.days.at(-1), period?.days.length]).toEqual(['2026-10-27', TODAY, 7]);
  expect([period?.before.at(0), period?.before.at(-1), period?.before.length]).toEqual(['2026-10-20', '2026-10-26', 7]);
});

it('includes both ends of a custom range, across the end of summer time', () => {
  const period = periodOf('custom', { from: '2026-10-24', to: '2026-10-26' }, TODAY);
  expect(period).toEqual({ days: ['2026-10-24', '2026-10-25', '2026-10-26'], before: ['2026-10-21', '2026-10-22', '2026-10-23'] });
});

it.each([
  [NO_RANGE, 'Choose the first and the last day.'],
  [{ from: '2026-02-30', to: TODAY }, 'Choose the first and the last day.'],
  [{ from: TODAY, to: '2026-11-01' }, null],
  [{ from: '2025-11-01', to: TODAY }, 'Choose at most 366 days.'],
])('says why %j is no period', (range, problem) => {
  expect(rangeProblem(range)).toBe(problem);
  expect(periodOf('custom', range, TODAY)).toBeNull();
});

const DAYS = daysUntil(TODAY, 3);
const figure = (day: string | null, game: string | null, value: number | null) => ({ day, game, value });

it('renders one series for each game over every day, a day without an entry as nothing', () => {
  const chart = dailyChart(
    [
      figure('2026-11-02', 'Free Fire', 4),
      figure('2026-10-31', 'PUBG Mobile', 5),
      figure('2026-11-02', 'PUBG Mobile', 6),
      figure('2026-11-02', 'PUBG Mobile', 1),
      figure('2026-11-01', null, 50),
      figure('2026-01-01', 'PUBG Mobile', 999),
      figure('2026-01-01', 'Another game', 999),
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

it('names a series without a game after what it counts', () => {
  expect(dailyChart([figure('2026-11-01', null, 2)], DAYS, 'count', 'Registrations').series).toEqual([
    { label: 'Registrations', values: [0, 2, 0] },
  ]);
});

it('sums the days and those before; there is no change if the earlier sum is 0', () => {
  const period = { days: DAYS, before: daysUntil('2026-10-30', 3) };
  const figures = [figure('2026-11-02', 'Free Fire', -12), figure('2026-11-01', null, 4), figure('2026-10-30', 'Free Fire', -4)];
  expect(totalsOf(figures, period, 'money')).toEqual({ total: '-$8.00', before: '-$4.00', change: -100 });
  expect(totalsOf(figures.slice(0, 2), period, 'count')).toEqual({ total: '-8', before: '0', change: null });
});
