// AdminGuard
export const notAuthorized = 'You are not authorized to access this page';
export const signedOutElsewhere = 'You signed out in another tab.';
export const loading = 'Loading…';
export const sessionEnded = 'Your session has ended.';
export const signInAgain = 'Sign in again';
// ExpiryWarning
export const sessionExpired = 'Your session has expired';
export const endsInAMinute = 'Your session ends in a minute';
export const endsInMinutes = (minutes: number) => `Your session ends in ${minutes} minutes`;
export const expiryHint = 'Save your work or sign in again. Form entries are kept (except passwords).';
// expiry
export const sessionExpires = 'session expires, please login to access';
// server-clock
export const wrongClock = (span: string, isAhead: boolean) =>
  `Your device’s clock is ${span} ${isAhead ? 'ahead' : 'behind'}. Correct it, or times here may be wrong.`;
// useLogout
export const serverLogoutFailed = 'Server logout failed, but you are logged out locally.';
