// PrintButton
export const printTitle = 'Redeem requests';
export const requestId = 'Request ID';
export const amount = 'Amount';
export const paymentMethod = 'Payment Method';
export const account = 'Account';
export const status = 'Status';
export const user = 'User';
export const requested = 'Requested';
export const print = 'Print';
// RedeemPage
export const heading = 'Redeem management';
export const subheading = 'Review and pay player redeem requests';
export const subheadingElsewhere = 'Player redeem requests. Decisions are made in another system.';
export const statusFilter = 'Status';
export const empty = 'No redeem requests found';
export const emptyHint = 'Try another search or status.';
// redeems.kind
export const mobileNumberIs = (mobile: string) => `Mobile number ${mobile}`;
export const mobileEnding = (ending: string) => `Mobile number ending in ${ending}, shown while focused`;
export const redeemTitle = 'Redeem request';
export const redeemNoun = 'redeem request';
export const redeemRequests = 'Redeem requests';
export const redeemId = 'Redeem ID';
export const approveHint = (amount: string, person: string) =>
  `${amount} will be deducted from ${person}’s balance and paid out. You can’t undo this.`;
export const approveAllHint = (amount: string) => `${amount} will be deducted from their balances and paid out. You can’t undo this.`;
export const rejectAllHint = 'They won’t be paid and keep their balances. You can’t undo this.';
export const rejectHint = (person: string) => `${person} won’t be paid and keeps their balance. You can’t undo this.`;
