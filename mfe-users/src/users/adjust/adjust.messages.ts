export { adjustBalance } from '../users.messages';
// AdjustDialog
export const adjustBalanceOf = (name: string) => `Adjust balance of ${name}`;
export const isBanned = (name: string) => `${name} is banned`;
export const direction = 'Direction';
export const addTo = 'Add to the balance';
export const takeFrom = 'Take from the balance';
export const amount = 'Amount';
export const moreThanZero = 'Enter an amount of more than 0, such as 12.50';
export const reason = 'Reason';
export const reasonHint = 'The user reads it in their notifications and payments.';
export const reasonTooShort = (least: number) => `Enter a reason of at least ${least} characters`;
export const balanceNow = 'Balance now';
export const balanceAfter = 'Balance after';
export const adjusting = 'Adjusting...';
export const adjusted = (name: string, balance: string) => `Balance of ${name} adjusted${balance === '' ? '' : ` to ${balance}`}`;
export const mayBeMade = 'The balance may be adjusted already. Send it again: the same adjustment is never made twice.';
export const earlierMade = (amount: string, reason: string) => `Your earlier adjustment was made: ${amount}, ${reason}`;
export const nothingSent = 'Nothing was sent now.';
export const sameMade = 'The same adjustment was just made';
export const makeAnother = 'Nothing was sent now. To make another one, send it again.';
// lazy
export const formFailed = 'The form failed to load. Try again.';
