// pay-reward
export const paidOnceRunning = (id: number, status: string, running: string, finished: string) =>
  `Tournament ${id} is ${status}: prizes are paid once it is ${running} or ${finished}.`;
export const notApproved = (name: string, id: number) => `${name} is not an approved player of tournament ${id}.`;
export const prizeReason = (tournamentId: number, position: number) => `Prize of tournament ${tournamentId}, place ${position}`;
export const youTookPlace = (place: number, title: string, amount: string) =>
  `You took place ${place} in “${title}”: ${amount} was added to your balance.`;
export const placeIn = (place: number, title: string) => `Place ${place} in “${title}”`;

// tournament-match
export const noLongerAccepts = (id: number, status: string) => `Tournament ${id} is ${status}: it no longer accepts players.`;
export const alreadyThere = (tournamentId: number, to: string) => `Tournament ${tournamentId} is already ${to}.`;
export const wrongStatus = (id: number, status: string, to: string, before: string) =>
  `Tournament ${id} is ${status}: it becomes ${to} only while it is ${before}.`;
export const statusKeepsIt = (id: number, status: string) => `Tournament ${id} is ${status}, so it can’t be deleted.`;
export const prizesKeepIt = (id: number) => `Prizes of tournament ${id} have been paid, so it can’t be deleted.`;

// tournaments.routes
export const wasRejected = 'was rejected';
export const wasApproved = 'was approved';
export const playerWas = (name: string | null | undefined, what: string) => `${name ?? 'The player'} ${what}.`;
export const tournamentDeleted = 'Tournament deleted';
