import { QueryClient } from '@tanstack/react-query';
export declare function createQueryClient(): QueryClient;
