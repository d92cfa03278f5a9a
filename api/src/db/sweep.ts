import { ADVISORY_LOCKS } from './advisory-locks';
import type { Database } from './database';
import { statement } from './statement';

/** Few enough that no other statement waits for them. */
const BATCH = 1000;
const DAY_MS = 24 * 60 * 60_000;

/** Deletes a batch of the rows whose time is before `$1`, and answers their keys; none while another copy sweeps. */
const deleteBatch = (table: string, key: string, time: string) =>
  statement(
    `sweep ${table}`,
    `
    with turn as materialized (select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.sweep}) as mine)
    delete from ${table}
    where (select mine from turn)
      and ${key} = any (array(select ${key} from ${table} where ${time} < $1::timestamptz order by ${time} limit ${BATCH}))
      and ${time} < $1::timestamptz
    returning ${key}`,
  );

const sweepKeys = deleteBatch('call_keys', 'key', 'created_at');
const sweepCodes = deleteBatch('user_codes', 'email', 'expires_at');

interface Sweep {
  readonly now: Date;
  readonly callKeyDays: number;
}

/** Deletes old idempotency keys and expired one-time codes. Attempts and revoked tokens are deleted where they are written. */
export async function sweepExpired(db: Database, { now, callKeyDays }: Sweep): Promise<void> {
  const oldest = new Date(now.getTime() - callKeyDays * DAY_MS);
  for (const [sweep, before] of [
    [sweepKeys, oldest],
    [sweepCodes, now],
  ] as const) {
    for (;;) {
      const deleted = await sweep(db, [before.toISOString()]);
      if (deleted.length < BATCH) break;
    }
  }
}
