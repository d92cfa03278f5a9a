import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { nowAndThen } from '../now-and-then';
import type { Database } from './database';

const EVERY_MS = 60_000;

/** A clock that shows the database's time, which all servers share: their own clocks differ. */
export async function readClock(db: Database): Promise<() => Date> {
  const askedAt = performance.now();
  const { rows } = await db.execute<{ ms: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`);
  const readAt = (askedAt + performance.now()) / 2;
  return () => new Date((rows[0]?.ms ?? NaN) + performance.now() - readAt);
}

/** Such a clock, read again now and then while the server runs. */
export async function followClock(app: FastifyInstance, db: Database): Promise<() => Date> {
  let clock = await readClock(db);
  nowAndThen(app, {
    everyMs: EVERY_MS,
    work: async () => (clock = await readClock(db)),
    failure: 'The database time could not be read',
  });
  return () => clock();
}
