import type { GivenId } from '@arena/shared/contract';
import { useCapability, useLiveKey, useQuery } from '@arena/shared/platform';
import type { MoneyRequest } from './request';
import { NEEDED, requestKeys, type RequestSource } from './requests.queries';

export type FactsSource = Pick<RequestSource<MoneyRequest>, 'name' | 'readFacts'>;

/** Reads the facts of a request; nothing on a backend without them, or without an id. */
export function useRequestFacts(source: FactsSource, id: GivenId | null) {
  const offered = useCapability('request-facts');
  return useQuery({
    queryKey: [...requestKeys.all(source), 'facts', String(id)],
    queryFn: ({ signal }) => source.readFacts(id ?? '', signal),
    enabled: offered && id !== null,
  });
}

/** How many pending requests need attention, counted by the server. */
export function useAttentionCount(source: Pick<RequestSource<MoneyRequest>, 'name' | 'search'>, enabled = true) {
  const offered = useCapability('request-facts');
  const queryKey = [...requestKeys.list(source, 'PENDING'), 'attention'];
  useLiveKey(source.name, queryKey);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await source.search({ status: 'PENDING', ...NEEDED, size: 1 }, signal)).total ?? 0,
    enabled: enabled && offered,
  }).data;
}
