import { tournamentCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installHost, renderTournaments } from '../testing';

let host: FakePlatform;
beforeEach(() => {
  host = installHost();
});

test('the participants are the number of the card, of the same call', async () => {
  renderTournaments('/total-participants');
  expect(await screen.findByText('1,234')).toBeInTheDocument();
  expect(host.made(tournamentCalls.participants)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Back to tournaments' })).toHaveAttribute('href', '/admin/tournaments');
});

test('an odd answer is a dash, with a word about it', async () => {
  host.on(tournamentCalls.prizePool, () => ({ total: null, amount: null }));
  renderTournaments('/prize-pool');
  expect(await screen.findByText('The server answered without a number.')).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  let fails = true;
  host.on(tournamentCalls.prizePool, () => {
    if (fails) throw new ApiError('refused', null, 400);
    return { total: 12, amount: null };
  });
  renderTournaments('/prize-pool');
  fails = await screen.findByText('Something went wrong').then(() => false);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$12.00')).toBeInTheDocument();
});
