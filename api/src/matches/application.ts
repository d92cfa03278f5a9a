/** A player's request to join a match: a full-map room or a tournament. */
export const APPLICATION = { requested: 'PENDING', accepted: 'CREATOR_APPROVED', rejected: 'REJECTED' } as const;

/** The kind and the title of the notification to a player whose request was decided. */
export const decisionNews = (accepted: boolean) =>
  accepted ? ({ type: 'other', title: 'You are in' } as const) : ({ type: 'alert', title: 'Your request was rejected' } as const);

/** A decision within a sentence: `was already accepted`. */
export const outcomeOf = (status: string): string =>
  status === APPLICATION.accepted ? 'accepted' : status === APPLICATION.rejected ? 'rejected' : status;
