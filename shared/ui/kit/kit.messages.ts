// SearchField
export const clearSearch = 'Clear search';
// StableNotice
export const noLongerListed = 'no longer listed';
// UpdatesNotice
export const newWaiting = (waiting: number) => `${waiting} new`;
export const showWaiting = (waiting: number) => `Show ${waiting === 1 ? 'it' : 'them'}`;
export const hide = 'Hide';
// plain-status
export const scheduled = 'Scheduled';
export const awaitingPayout = 'Awaiting payout';
export const paidOut = 'Paid out';
export const waitingForCreator = 'Waiting for the creator';
export const completed = 'Completed';
export const upcoming = 'Upcoming';
export const confirmed = 'Confirmed';
export const running = 'Running';
export const finished = 'Finished';
export const needsReview = 'Needs review';
export const accepted = 'Accepted';
export const rejected = 'Rejected';
