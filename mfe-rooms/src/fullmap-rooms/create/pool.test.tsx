import { fullMapCalls } from '@arena/shared/contract';
import { screen } from '@testing-library/react';
import { installTestHost } from '../testing';
import { dialog, fill, press, start } from './testing';

const BEYOND = 'A reward can’t exceed the prize pool';

test('shows the highest total of the rewards while they are typed', async () => {
  installTestHost({ capabilities: ['pool-limit'] });
  await start();
  expect(dialog().getByText('With one winner in each position, rewards total $400.00; the prize pool is $500.00.')).toBeInTheDocument();
  fill({ prizePool: '300' });
  expect(
    await screen.findByText(
      'With one winner in each position, rewards total $400.00; the prize pool is $300.00. Rewards can’t exceed the prize pool.',
    ),
  ).toBeInTheDocument();
  fill({ top5: 'a skin' });
  expect(dialog().queryByText(/rewards total/)).not.toBeInTheDocument();
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
  expect(
    await screen.findByText(/the prize pool is \$10\.00\. This backend doesn’t limit rewards to the prize pool\.$/),
  ).toBeInTheDocument();
  press();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  expect(host.made(fullMapCalls.create)).toHaveLength(1);
});
