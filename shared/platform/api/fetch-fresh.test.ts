import { installFakePlatform } from '@arena/shared/testing';
import { waitFor } from '@testing-library/react';
import { QueryObserver } from '@tanstack/react-query';
import { platform } from '../platform';
import { fetchFresh } from './fetch-fresh';

const KEY = ['fetch-fresh'];

/** A call that the test answers one by one. */
function asked() {
  const given: { answer(text: string): void; fail(error: Error): void }[] = [];
  const queryFn = jest.fn(() => new Promise<string>((resolve, reject) => given.push({ answer: resolve, fail: reject })));
  return { query: { queryKey: KEY, queryFn }, given, queryFn };
}
/** Two consecutive calls, both unanswered. */
async function askedTwice() {
  const { query, given } = asked();
  platform().queryClient.setQueryData(KEY, 'known from before');
  const first = fetchFresh(query);
  await waitFor(() => expect(given).toHaveLength(1));
  const second = fetchFresh(query);
  await waitFor(() => expect(given).toHaveLength(2));
  return { first, second, given };
}
const known = () => platform().queryClient.getQueryData(KEY);

let now = 1000;
beforeEach(() => {
  installFakePlatform();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 10));
});
afterEach(() => jest.restoreAllMocks());

it('gives up what was on its way already: it may be older than what has to be known', async () => {
  const { query, given } = asked();
  const early = platform()
    .queryClient.fetchQuery(query)
    .catch(() => 'given up');
  const reading = fetchFresh(query);
  expect(await early).toBe('given up');
  await waitFor(() => expect(given).toHaveLength(2));
  given[0]?.answer('before');
  given[1]?.answer('now');
  expect(await reading).toBe('now');
  expect(known()).toBe('now');
});

it('returns the server’s answer, also with a second request under way and a cached value', async () => {
  const { first, second, given } = await askedTwice();
  given[1]?.answer('the second answer');
  expect(await second).toBe('the second answer');
  given[0]?.answer('the first answer');
  expect(await first).toBe('the first answer');
  expect(known()).toBe('the second answer');
});

it('shows the answer to the last request, in any order of arrival', async () => {
  const { first, second, given } = await askedTwice();
  given[0]?.answer('the first answer');
  await first;
  given[1]?.answer('the second answer');
  await second;
  expect(known()).toBe('the second answer');
});

it('leaves what was read later in its place', async () => {
  const { query, given } = asked();
  platform().queryClient.setQueryData(KEY, 'known from before');
  const reading = fetchFresh(query);
  await waitFor(() => expect(given).toHaveLength(1));
  await platform().queryClient.fetchQuery({ queryKey: KEY, queryFn: () => Promise.resolve('read later'), staleTime: 0 });
  given[0]?.answer('now');
  expect(await reading).toBe('now');
  expect(known()).toBe('read later');
});

it('has the last word over the parts of its own answer, where nothing was known before', async () => {
  const query = {
    queryKey: KEY,
    queryFn: async () => {
      platform().queryClient.setQueryData(KEY, 'a part');
      return Promise.resolve('the whole');
    },
  };
  expect(await fetchFresh(query)).toBe('the whole');
  expect(known()).toBe('the whole');
});

it('throws as the call does, is not tried again, and hands back the reading that it gave up', async () => {
  const { query, given, queryFn } = asked();
  const stop = new QueryObserver(platform().queryClient, query).subscribe(() => undefined);
  await waitFor(() => expect(given).toHaveLength(1));
  const reading = fetchFresh(query);
  await waitFor(() => expect(given).toHaveLength(2));
  given[1]?.fail(new Error('no'));
  await expect(reading).rejects.toThrow('no');
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(3));
  given[2]?.answer('for the screen');
  await waitFor(() => expect(known()).toBe('for the screen'));
  stop();
});
