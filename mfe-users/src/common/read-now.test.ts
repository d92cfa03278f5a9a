import { platform } from '@arena/shared/platform';
import { waitFor } from '@testing-library/react';
import { installHost } from '../users/testing';
import { readNow } from './read-now';

const KEY = ['mfe_users', 'read-now'];

test('an answer that was on its way already is no answer: it may be older than what has to be known', async () => {
  installHost();
  const { queryClient } = platform();
  const given: ((text: string) => void)[] = [];
  const query = { queryKey: KEY, queryFn: () => new Promise<string>((resolve) => given.push(resolve)) };
  const early = queryClient.fetchQuery(query).catch(() => 'given up');
  const now = readNow(query);
  expect(await early).toBe('given up');
  await waitFor(() => expect(given).toHaveLength(2));
  given[0]?.('before');
  given[1]?.('now');
  expect(await now).toBe('now');
  expect(queryClient.getQueryData(KEY)).toBe('now');
});

test('a failure is the call’s own, and is not tried again', async () => {
  installHost();
  const queryFn = jest.fn(() => Promise.reject(new Error('no')));
  await expect(readNow({ queryKey: [...KEY, 'failing'], queryFn })).rejects.toThrow('no');
  expect(queryFn).toHaveBeenCalledTimes(1);
});
