import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { AttemptLimit } from '../config';
import type { Database } from '../db/database';
import { storedRow } from '../db/rows';
import { attempts } from '../db/schema/records';
import { tooMany } from '../errors';
import * as t from './auth.messages';

/** The key of an attempt. Hashed: the table of attempts should not become a list of who tried what from where. */
export const attemptKey = (...parts: (string | number)[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export interface Counter {
  readonly key: string;
  readonly limit: AttemptLimit;
  /** Why an attempt is refused; when to try again is added. */
  readonly sentence: string;
}

/** `12 minutes`; in hours where it is long. */
function waitOf(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [count, unit] = minutes <= 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return t.countOf(count, unit);
}

/** Counts an attempt before it is made, in one statement, so that no burst passes the limit. Throws 429 when the window is used up. */
export async function countAttempt(db: Database, key: string, limit: AttemptLimit, now: Date, sentence: string): Promise<void> {
  const { count, windowEndsAt } = await countInWindow(db, key, limit, now);
  if (count <= limit.attempts) return;
  const seconds = (windowEndsAt.getTime() - now.getTime()) / 1000;
  throw tooMany(t.tryAgainIn(sentence, waitOf(seconds)), seconds);
}

/** How many there were in the window with this one, up to one more than the limit. Outside of a transaction: it locks other keys' rows. */
export async function countInWindow(db: Database, key: string, limit: AttemptLimit, now: Date) {
  const windowEndsAt = new Date(now.getTime() + limit.minutes * 60_000);
  const over = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
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
  const row = storedRow(rows);
  // A new window is a good moment to sweep out the old ones.
  if (row.count === 1) await db.delete(attempts).where(lt(attempts.windowEndsAt, now));
  return row;
}

/** Counts an attempt under several keys. One that is refused under a key counts under none of those before it. */
export async function countAttempts(db: Database, counters: readonly Counter[], now: Date): Promise<void> {
  for (const [place, { key, limit, sentence }] of counters.entries()) {
    try {
      await countAttempt(db, key, limit, now, sentence);
    } catch (error) {
      await takeBackAttempts(db, counters.slice(0, place));
      throw error;
    }
  }
}

/** Takes one attempt back that turned out to be none: the others of its keys stay counted. */
export async function takeBackAttempts(db: Database, counters: readonly Pick<Counter, 'key'>[]): Promise<void> {
  const keys = counters.map(({ key }) => key);
  if (keys.length === 0) return;
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(inArray(attempts.key, keys));
}

export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}
