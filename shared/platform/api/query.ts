import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors';

const FRESH_MS = 10_000;
const READ_RETRIES = 2;

// Only a read whose failure may be temporary is retried. Writes never are: that is a person's decision.
const mayPass = (error: Error) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'server');

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Without a network a call fails with a sentence. A paused payment would be sent whenever the network comes back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < READ_RETRIES && mayPass(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4000),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
