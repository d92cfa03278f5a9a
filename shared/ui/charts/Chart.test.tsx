import { installFakePlatform, unattachedStyles } from '@arena/shared/testing';
import { ArenaTheme } from '@arena/shared/ui';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ChartData } from './chart-data';
import { Chart } from './Chart';

const DATA: ChartData = {
  axis: 'Day',
  categories: ['1 Nov', '2 Nov'],
  series: [
    { label: 'PUBG Mobile', values: [5, -7] },
    { label: 'Free Fire', values: [0, null] },
  ],
  unit: 'money',
};

const renderScreen = (screen: ReactNode) => render(<ArenaTheme cache={unattachedStyles()}>{screen}</ArenaTheme>);

beforeEach(() => void installFakePlatform());

it.each([true, false])('renders bars with a name and a legend, of negative and unknown values too, stacked: %s', (stacked) => {
  renderScreen(<Chart title="Revenue by day" data={DATA} stacked={stacked} />);
  const figure = screen.getByRole('figure', { name: 'Revenue by day: PUBG Mobile, Free Fire by day. Switch to Table for the numbers.' });
  expect(figure.querySelector('svg')).not.toBeNull();
  expect(screen.getByText('PUBG Mobile')).toBeVisible();
  expect(screen.getByText('Free Fire')).toBeVisible();
});
