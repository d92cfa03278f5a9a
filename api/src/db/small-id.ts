import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const LARGEST_INTEGER = 2_147_483_647;

/**
 * `eq` for an id of the kind `integer`, as games, modes and maps have it. The wire allows longer ids, which are nobody's:
 * PostgreSQL would refuse the query instead of finding nothing.
 */
export const hasSmallId = (column: PgColumn, id: number): SQL => (id > LARGEST_INTEGER ? sql`false` : eq(column, id));
