import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { CONTENT, type Seal, sealAfter, type SealedContent, START } from './seal';

/** Seals read at a time. */
const BATCH = 5000;
/** A running server seals within seconds. */
const UNSEALED_SECONDS = 60;

type SealRow = Record<keyof SealedContent, string | null> & Seal & { readonly entryId: string };

type Waiting = { readonly count: number; readonly overdue: number; readonly first: string | null };

export interface Verdict {
  /** A sentence about the first thing that is wrong; null when the chain holds. */
  readonly broken: string | null;
  /** The last seal that holds. */
  readonly last: Seal;
  /** Entries without a seal. */
  readonly waiting: number;
}

const sealsAfter = (seq: number) => sql`
  select s.seq::float as seq, s.entry_id::text as "entryId", s.hash, ${CONTENT}
  from audit_seals s left join audit_entries e on e.id = s.entry_id where s.seq > ${seq} order by s.seq limit ${BATCH}`;

const UNSEALED = sql`
  select count(*)::float as count, count(*) filter (where overdue)::float as overdue, (min(id) filter (where overdue))::text as first
  from (select id, at < now() - interval '${sql.raw(String(UNSEALED_SECONDS))} seconds' as overdue from audit_entries e
        where not exists (select from audit_seals s where s.entry_id = e.id)) as unsealed`;

const hasEntry = (row: SealRow): row is SealRow & SealedContent => row.id !== null;

/** What is wrong with the seal after `last`; null when it holds. */
function faultOf(row: SealRow, last: Seal): string | null {
  if (row.seq !== last.seq + 1) return `Seal ${last.seq + 1} is missing: the next one is ${row.seq}, of entry ${row.entryId}.`;
  if (!hasEntry(row)) return `Entry ${row.entryId} (seal ${row.seq}) was removed.`;
  return sealAfter(last, row).hash === row.hash ? null : `Entry ${row.entryId} (seal ${row.seq}) or its seal was altered.`;
}

async function unsealed(db: Database): Promise<Waiting> {
  const { rows } = await db.execute<Waiting>(UNSEALED);
  return rows[0] ?? { count: 0, overdue: 0, first: null };
}

/** Follows the chain from its start. `expected` is a hash that was noted earlier, and has to be in it. */
export async function verifyChain(db: Database, expected: string | null = null): Promise<Verdict> {
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
    if (rows.length < BATCH) break;
  }
  const { count, overdue, first } = await unsealed(db);
  const brokenWith = (broken: string | null): Verdict => ({ broken, last, waiting: count });
  if (!met) return brokenWith(`The expected hash isn't in the chain: its entries were removed, or the whole chain was written again.`);
  if (overdue > 0)
    return brokenWith(
      `Entry ${first} has no seal, and ${overdue - 1} others: nothing shows whether they were altered. A running API seals within seconds.`,
    );
  return brokenWith(null);
}
