import { ApiError } from '@arena/shared/platform';
import { catchDownloads, exportAs, installFakePlatform, unattachedStyles } from '@arena/shared/testing';
import { ArenaTheme } from '@arena/shared/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type ChartData, formatTick, formatValue } from './chart-data';
import { ChartPanel, lazyChart, type ChartPanelProps } from './ChartPanel';
import type { ChartProps } from './Chart';

const DATA: ChartData = {
  axis: 'Month',
  categories: ['Oct 2026', 'Nov 2026'],
  series: [{ label: 'Revenue', values: [1234.5, null] }],
  unit: 'money',
};
const FakeChart = ({ title, data }: ChartProps) => <p>{`${title}: ${data.categories.length} bars`}</p>;
const load = () => Promise.resolve(FakeChart);
const reading = (changes: Partial<ChartPanelProps['query']> = {}) => ({
  data: DATA,
  error: null,
  isFetching: false,
  refetch: jest.fn(),
  ...changes,
});

const open = (changes: Partial<ChartPanelProps> = {}) =>
  renderScreen(
    <ChartPanel title="Revenue by month" query={reading()} blank="The first month appears here." Chart={lazyChart(load)} {...changes} />,
  );

const renderScreen = (screen: ReactNode) => render(<ArenaTheme cache={unattachedStyles()}>{screen}</ArenaTheme>);

beforeEach(() => void installFakePlatform());

it('shows a chart, and the same figures as a table', async () => {
  open();
  expect(await screen.findByText('Revenue by month: 2 bars')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Chart' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Table' }));
  const table = within(screen.getByRole('table', { name: 'Revenue by month' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Month', 'Revenue']);
  expect(table.getByRole('row', { name: 'Oct 2026 $1,234.50' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Nov 2026 unknown' })).toBeVisible();
});

it('exports its figures from the table', async () => {
  const files = catchDownloads();
  open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Table' }));
  await exportAs('CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^revenue-by-month-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await files[0]?.text()).toMatch(/Month,Revenue\r\nOct 2026,1234.5\r\nNov 2026,\r\n$/);
});

it('is worked by the keyboard, its table too', async () => {
  open();
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Chart' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Table' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('region', { name: 'Revenue by month, as a table' })).toHaveFocus();
});

it('shows the figures as a table where the chart cannot be fetched, and tries again', async () => {
  const failing = jest.fn(load).mockRejectedValueOnce(new Error('Loading chunk charts failed'));
  open({ Chart: lazyChart(failing) });
  expect(await screen.findByRole('row', { name: 'Oct 2026 $1,234.50' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Revenue by month: 2 bars')).toBeVisible();
});

it('says what went wrong, and is tried again', async () => {
  const refetch = jest.fn();
  open({ query: reading({ data: undefined, error: new ApiError('forbidden', 'Not for you', 403), refetch }) });
  expect(screen.getByText('Not for you')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('says that there is nothing to show yet', () => {
  open({ query: reading({ data: { ...DATA, series: [{ label: 'Revenue', values: [0, null] }] } }) });
  expect(screen.getByText('The first month appears here.')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

it('writes values in full, and in short on the axis', () => {
  expect(formatValue(1234.5, 'money')).toBe('$1,234.50');
  expect(formatValue(1234, 'count')).toBe('1,234');
  expect(formatTick(1234, 'money')).toBe('$1.2K');
  expect(formatTick(-1234, 'money')).toBe('-$1.2K');
  expect(formatTick(120, 'money')).toBe('$120');
  expect(formatTick(1_500_000, 'count')).toBe('1.5M');
});
