import { type Query, QueryClient } from '@tanstack/react-query';
/** Whether shown data couldn't be read again, for a reason that may pass. */
export declare const isOutdated: ({ state: { status, data, error } }: Query) => boolean;
/**
 * The query client of a host: data is fresh for 10 s, temporary read failures are retried twice, writes never. What is shown is read again
 * every 10 s after a failure, until a read succeeds: a live event comes only once.
 */
export declare function createQueryClient(): QueryClient;
