/** Statuses of a full-map room that have rules here. */
export const FULLMAP = { scheduled: 'PENDING', completed: 'PRIVATE' } as const;
