import { onlineManager } from '@tanstack/react-query';
import { ApiError } from './errors';
import { createQueryClient } from './query';

afterEach(() => onlineManager.setOnline(true));

it('lets a reading fail without a network, instead of holding it, and what follows it, until there is one', async () => {
  onlineManager.setOnline(false);
  const queryFn = jest.fn(() => Promise.reject(new ApiError('network', null, null)));
  const reading = createQueryClient().fetchQuery({ queryKey: ['offline'], queryFn, retry: false });
  await expect(reading).rejects.toThrow(ApiError);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('reads again when the network comes back', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnReconnect).toBe(true);
});
