import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The part of a raw statement's result that both drivers have. */
interface RawResult<Row> {
  readonly rows: Row[];
}
interface RawResultKind extends PgQueryResultHKT {
  readonly type: RawResult<this['row']>;
}

/** The database or a transaction on it, with either driver: embedded (PGlite) or a PostgreSQL server (pg). */
export type Database = PgDatabase<RawResultKind, Record<string, never>>;

export interface Listener {
  onMessage(payload: string): void;
  /** The connection was lost for a while: messages may have been missed. */
  onGap(): void;
}

/** Listens to a channel (LISTEN), for all servers on the database, until the returned function is called. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

/** How many connections a pool has, how many of them are idle, and how much work waits for one. */
export interface PoolUse {
  readonly pool: string;
  readonly size: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Connection {
  readonly db: Database;
  readonly embedded: boolean;
  readonly listen: Listen;
  /** Whether the database answers; false when it takes longer than health may take. */
  isUp(): Promise<boolean>;
  isMigrated(): Promise<boolean>;
  /** The connections now; none of an embedded database. */
  readonly pools: () => readonly PoolUse[];
  /** Brings the tables up to date; several servers may do so at the same moment. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** The same in drizzle.config.ts. */
export const CASING = 'snake_case';

/** Whether an error is PostgreSQL's refusal of a second row with the same unique value. */
export function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}

/** PostgreSQL's advisory locks of this server. Each has a number of its own; 4_120_772 is the figures', in the migrations. */
export const ADVISORY_LOCKS = { migration: 4_120_771, seal: 4_120_773, sweep: 4_120_774, looks: 4_120_775 } as const;
