// call-keys
export const keyUsed = 'This idempotency key was already used for a different request. Send a new key. Nothing was done.';

// decode
export const invalidRequest = 'The request is not valid.';
export const unknownHere = (place: string, keys: string) => `The ${place} ${keys} is not known here.`;
export const areUnknownHere = (place: string, keys: string) => `The ${place}s ${keys} are not known here.`;
export const bodyMissing = 'The request has no body.';
export const unstorableCharacter = (what: string) => `${what} has a character that cannot be stored.`;
export const unreadableValue = (place: string) => `A ${place} has a value that cannot be read.`;

// error-replies
export const databaseUnreachable =
  'The database can’t be reached right now. Try again in a few seconds. If it keeps happening, contact the platform team.';
export const databaseFull = 'The database has run out of space. Contact the platform team.';
export const othersChange = 'Another user is changing this right now. Try again in a few seconds.';
export const databaseSlow = 'The database took too long. Narrow the list with a search or filter, or try again shortly.';
export const requestClosed = 'The request was closed.';
export const checkWhether = 'Check whether your change went through before you try again.';
export const requestTooLarge = 'The request is too large.';
export const bodyMustBeJson = 'The body must be JSON, sent with Content-Type: application/json.';
export const bodyLengthWrong = 'The body’s length doesn’t match its Content-Length header.';
export const bodyInvalidJson = 'The body is not valid JSON.';
export const addressInvalid = 'The address is not valid.';
export const requestInterrupted = 'The request was interrupted.';
export const wentWrong = 'Something went wrong on the server. Please try again.';
export const nothingAt = (method: string, path: string) => `There is nothing at ${method} ${path}.`;

// follow-requests
export const restarting = 'The server is being restarted. Try again in a few seconds.';

// route
export const keyTooLong = (most: number) => `The header 'Idempotency-Key' must have at most ${most} characters.`;
