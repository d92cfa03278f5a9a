import { topUpCalls } from '@arena/shared/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FinanceHost, fails, installTestHost, renderTopUps, rowsAre, topUps } from '../testing';

let host: FinanceHost;
beforeEach(() => {
  host = installTestHost();
  host.topUps = topUps(1, 2, 3);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const card = (label: string) => within(screen.getByRole('region', { name: label }));

test('without statistics the cards show the fixed figures, marked as samples', async () => {
  renderTopUps();
  await rowsAre(9001, 9002, 9003);
  for (const [label, value, hint] of [
    ['Pending Requests', '18', 'Awaiting review'],
    ['Approved Today', '42', '+8 from yesterday'],
    ['Total Amount', 'KX.8.5k', 'Processed today'],
    ['Success Rate', '94%', 'Last 30 days'],
  ] as const) {
    for (const text of [value, hint, 'Sample']) expect(card(label).getByText(text)).toBeInTheDocument();
  }
  expect(host.made(topUpCalls.statistics)).toEqual([]);
});

test('with statistics they show what the server counted', async () => {
  host = installTestHost({ capabilities: ['topup-statistics'] });
  renderTopUps();
  expect(await screen.findByText('92.5%')).toBeInTheDocument();
  expect(card('Pending Requests').getByText('3')).toBeInTheDocument();
  expect(card('Approved Today').getByText('12')).toBeInTheDocument();
  expect(card('Approved Today').getByText('+2 from yesterday')).toBeInTheDocument();
  expect(card('Total Amount').getByText('$184.50')).toBeInTheDocument();
  expect(card('Success Rate').getByText('92.5%')).toBeInTheDocument();
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test('a figure that cannot be read says so and can be asked for again', async () => {
  host = installTestHost({ capabilities: ['topup-statistics'] });
  host.on(topUpCalls.statistics, fails('refused', 'No', 400));
  renderTopUps();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry Success Rate' }));
  expect(host.made(topUpCalls.statistics)).toHaveLength(2);
});
