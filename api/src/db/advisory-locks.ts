/** PostgreSQL's advisory locks of this server. Each has a number of its own; 4_120_772 is the figures', in the migrations. */
export const ADVISORY_LOCKS = { migration: 4_120_771, seal: 4_120_773, sweep: 4_120_774 } as const;
