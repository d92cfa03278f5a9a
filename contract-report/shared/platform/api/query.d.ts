import { QueryClient } from '@tanstack/react-query';
/** The console's one cache of server state. */
export declare function createQueryClient(): QueryClient;
