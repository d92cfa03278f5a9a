import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database';
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

/** Changes the audit log as an owner of its tables could, who can disable every trigger. */
export const withoutTriggers = (db: Database, work: (tx: Database) => Promise<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`);
    await work(tx);
  });

/** Two administrators, and the logs as the first of them reads them. */
export async function logReaders(server: TestServer) {
  const admin = await addUser(server, 'Amara Khan', { admin: true });
  const bea = await addUser(server, 'Bea', { admin: true });
  const read = async (log: string, query = '') => (await server.call(`GET /audit/${log}?${query}`, { as: admin })).body as PageBody;
  return { admin, bea, entries: (query?: string) => read('entries', query), movements: (query?: string) => read('movements', query) };
}
