import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * The column is one of what the query selects. An array and not `in (…)`: the planner looks so few values up in the column's
 * index, and may do so beside another index, where for a subquery it would read the whole table.
 */
export const among = (column: SQLWrapper, query: SQLWrapper): SQL => sql`${column} = any(array(${query}))`;
