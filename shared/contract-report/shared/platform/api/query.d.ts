import { QueryClient } from '@tanstack/react-query';
/** The query client of a host: data is fresh for 10 s, temporary read failures are retried twice, writes never. */
export declare function createQueryClient(): QueryClient;
