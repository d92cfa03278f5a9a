export { amount, decideCount, keys, user } from './common.messages';
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
export const keyConfirm = 'Confirm the decision in the dialog';
export const escape = 'Esc';
export const search = 'Search';
export const showShortcuts = 'Show shortcuts';
