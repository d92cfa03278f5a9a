import { topUpCalls } from '@arena/shared/contract';
import { announceChange, platform, QueryClientProvider } from '@arena/shared/platform';
import { ArenaTheme } from '@arena/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { at, type FinanceHost, fails, installTestHost, LOW_BALANCE, NULL_TOP_UP, redeemOf, topUpOf, topUps } from '../testing';
import PendingTopUps from './PendingTopUps';

let host: FinanceHost;
beforeEach(() => (host = installTestHost()));

const show = () =>
  render(
    <ArenaTheme>
      <QueryClientProvider client={platform().queryClient}>
        <MemoryRouter>
          <PendingTopUps />
        </MemoryRouter>
      </QueryClientProvider>
    </ArenaTheme>,
  );

test('it tells how many wait, how much they come to, the oldest ones, and leads there', async () => {
  host.topUps = [topUpOf(1), topUpOf(2, { requestedAt: at('2020-01-01T00:00:00') }), topUpOf(3, { status: 'APPROVED' })];
  show();
  expect(await screen.findByText('2 waiting, $15.00')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/top-up-manage?search=9002',
    '/admin/top-up-manage?search=9001',
    '/admin/top-up-manage',
  ]);
});

test('with nothing to do it says so', async () => {
  show();
  expect(await screen.findByText('No pending top-ups')).toBeInTheDocument();
});

test('a request of which nothing is known crashes nothing', async () => {
  host.topUps = [NULL_TOP_UP, topUpOf(1, { id: null })];
  show();
  expect(await screen.findByText('an unknown user')).toBeInTheDocument();
  expect(screen.getByText(/^Top-up without an ID/)).toBeInTheDocument();
});

test('it is read again when a top-up changed on the server', async () => {
  show();
  expect(await screen.findByText('No pending top-ups')).toBeInTheDocument();
  host.topUps = topUps(1);
  act(() => announceChange({ subject: 'topup', id: 9001, status: 'PENDING', actorId: 1 }));
  expect(await screen.findByText(/^1 waiting, \$5\.00/)).toBeInTheDocument();
});

test('it fails and is tried again on its own', async () => {
  host.on(topUpCalls.listByStatus, fails('refused', 'Closed', 400));
  show();
  expect(await screen.findByText('Closed')).toBeInTheDocument();
  host.on(topUpCalls.listByStatus, () => topUps(1));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^1 waiting/)).toBeInTheDocument();
});

test('requests of both kinds that need attention are counted, with links to the filtered lists', async () => {
  host = installTestHost({ capabilities: ['request-search', 'request-facts'] });
  host.topUps = [topUpOf(1, { attention: [LOW_BALANCE] }), topUpOf(2, { attention: [] })];
  host.redeems = [redeemOf(1, { attention: [LOW_BALANCE] }), redeemOf(2, { attention: [LOW_BALANCE] })];
  show();
  expect(await screen.findByRole('link', { name: '1 top-up needs attention' })).toHaveAttribute(
    'href',
    '/admin/top-up-manage?attention=needed',
  );
  expect(await screen.findByRole('link', { name: '2 redeems need attention' })).toHaveAttribute(
    'href',
    '/admin/redeem-management?attention=needed',
  );
});
