import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ADVISORY_LOCKS, type Connection, type Database } from '../db/database';
import { nowAndThen } from '../now-and-then';

/*
 * The chain over the audit log. Each seal is the hash of an entry, its number and the seal before it, so altering, removing or moving
 * an entry changes every seal after it. Both the sealing server and the check compute it here, from what the columns hold: a
 * function in the database could be replaced by its owner.
 */

/** What goes into a seal, each value as PostgreSQL writes it. */
export type SealedContent = {
  readonly id: string;
  /** Microseconds since 1970. */
  readonly at: string;
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly address: string | null;
  readonly session: string | null;
};

/** Selects `SealedContent` of the entries `e`. */
export const CONTENT = sql.raw(`e.id::text as "id", (extract(epoch from e.at) * 1000000)::bigint::text as "at", e.actor_id::text as "actor",
  e.action as "action", e.subject as "subject", e.subject_id::text as "subjectId", e.before::text as "before", e.after::text as "after",
  e.address as "address", e.session as "session"`);

/** What comes before the first seal. */
export const START = { seq: 0, hash: '' };

export type Seal = typeof START;

export function sealAfter(previous: Seal, content: SealedContent): Seal {
  const seq = previous.seq + 1;
  const { id, at, actor, action, subject, subjectId, before, after, address, session } = content;
  const sealed = JSON.stringify([previous.hash, seq, id, at, actor, action, subject, subjectId, before, after, address, session]);
  return { seq, hash: createHash('sha256').update(sealed).digest('hex') };
}

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

const EVERY_MS = 5000;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/**
 * Seals the audit entries while the server runs, and once more when it stops. The first seal of a day goes into the log, whatever
 * its level: a copy of the hash outside of the database is what a rewritten chain is compared with.
 */
export function keepSealed(app: FastifyInstance, { db, isUp }: Pick<Connection, 'db' | 'isUp'>, clock = () => new Date()): void {
  const log = app.log.child({}, { level: 'info' });
  let loggedOn = dayOf(clock());
  const seal = nowAndThen(app, {
    everyMs: EVERY_MS,
    failure: 'The audit log was not sealed',
    async work() {
      const newest = await sealEntries(db);
      const today = dayOf(clock());
      if (newest === null || today === loggedOn) return;
      loggedOn = today;
      log.info(newest, 'The audit log up to here has this hash');
    },
  });
  app.addHook('onClose', async () => {
    if (await isUp()) await seal();
  });
}
