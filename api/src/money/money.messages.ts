// adjust-balance
export const adjustment = (reason: string) => `Adjustment: ${reason}`;
export const adjustmentRange = (most: number) => `The amount must be from 0.01 to ${most}, or the same with a minus.`;
export const keyMissing = 'Send an Idempotency-Key header, so that the balance is adjusted only once.';
export const balanceAdjusted = 'Balance adjusted';
export const wasAdjusted = (amount: string, added: boolean, reason: string) =>
  `${amount} was ${added ? 'added to' : 'taken from'} your balance: ${reason}`;

// decide-request
export const noMoneyMoved = 'no money was moved';

// ledger
export const ownRequest = 'You can’t decide your own request. Ask another administrator.';
export const ownPrize = 'You can’t change the prize of a room that you play in. Ask another administrator.';
export const requestForPlayer = 'You can’t approve a request that you made for a player. Ask another administrator.';
export const available = (available: string, balance: string, reserved: string) =>
  `${available} is available: ${balance} balance, ${reserved} already requested.`;
export const notEnough = (name: string, balance: string, what: string, amount: string) =>
  `${name}’s balance of ${balance} isn’t enough for ${what} of ${amount}.`;
export const ownPayment = 'You can’t pay yourself. Ask another administrator.';
export const ownRefund = 'You can’t refund your own entry fee. Ask another administrator.';
export const ownAdjustment = 'You can’t adjust your own balance. Ask another administrator.';
export const bannedPlayer = (name: string) => `${name} is banned. Confirm that you want to pay a banned player.`;

// new-request
export const ownBalanceOnly = 'You can only make requests for your own balance.';
export const amountMissing = "The query parameter 'amount' is missing.";
export const amountFromTo = (least: number, most: number) => `The amount must be a number from ${least} to ${most}.`;
export const twoDecimals = 'The amount can have at most two decimals.';
export const parameterMissing = (name: string) => `The query parameter '${name}' is missing.`;
export const invisibleCharacter = (name: string) => `'${name}' has a character that is invisible or reorders text. Type it again.`;
export const tooManyPending = (name: string, most: number) =>
  `${name} already has ${most} pending requests of this kind, the maximum. Try again when one is decided.`;

// prizes
export const wasCancelled = (title: string) => `${title} was cancelled`;
export const entryFeeRefunded = (of: string) => `Entry fee of ${of} refunded`;
export const feeWasRefunded = (news: string, amount: string) => `${news}. Your entry fee of ${amount} was refunded to your balance.`;
