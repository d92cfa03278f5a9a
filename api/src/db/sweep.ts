import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ADVISORY_LOCKS, type Database } from './database';
import { userCodes } from './schema/people';
import { callKeys } from './schema/records';

/** Few enough that no other statement waits for them. */
const BATCH = 1000;
const DAY_MS = 24 * 60 * 60_000;

/** Deletes a batch of the rows whose time has passed, and returns how many; 0 while another copy sweeps. */
async function deleteBatch(db: Database, key: PgColumn, time: PgColumn, before: Date): Promise<number> {
  const isOld = sql`${time} < ${before.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    with turn as materialized (select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.sweep}) as mine)
    delete from ${key.table}
    where (select mine from turn)
      and ${key} = any (array(select ${key} from ${key.table} where ${isOld} order by ${time} limit ${BATCH}))
      and ${isOld}
    returning ${key}`);
  return rows.length;
}

interface Sweep {
  readonly now: Date;
  readonly callKeyDays: number;
}

/** Deletes old idempotency keys and expired one-time codes. Attempts and revoked tokens are deleted where they are written. */
export async function sweepExpired(db: Database, { now, callKeyDays }: Sweep): Promise<void> {
  const oldest = new Date(now.getTime() - callKeyDays * DAY_MS);
  while ((await deleteBatch(db, callKeys.key, callKeys.createdAt, oldest)) === BATCH);
  while ((await deleteBatch(db, userCodes.email, userCodes.expiresAt, now)) === BATCH);
}
