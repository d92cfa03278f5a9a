export { amount, decideCount, keys, needsAttention, user } from './common.messages';
// BulkDialog
export const decideAllQuestion = (verb: string, what: string) => `Are you sure you want to ${verb.toLowerCase()} ${what}?`;
export const personAndId = (person: string, id: number | string | null) => `${person} · ${id}`;
// DecisionDialog
export const requested = 'Requested';
export const decideQuestion = (verb: string, noun: string) => `Are you sure you want to ${verb.toLowerCase()} this ${noun}?`;
export const cancel = 'Cancel';
export const confirm = 'Confirm';
export const possibleDuplicateTitle = 'Possible duplicate';
export const alreadyDecided = 'Decision already sent';
// RequestFacts
export const balanceNow = 'Balance now';
export const balanceAfter = 'Balance after approval';
export const earlierPayouts = 'Earlier payouts';
export const earlierTopUps = 'Earlier top-ups';
export const registered = 'Registered';
export const sameAccount = 'Others with this account';
export const sameAmount = 'Same amount within minutes';
export const none = 'None';
export const noOtherUser = 'No other user';
export const unknown = 'Unknown';
export const earlierRequests = (count: number, sum: string, last: string | null) =>
  `${count}, ${sum}${last === null ? '' : `, last ${last}`}`;
export const requestInState = (id: number | null, state: string | null) => `${id} (${state?.toLowerCase()})`;
export const factsFailed = 'Couldn’t load the balance and the earlier requests. You can decide without them.';
export const waiting = 'Waiting for a decision.';
export const waitingSince = (time: string, age: string) => `Waiting for a decision since ${time} (${age}).`;
// RequestDetails
export const close = 'Close';
export const loadingDetails = 'Loading the details';
export const timeline = 'Timeline';
export const stepWords = { requested: 'Requested', seen: 'First seen', approved: 'Approved', rejected: 'Rejected', paid: 'Booked' };
export const byWhom = (who: string) => `by ${who}`;
export const newBalance = (balance: string) => `new balance ${balance}`;
export const auditLog = 'Audit log entries';
// KeysDialog
export const selectFirst = 'Press ↑ or ↓ to select a request first.';
export const singleKeys = (approve: string, reject: string) => `Use single-key shortcuts (${approve}, ${reject}, / and ?) on this device`;
// useQueueKeys
export const keySelect = 'Select the request above or below';
export const space = 'Space';
export const keyCheck = 'Select several: Shift for a range, Ctrl+A for all, Esc for none';
export const keyApprove = 'Approve the selected request';
export const keyReject = 'Reject the selected request';
export const enter = 'Enter';
export const keyDetails = 'Show the details of the selected request';
export const keyConfirm = 'Confirm the decision in the dialog';
export const escape = 'Esc';
export const ctrl = 'Ctrl';
export const keyUndo = 'Undo the latest acceptance within 5 seconds';
export const search = 'Search';
export const showShortcuts = 'Show shortcuts';
