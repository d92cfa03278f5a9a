import { addUser } from './builders';
import type { TestServer } from './test-server';

interface PageBody {
  readonly content: Record<string, unknown>[];
  readonly totalElements: number | null;
  readonly totalIsLeast: boolean;
  readonly next: string | null;
  readonly totalPages: number;
  readonly lastPage: boolean;
  readonly pageSize: number;
}

/** Two administrators, and the logs as the first of them reads them. */
export async function logReaders(server: TestServer) {
  const admin = await addUser(server, 'Amara Khan', { admin: true });
  const bea = await addUser(server, 'Bea', { admin: true });
  const read = async (log: string, query = '') => (await server.call(`GET /audit/${log}?${query}`, { as: admin })).body as PageBody;
  return { admin, bea, entries: (query?: string) => read('entries', query), movements: (query?: string) => read('movements', query) };
}
