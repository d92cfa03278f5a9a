// streams.routes
export const streamAdded = 'The stream was added.';

// streams.store
export const startOnlyUpcoming = "The field 'startAt' is only for a stream that is UPCOMMING.";
export const startMissing = "The field 'startAt' is missing: an UPCOMMING stream needs it.";
export const startInvalid = "The field 'startAt' is not a valid date and time.";
