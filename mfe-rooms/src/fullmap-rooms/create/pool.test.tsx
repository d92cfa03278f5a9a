import { fullMapCalls } from '@arena/shared/contract';
import { screen } from '@testing-library/react';
import { installTestHost } from '../testing';
import { dialog, fill, press, start } from './testing';

const BEYOND = 'A reward must not be more than the prize pool';

test('shows what the rewards can reach while they are typed', async () => {
  installTestHost({ capabilities: ['pool-limit'] });
  await start();
  expect(dialog().getByText('Rewards can reach $400.00 with one winner in each position, the pool is $500.00.')).toBeInTheDocument();
  fill({ prizePool: '300' });
  expect(
    await screen.findByText(
      'Rewards can reach $400.00 with one winner in each position, the pool is $300.00. Rewards can’t exceed the prize pool.',
    ),
  ).toBeInTheDocument();
  fill({ top5: 'a skin' });
  expect(dialog().queryByText(/Rewards can reach/)).not.toBeInTheDocument();
});

test('does not send a tier that the pool could never pay', async () => {
  const host = installTestHost({ capabilities: ['pool-limit'] });
  host.on(fullMapCalls.create, () => ({}));
  await start();
  fill({ prizePool: '10', top5: '1000000' });
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent(BEYOND);
  expect(host.made(fullMapCalls.create)).toEqual([]);
});

test('only warns on a backend without the limit', async () => {
  const host = installTestHost();
  host.on(fullMapCalls.create, () => ({}));
  await start();
  fill({ prizePool: '10', top5: '1000000' });
  expect(await screen.findByText(/the pool is \$10\.00\. This backend doesn’t limit rewards to the prize pool\.$/)).toBeInTheDocument();
  press();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  expect(host.made(fullMapCalls.create)).toHaveLength(1);
});
