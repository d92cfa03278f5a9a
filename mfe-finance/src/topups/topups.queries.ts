import { type TopUp, TOP_UP_STATES, topUpCalls } from '@arena/shared/contract';
import { platform, useLiveKey, useQuery } from '@arena/shared/platform';
import { requestKeys, type RequestSource, useRequests } from '../common/requests/requests.queries';

export const topUpSource: RequestSource<TopUp> = {
  name: 'topup',
  slices: 'topup-statistics',
  async read(state, slice, signal) {
    const status = TOP_UP_STATES.find((each) => each.state === state)?.wire ?? 'PENDING';
    return platform().api.call(topUpCalls.listByStatus, { params: { status }, query: slice ?? {} }, { signal });
  },
};

/** The pending top-ups, read again when one changes. */
export function usePendingTopUps() {
  useLiveKey(topUpSource.name, requestKeys.list(topUpSource, 'PENDING'));
  return useRequests(topUpSource, 'PENDING', false);
}

/** The screen's figures, from a backend that counts them. */
export const useTopUpStatistics = (enabled: boolean) =>
  useQuery({
    queryKey: requestKeys.statistics(topUpSource),
    queryFn: ({ signal }) => platform().api.call(topUpCalls.statistics, {}, { signal }),
    enabled,
  });
