import { type SQL, sql } from 'drizzle-orm';

/** How many of the rows fulfil a condition, beside other counts of the same rows. */
export const countWhere = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
