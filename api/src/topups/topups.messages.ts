// topups.store
export const addedToBalance = (amount: string, name: string) => `${amount} was added to ${name}’s balance`;
export const yourTopUp = (amount: string, payment: string) => `Your top-up of ${amount} (${payment})`;
export const approvedAndAdded = (what: string) => `${what} was approved and added to your balance.`;
export const rejectedNothingMoved = (what: string) => `${what} was rejected. No money was moved.`;
