import { overviewCalls, type Redeem, redeemCalls } from '@arena/shared/contract';
import { platform, subscribeChanges, useCapabilityStatus, useQuery, useQueryClient } from '@arena/shared/platform';
import { useEffect } from 'react';

export const dashboardKeys = {
  all: ['shell', 'dashboard'] as const,
  figure: (id: string) => [...dashboardKeys.all, 'figure', id] as const,
  statistics: () => [...dashboardKeys.all, 'statistics'] as const,
  redeems: () => [...dashboardKeys.all, 'redeems'] as const,
};

/** Extension `dashboard-statistics`; disabled without it. */
export const useStatistics = (offered: boolean) =>
  useQuery({
    queryKey: dashboardKeys.statistics(),
    queryFn: ({ signal }) => platform().api.call(overviewCalls.statistics, {}, { signal }),
    enabled: offered,
  });

export const SHOWN_REDEEMS = 4;

interface PendingRedeems {
  readonly redeems: readonly Redeem[];
  readonly total: number;
  readonly totalIsLeast: boolean;
}

async function readPendingRedeems(searches: boolean, signal: AbortSignal): Promise<PendingRedeems> {
  const { api } = platform();
  if (searches) {
    const query = { status: 'PENDING', size: SHOWN_REDEEMS } as const;
    const { items, total, totalIsLeast } = await api.call(redeemCalls.search, { query }, { signal });
    return { redeems: items, total: total ?? items.length, totalIsLeast };
  }
  const redeems = await api.call(redeemCalls.listPending, { query: {} }, { signal });
  return { redeems: redeems.slice(0, SHOWN_REDEEMS), total: redeems.length, totalIsLeast: false };
}

/** The first pending redeem requests (part 1 §7) and their total. */
export function usePendingRedeems() {
  const search = useCapabilityStatus('request-search');
  return useQuery({
    queryKey: dashboardKeys.redeems(),
    queryFn: ({ signal }) => readPendingRedeems(search === 'yes', signal),
    enabled: search !== 'asking',
  });
}

/** The queries that each kind of change invalidates. Fees and prizes make up the revenue. */
const CONCERNED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  user: [dashboardKeys.figure('users')],
  room: [dashboardKeys.figure('rooms'), dashboardKeys.figure('revenue')],
  fullmap: [dashboardKeys.figure('revenue')],
  tournament: [dashboardKeys.figure('tournaments'), dashboardKeys.figure('revenue')],
  redeem: [dashboardKeys.redeems()],
};
/** Changes come in bursts, so they share one refetch. */
const GATHER_MS = 1500;

/** Refetches figures shortly after a change on the server. */
export function useLiveFigures(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const subjects = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      const keys = [...subjects].flatMap((subject) => CONCERNED[subject] ?? []);
      subjects.clear();
      for (const queryKey of [...keys, dashboardKeys.statistics()]) void queryClient.invalidateQueries({ queryKey });
    };
    const stop = subscribeChanges(({ subject }) => {
      if (subject === null || !(subject in CONCERNED)) return;
      subjects.add(subject);
      timer ??= setTimeout(refresh, GATHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient]);
}
