// topups.store
export const addedToBalance = (amount: string, name: string) => `${amount} was added to the balance of ${name}`;
export const yourTopUp = (amount: string, payment: string) => `Your top-up of ${amount} (${payment})`;
export const approvedOnBalance = (what: string) => `${what} was approved and is on your balance.`;
export const rejectedNothingMoved = (what: string) => `${what} was rejected. No money was moved.`;
