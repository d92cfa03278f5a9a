import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../db/advisory-locks';
import type { Database } from '../db/database';
import { CONTENT, type Seal, sealAfter, type SealedContent, START } from './chain';

/** Entries sealed in one transaction. */
const BATCH = 1000;

const LAST = sql`select seq::float as seq, hash from audit_seals order by seq desc limit 1`;

/** What is sealed already, or gone, only leaves the queue. */
const TAKE = sql`
  with taken as (
    delete from unsealed_audit_entries
    where entry_id in (select entry_id from unsealed_audit_entries order by entry_id limit ${BATCH}) returning entry_id
  )
  select ${CONTENT} from taken join audit_entries e on e.id = taken.entry_id
  where not exists (select from audit_seals s where s.entry_id = e.id) order by e.id`;

/** Seals one batch and returns the newest seal; null when nothing waits, or another copy is sealing: one at a time continues the chain. */
const sealBatch = (db: Database): Promise<Seal | null> =>
  db.transaction(async (tx) => {
    const lock = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.seal}) as taken`);
    if (lock.rows[0]?.taken !== true) return null;
    const { rows: entries } = await tx.execute<SealedContent>(TAKE);
    if (entries.length === 0) return null;
    let [last = START] = (await tx.execute<Seal>(LAST)).rows;
    const seals = entries.map((entry) => {
      last = sealAfter(last, entry);
      return { ...last, entry_id: entry.id };
    });
    await tx.execute(sql`
      insert into audit_seals (seq, entry_id, hash)
      select seq, entry_id, hash from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as sealed(seq bigint, entry_id bigint, hash text)`);
    return last;
  });

/** Seals all entries that wait, and returns the newest seal; null when there was nothing to do. */
export async function sealEntries(db: Database): Promise<Seal | null> {
  let newest: Seal | null = null;
  for (;;) {
    const { rows: waiting } = await db.execute(sql`select from unsealed_audit_entries limit 1`);
    const sealed = waiting.length === 0 ? null : await sealBatch(db);
    if (sealed === null) return newest;
    newest = sealed;
  }
}
