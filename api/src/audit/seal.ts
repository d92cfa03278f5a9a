import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ADVISORY_LOCKS, type Connection, type Database } from '../db/database';
import { nowAndThen } from '../now-and-then';

// The chain over the audit log. Each seal is the hash of an entry, its number and the seal before it, so altering, removing or moving an
// entry changes every seal after it. Both the sealing server and the check compute it here, from what the columns hold: a function in the
// database could be replaced by its owner.

/** The values that a seal covers, each as PostgreSQL writes it. */
type SealedContent = {
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

const CONTENT = sql.raw(`e.id::text as "id", (extract(epoch from e.at) * 1000000)::bigint::text as "at", e.actor_id::text as "actor",
  e.action as "action", e.subject as "subject", e.subject_id::text as "subjectId", e.before::text as "before", e.after::text as "after",
  e.address as "address", e.session as "session"`);

const START = { seq: 0, hash: '' };
export type Seal = typeof START;

function sealAfter(previous: Seal, content: SealedContent): Seal {
  const seq = previous.seq + 1;
  const { id, at, actor, action, subject, subjectId, before, after, address, session } = content;
  const sealed = JSON.stringify([previous.hash, seq, id, at, actor, action, subject, subjectId, before, after, address, session]);
  return { seq, hash: createHash('sha256').update(sealed).digest('hex') };
}

const BATCH = 1000;
const LAST = sql`select seq::float as seq, hash from audit_seals order by seq desc limit 1`;

/** Rows that are already sealed, or gone, are only removed from the queue. */
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

/** Seals the entries while the server runs. The first seal of a day goes into the log: to compare with a chain that was rewritten. */
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

const READ_AT_ONCE = 5000;
/** A running server seals within seconds. */
const UNSEALED_SECONDS = 60;
type SealRow = Record<keyof SealedContent, string | null> & Seal & { readonly entryId: string };
type Waiting = { readonly count: number; readonly overdue: number; readonly first: string | null };

const sealsAfter = (seq: number) => sql`
  select s.seq::float as seq, s.entry_id::text as "entryId", s.hash, ${CONTENT}
  from audit_seals s left join audit_entries e on e.id = s.entry_id where s.seq > ${seq} order by s.seq limit ${READ_AT_ONCE}`;

const UNSEALED = sql`
  select count(*)::float as count, count(*) filter (where overdue)::float as overdue, (min(id) filter (where overdue))::text as first
  from (select id, at < now() - interval '${sql.raw(String(UNSEALED_SECONDS))} seconds' as overdue from audit_entries e
        where not exists (select from audit_seals s where s.entry_id = e.id)) as unsealed`;

const hasEntry = (row: SealRow): row is SealRow & SealedContent => row.id !== null;

/** The fault in the seal after `last`; null when it holds. */
function faultOf(row: SealRow, last: Seal): string | null {
  if (row.seq !== last.seq + 1) return `Seal ${last.seq + 1} is missing: the next one is ${row.seq}, of entry ${row.entryId}.`;
  if (!hasEntry(row)) return `Entry ${row.entryId} (seal ${row.seq}) was removed.`;
  return sealAfter(last, row).hash === row.hash ? null : `Entry ${row.entryId} (seal ${row.seq}) or its seal was altered.`;
}

async function unsealed(db: Database): Promise<Waiting> {
  const { rows } = await db.execute<Waiting>(UNSEALED);
  return rows[0] ?? { count: 0, overdue: 0, first: null };
}

/**
 * Follows the chain from its start. `expected` is a hash that was noted earlier, and has to be in it. Answers with a sentence about the
 * first thing that is wrong, or null when the chain holds.
 */
export async function verifyChain(db: Database, expected: string | null = null) {
  let last = START;
  let met = expected === null;
  for (;;) {
    const { rows } = await db.execute<SealRow>(sealsAfter(last.seq));
    for (const row of rows) {
      const broken = faultOf(row, last);
      if (broken !== null) return { broken, last, waiting: 0 };
      last = { seq: row.seq, hash: row.hash };
      met ||= row.hash === expected;
    }
    if (rows.length < READ_AT_ONCE) break;
  }
  const { count, overdue, first } = await unsealed(db);
  const brokenWith = (broken: string | null) => ({ broken, last, waiting: count });
  if (!met) return brokenWith(`The expected hash isn't in the chain: its entries were removed, or the whole chain was rewritten.`);
  if (overdue > 0)
    return brokenWith(
      `Entry ${first} has no seal, and ${overdue - 1} others: nothing shows whether they were altered. A running API seals within seconds.`,
    );
  return brokenWith(null);
}
