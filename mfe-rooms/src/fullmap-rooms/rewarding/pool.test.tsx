import type { Capability } from '@arena/shared/contract';
import { fullMapCalls } from '@arena/shared/contract';
import { fireEvent, screen } from '@testing-library/react';
import { poolUse } from '../pool';
import { fullMapOf, installTestHost, renderFullMaps, winnerOf } from '../testing';

/** The last step of two winners in a room that pays $100 for each place, with a third winner who has $100 already. */
async function atTheLastStep(prizePool: number | null, ...capabilities: Capability[]) {
  const host = installTestHost({ capabilities });
  host.on(fullMapCalls.get, () => fullMapOf({ status: 'PRIVATE', prizePool }));
  host.on(fullMapCalls.winners, () => [winnerOf(11), winnerOf(12), winnerOf(13, 1)]);
  renderFullMaps('/results/rewards/41');
  await screen.findByText('Winner 1 of 2');
  const choose = () => fireEvent.click(screen.getByRole('radio', { name: 'Position 2' }));
  choose();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Winner 2 of 2');
  choose();
}
const send = () => screen.getByRole('button', { name: 'Reward 2 winners' });
const WARNING = 'These rewards total $200.00, but only $199.00 of the prize pool is left.';

test('shows the pool, what is paid and what these rewards pay', async () => {
  await atTheLastStep(300, 'pool-limit');
  const facts = [...document.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts).toEqual(['Prize pool: $300.00', 'Paid so far: $100.00', 'These rewards: $200.00']);
  expect(send()).toBeEnabled();
});

test('does not send rewards beyond the pool, and says why', async () => {
  await atTheLastStep(299, 'pool-limit');
  expect(screen.getByText(WARNING)).toBeInTheDocument();
  expect(screen.getByText(/^Choose fewer winners, or positions that pay less\./)).toBeInTheDocument();
  expect(send()).toBeDisabled();
});

test('only warns on a backend without the limit', async () => {
  await atTheLastStep(299);
  expect(screen.getByText(WARNING)).toBeInTheDocument();
  expect(screen.getByText('This backend doesn’t limit rewards to the prize pool.')).toBeInTheDocument();
  expect(send()).toBeEnabled();
});

test('says nothing about a room without a pool, or with tiers that are no amounts', async () => {
  await atTheLastStep(null, 'pool-limit');
  expect(screen.queryByText('Prize pool')).not.toBeInTheDocument();
  expect(send()).toBeEnabled();
  const room = { prizePool: 300, rewards: { top5: 'a skin', top10: null, top15: null } };
  expect(poolUse(room, [], [{ position: 1 }])).toBeNull();
  expect(poolUse(room, [], [{ position: null }])).toEqual({ pool: 300, paid: 0, asked: 0, left: 300, exceeded: false });
});
