import { type TopUp, TOP_UP_STATES, topUpCalls } from '@arena/shared/contract';
import { platform, useCapabilityStatus, useLiveKey, useQuery } from '@arena/shared/platform';
import { callQuery } from '@arena/shared/ui';
import { requestKeys, requestSource } from '../common/requests.queries';

export const topUpSource = requestSource<TopUp>({
  name: 'topup',
  async readAll(state, signal) {
    const status = TOP_UP_STATES.find((each) => each.state === state)?.wire ?? 'PENDING';
    return platform().api.call(topUpCalls.listByStatus, { params: { status }, query: {} }, { signal });
  },
  search: (query, signal) => platform().api.call(topUpCalls.search, { query }, { signal }),
  readFacts: (topUpId, signal) => platform().api.call(topUpCalls.facts, { params: { topUpId } }, { signal }),
});

/** A widget adds up this many; beyond it only counts. */
const ADDED_UP = 100;

/** Longest waiting first; may be incomplete. */
async function readWaiting(searches: boolean, signal: AbortSignal) {
  if (searches) {
    const { items, total, totalIsLeast } = await topUpSource.search({ status: 'PENDING', size: ADDED_UP }, signal);
    return { requests: items, total: total ?? items.length, totalIsLeast };
  }
  const requests = await topUpSource.readAll('PENDING', signal);
  return { requests, total: requests.length, totalIsLeast: false };
}
export type WaitingTopUps = Awaited<ReturnType<typeof readWaiting>>;

export function useWaitingTopUps() {
  const queryKey = [...requestKeys.list(topUpSource, 'PENDING'), 'waiting'];
  useLiveKey(topUpSource.name, queryKey);
  const status = useCapabilityStatus('request-search');
  return useQuery({ queryKey, queryFn: ({ signal }) => readWaiting(status === 'yes', signal), enabled: status !== 'asking' });
}

export const useTopUpStatistics = (enabled: boolean) =>
  useQuery({ ...callQuery(requestKeys.statistics(topUpSource), topUpCalls.statistics, {}), enabled });
