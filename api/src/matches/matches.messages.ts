// applications
export const theEntryFee = 'the entry fee';
export const entryFeeOf = (of: string) => `Game entry fee of ${of}`;
export const joinRejected = (join: string, title: string) => `Your request to ${join} “${title}” was rejected. No money was taken.`;
export const requestRejected = 'Your request was rejected';
export const entryIsFree = 'The entry is free.';
export const feeTaken = (amount: string) => `The entry fee of ${amount} was taken.`;
export const youAreIn = 'You’re in';
export const youWereSelected = (title: string, fee: string) => `You were selected for “${title}”. ${fee}`;
export const alreadyDecided = (applicationId: number, outcome: string) => `Request ${applicationId} was already ${outcome}.`;

// create-match
export const game = 'Game';
export const mode = 'Mode';
export const map = 'Map';
export const mapOfOtherGame = (map: string, game: string) => `The map ${map} does not belong to the game ${game}.`;
export const startTimeInvalid = "The field 'startTime' is not a valid date and time.";
export const startTimePast = 'The start time must be in the future.';
