import { and, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ADVISORY_LOCKS, type Database } from '../db/database';
import { users } from '../db/schema/people';
import { nowAndThen } from '../now-and-then';
import { looksOfPerson } from './names';

const BATCH = 500;
const EVERY_MS = 10_000;

/** Users whom an earlier release stored. Both columns are always written together for a new user. */
const unfilled = isNull(users.emailLooks);

/** Fills one batch after an id, and returns its last id; null when nothing is left, or another copy has its turn. */
const fillBatch = (db: Database, after: number): Promise<number | null> =>
  db.transaction(async (tx) => {
    const lock = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.looks}) as taken`);
    if (lock.rows[0]?.taken !== true) return null;
    const { id, name, email } = users;
    const batch = await tx
      .select({ id, name, email })
      .from(users)
      .where(and(unfilled, gt(id, after)))
      .orderBy(id)
      .limit(BATCH)
      // A user who is being changed has a turn next time, so no call waits.
      .for('no key update', { skipLocked: true });
    const looks = JSON.stringify(batch.map((user) => ({ id: user.id, ...looksOfPerson(user) })));
    await tx.execute(sql`
      update ${users} set name_looks = filled."nameLooks", email_looks = filled."emailLooks"
      from jsonb_to_recordset(${looks}::jsonb) as filled(id bigint, "nameLooks" text, "emailLooks" text)
      where ${id} = filled.id`);
    return batch.at(-1)?.id ?? null;
  });

/**
 * Stores what names and email addresses look like for users of an earlier release, while the server runs: one copy at a time, a batch in
 * each transaction, so a restart goes on where it was. Returns how many users are left.
 */
export function keepLooksFilled(app: FastifyInstance, db: Database): () => number {
  const log = app.log.child({}, { level: 'info' });
  let left = 0;
  let closing = false;
  async function countLeft(): Promise<void> {
    const before = left;
    left = await db.$count(users, unfilled);
    if (left !== before) log.info({ left }, 'Older users not yet prepared for the search for look-alikes');
  }
  const fill = nowAndThen(app, {
    everyMs: EVERY_MS,
    failure: 'Older users were not prepared for the search for look-alikes',
    async work() {
      await countLeft();
      let counted = Date.now();
      for (let after: number | null = 0; left > 0 && after !== null && !closing;) {
        after = await fillBatch(db, after);
        if (after !== null && Date.now() - counted < EVERY_MS) continue;
        await countLeft();
        counted = Date.now();
      }
    },
  });
  app.addHook('onListen', async () => void fill());
  app.addHook('onClose', async () => void (closing = true));
  return () => left;
}
