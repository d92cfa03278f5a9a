/** Statuses of a room that have rules here; the database may hold more words. */
export const ROOM = { scheduled: 'PENDING', awaitsPayout: 'COIN_TIME', paid: 'ALL_DONE' } as const;

/** A player's request to play in a room. */
export const APPROVAL = { requested: 'PENDING', accepted: 'CREATOR_APPROVED', completed: 'COMPLETED', rejected: 'REJECTED' } as const;

/** The opponent's request stays the accepted one after the room was paid. */
export const ACCEPTED = [APPROVAL.accepted, APPROVAL.completed];
