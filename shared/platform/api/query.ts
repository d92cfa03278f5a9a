import { type Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors';

const FRESH_MS = 10_000;
const READ_RETRIES = 2;
const REPEAT_MS = 10_000;

// Only reads with a possibly temporary failure are retried. Retrying a write is the user's decision.
const mayPass = (error: Error) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'server');

/** Whether shown data couldn't be read again, for a reason that may pass. */
export const isOutdated = ({ state: { status, data, error } }: Query): boolean =>
  status === 'error' && data !== undefined && error instanceof Error && mayPass(error);

/**
 * The query client of a host: data is fresh for 10 s, temporary read failures are retried twice, writes never. What is shown is read again
 * every 10 s after a failure, until a read succeeds: a live event comes only once.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Offline, a call fails with a message. A paused payment would be sent whenever the network returns.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: (query) => (isOutdated(query as Query) ? REPEAT_MS : false),
        retry: (failures, error) => failures < READ_RETRIES && mayPass(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4000),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
