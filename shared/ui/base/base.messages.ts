// lazy-part
export const partFailed = (what: string) => `${what} failed to load`;
export const partFailedHint = 'Check your connection and try again.';
// states
export const retry = 'Retry';
export const details = 'Details';
