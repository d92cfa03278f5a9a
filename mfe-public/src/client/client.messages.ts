// forms
export const messageTooLong = 'Your message is too long.';
export const sending = 'Sending...';
// games
export const mapOutline = (map: string) => `${map}, map outline`;
// send
export const formNotSetUp = 'This form isn’t set up yet. Nothing was sent. Please email us instead.';
export const autofillTrap = 'Your browser’s autofill filled in a hidden field, so nothing was sent. Turn off autofill and try again.';
export const sendFailed = 'Couldn’t send. Check your connection and try again. Your message is still here.';
export const sendFailedShortly = 'Couldn’t send right now. Try again shortly. Your message is still here.';
export const notAccepted = (words: string) => `Your message wasn’t accepted: ${words}`;
