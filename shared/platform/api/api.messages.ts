// declared-calls
export const tellOwnerOfCalls = 'Nothing was sent. Tell this section’s owner that its list of calls is incomplete.';
export const undeclaredCall = (section: string, call: string) => `${section} has not declared the call ${call} in its section.ts`;
// errors
export const wentWrong = 'Something went wrong';
export const unreachable = 'The server could not be reached. Check your connection and try again.';
export const tookTooLong = 'The server took too long to answer. Wait a moment and try again.';
export const sessionEnded = 'Your session has ended. Sign in and try again.';
export const noPermission = 'You don’t have permission to do this. Ask an administrator for access.';
export const mayBeRemoved = 'It may have been removed. Go back and reload the list.';
export const checkEntries = 'Check your entries and try again.';
export const wrongOnServer = 'Something’s wrong on the server. Try again shortly. If it keeps happening, contact the platform team.';
export const unexpectedResponse = 'The server sent an unexpected response. Contact the platform team.';
export const tooManyRequests = 'Too many requests. Wait a minute and try again.';
export const nothingChanged = 'Nothing was changed.';
export const keepsHappening = 'Try again. If it keeps happening, contact the platform team.';
export const viewRejected = 'The server rejected this view. Change the search or filters and try again.';
export const emptyAnswer = 'The server sent an empty answer. Try again. If it keeps happening, contact the platform team.';
export const serverNotResponding =
  'You’re online, but the platform server isn’t responding. Try again shortly. If it keeps happening, contact the platform team.';
export const serviceNotAvailable = 'You’re online, but the service that this section uses isn’t available.';
export const cannotReach = 'The console cannot reach the platform server';
export const referenceIs = (reference: string) => `Reference: ${reference}`;
