/** The statuses of a tournament, in the only order that they come in. */
export const TOURNAMENT = { scheduled: 'PENDING', running: 'ONGOING', finished: 'COMPLETED' } as const;

/** The fixed number of places that every screen shows (part 2 §9). */
export const MOST_PARTICIPANTS = 100;
