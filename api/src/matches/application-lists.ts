import { and, eq, type SQL } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { ZodMiniType } from 'zod/mini';
import type { Database } from '../db/database';
import { BATCH, following, nextOf } from '../db/keyset';
import { foundRow } from '../db/rows';
import { rawJsonList } from '../http/raw-json-list';
import type { ApplicationTable } from './match-kind';

interface Row {
  readonly id: number;
  /** When the player asked, see `timeText`. */
  readonly time: string;
}

/** How the applications of one kind of match are read. */
interface Reading<S extends ZodMiniType, R extends Row> {
  readonly table: ApplicationTable;
  readonly item: S;
  /** What the platform calls an application that isn't there, and its id. */
  readonly missing: readonly [thing: string, key: string];
  /** Oldest first: who asked first is decided first. */
  select(db: Database, where: SQL | undefined): PromiseLike<R[]> & { limit(rows: number): PromiseLike<R[]> };
  describe(db: Database, rows: readonly R[], timeZone: string): output<S>[] | Promise<output<S>[]>;
}

export function applicationLists<S extends ZodMiniType, R extends Row>({ table, item, missing, select, describe }: Reading<S, R>) {
  const { id, matchId, requestedAt, status } = table;
  /** Those that fulfil a condition, a page at the most. */
  const read = async (db: Database, where: SQL, timeZone: string) => describe(db, await select(db, where), timeZone);
  return {
    read,
    /** The list as the wire has it. */
    write(db: Database, ofMatch: number, wanted: string | undefined, timeZone: string) {
      const where = and(eq(matchId, ofMatch), wanted === undefined ? undefined : eq(status, wanted));
      return rawJsonList(item, async (after) => {
        const rows = await select(db, and(where, following(requestedAt, id, after, 'oldest first'))).limit(BATCH);
        return { items: await describe(db, rows, timeZone), next: nextOf(rows, (row) => ({ at: row.time, id: row.id })) };
      });
    },
    find: async (db: Database, one: number, timeZone: string) =>
      foundRow(await read(db, eq(id, one), timeZone), missing[0], one, missing[1]),
  };
}
