import { platformCalls, type PlatformCounts } from '@arena/shared/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCapabilityStatus } from '../hooks';
import { platform } from '../platform';
import { subscribeChanges } from './live';

// The server's counts (extension `counts`), read once for all cards. On other backends each card makes its specified call.

const KEY = ['platform', 'counts'] as const;

/** A figure of a summary card and its two sources. */
export interface CountedFigure<T> {
  readonly queryKey: readonly unknown[];
  /** Determines the figure with calls that every backend has. */
  readonly read: (signal: AbortSignal) => Promise<T>;
  /** How long the result of `read` stays fresh, in milliseconds; 10 s by default. */
  readonly staleTime?: number;
  /** Selects the server's count, if it has one. Must be a stable function. */
  readonly counted?: (counts: PlatformCounts) => T;
}

/**
 * The query of a figure, from the server's counts or from `read`. Waits until the capabilities are known.
 * @example useFigure({ queryKey: ['users', 'total'], read: countUsers, counted: usersOf })
 */
export function useFigure<T>({ queryKey, read, staleTime, counted }: CountedFigure<T>) {
  const offer = useCapabilityStatus('counts');
  const isCounted = counted !== undefined && offer === 'yes';
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    enabled: counted === undefined || offer === 'no',
    ...(staleTime === undefined ? {} : { staleTime }),
  });
  const count = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => platform().api.call(platformCalls.counts, {}, { signal }),
    enabled: isCounted,
    // Only used when `counted` is set.
    select: counted as (counts: PlatformCounts) => T,
  });
  return isCounted ? count : found;
}

/** Reads the displayed counts again, after a change that this console made. */
export const refreshCounts = (): Promise<void> => platform().queryClient.invalidateQueries({ queryKey: KEY });
const COUNTED: ReadonlySet<string | null> = new Set(['user', 'room', 'tournament', 'topup', 'redeem']);
/** Changes come in bursts, so the counts are read once per burst. */
const GATHER_MS = 1000;

/** Keeps the counts current by reading them again a second after a counted change. Call it once per screen with counts. */
export function useLiveCounts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      void queryClient.invalidateQueries({ queryKey: KEY });
    };
    const stop = subscribeChanges(({ subject }) => {
      if (COUNTED.has(subject)) timer ??= setTimeout(refresh, GATHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient]);
}
