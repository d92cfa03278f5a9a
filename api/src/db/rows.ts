import { eq, getTableName } from 'drizzle-orm';
import { notFound } from '../errors';
import type { Database } from './database';
import type { fullmapRooms, tournaments } from './schema/matches';
import type { redeems, topups } from './schema/money';
import type { streams } from './schema/streams';

/** The row that was looked for by its id; 404 where there is none. */
export function foundRow<Row>([row]: readonly Row[], thing: string, id: number | string, key?: string): Row {
  if (row === undefined) throw notFound(thing, id, key);
  return row;
}

export function storedRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('No row was stored');
  return row;
}

type KeyedTable = typeof topups | typeof redeems | typeof fullmapRooms | typeof streams | typeof tournaments;

/** The user who creates something, and the idempotency key of the call; without a key every call creates another one. */
export const creationKeyOf = (actorId: number, idempotencyKey: string | null): string | null =>
  idempotencyKey === null ? null : `${actorId}:${idempotencyKey}`;

/** The id of what the same call created before; null when it is the first. */
export async function createdBefore(db: Database, table: KeyedTable, creationKey: string | null): Promise<number | null> {
  if (creationKey === null) return null;
  const keyed = table as typeof topups;
  const [row] = await db.select({ id: keyed.id }).from(keyed).where(eq(keyed.creationKey, creationKey));
  return row?.id ?? null;
}

type Created<T extends KeyedTable> = { readonly id: number; readonly row: T['$inferSelect'] | null };

/** Stores a row. Sent twice at the same moment, the second call gets the first one's id, and null for the row. */
export async function insertOnce<T extends KeyedTable>(tx: Database, table: T, values: T['$inferInsert']): Promise<Created<T>> {
  const keyed = table as typeof topups;
  const [row] = await tx
    .insert(keyed)
    .values(values as typeof topups.$inferInsert)
    .onConflictDoNothing()
    .returning();
  if (row !== undefined) return { id: row.id, row };
  const id = await createdBefore(tx, table, values.creationKey ?? null);
  if (id === null) throw new Error(`No row was stored in ${getTableName(keyed)}`);
  return { id, row: null };
}
