/** A player's request to join a match: a full-map room or a tournament. */
export const APPLICATION = { requested: 'PENDING', accepted: 'CREATOR_APPROVED', rejected: 'REJECTED' } as const;

/** How a decision is told: `was already accepted`. */
export const outcomeOf = (status: string): string =>
  status === APPLICATION.accepted ? 'accepted' : status === APPLICATION.rejected ? 'rejected' : status;
