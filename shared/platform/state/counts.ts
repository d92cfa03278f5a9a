import { platformCalls, type PlatformCounts } from '@arena/shared/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCapabilityStatus } from '../hooks';
import { platform } from '../platform';
import { subscribeChanges } from './live';

// The server's counts (extension `counts`), read once for all cards. Other backends are asked card by card, as specified.

const KEY = ['platform', 'counts'] as const;

export interface CountedFigure<T> {
  readonly queryKey: readonly unknown[];
  /** Finds it out with the calls that every backend has. */
  readonly read: (signal: AbortSignal) => Promise<T>;
  /** How long what `read` found is good for, in milliseconds; as long as any reading when left out. */
  readonly staleTime?: number;
  /** The server's count of it. Left out for a figure that is not counted. Must stay the same function. */
  readonly counted?: (counts: PlatformCounts) => T;
}

/** One figure: as the server counts it, or as `read` finds it out. Nothing is read before it is known which of the two. */
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
    // Without one nothing is asked, and what others have read is not looked at.
    select: counted as (counts: PlatformCounts) => T,
  });
  return isCounted ? count : found;
}

/** Reads the counts again where they are on the screen: after something that this console did itself. */
export const refreshCounts = (): Promise<void> => platform().queryClient.invalidateQueries({ queryKey: KEY });
const COUNTED: ReadonlySet<string | null> = new Set(['user', 'room', 'tournament']);
/** Changes come in bursts; the counts are read again once for all of them. */
const GATHER_MS = 1000;

/** Reads the counts again, a moment after something that they count changed on the server. Once on a screen that shows some. */
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
