import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { AttemptLimit } from '../config';
import type { Database } from '../db/database';
import { attempts } from '../db/schema/records';
import { tooMany } from '../http/errors';

/** The key of an attempt. Hashed: the table of attempts should not become a list of who tried what from where. */
export const attemptKey = (...parts: (string | number)[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Counts an attempt before it is made, in one statement: a burst of parallel attempts, also over several servers, cannot get
 * past the limit. Throws 429 when the window's attempts are used up.
 */
export async function countAttempt(db: Database, key: string, limit: AttemptLimit, now: Date, sentence: string): Promise<void> {
  const { count, windowEndsAt } = await countInWindow(db, key, limit, now);
  if (count > limit.attempts) throw tooMany(sentence, (windowEndsAt.getTime() - now.getTime()) / 1000);
}

/** How many there were in the window with this one, up to one more than the limit. Outside of a transaction: it locks other keys' rows. */
export async function countInWindow(db: Database, key: string, limit: AttemptLimit, now: Date) {
  const windowEndsAt = new Date(now.getTime() + limit.minutes * 60_000);
  const over = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else least(${attempts.count} + 1, ${limit.attempts + 1}) end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning();
  if (row === undefined) throw new Error('The attempt was not counted');
  // A new window is a good moment to sweep out the old ones.
  if (row.count === 1) await db.delete(attempts).where(lt(attempts.windowEndsAt, now));
  return row;
}

/** Takes one attempt back that turned out to be none: the others of its key stay counted. */
export async function takeBackAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}
