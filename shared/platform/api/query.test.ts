import { onlineManager, QueryObserver } from '@tanstack/react-query';
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

it('reads what is shown again until a read succeeds', async () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  const queryFn = jest.fn(() => Promise.resolve('old'));
  const observer = new QueryObserver(client, { queryKey: ['live'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  queryFn.mockImplementation(() => Promise.reject(new ApiError('server', null, 503)));
  void client.invalidateQueries();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'old', isError: true });
  queryFn.mockImplementation(() => Promise.resolve('new'));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'new', isError: false });
  const calls = queryFn.mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(calls);
  stop();
  jest.useRealTimers();
});

it('reads again when the network comes back', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnReconnect).toBe(true);
});
