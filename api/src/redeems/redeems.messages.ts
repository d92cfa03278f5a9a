// redeems.store
export const takenFromBalance = (amount: string, name: string) => `${amount} was taken from the balance of ${name}`;
export const yourRequest = (amount: string, method: string) => `Your redeem request of ${amount} (${method})`;
export const approvedAndTaken = (what: string) => `${what} was approved and taken from your balance.`;
export const rejectedNothingMoved = (what: string) => `${what} was rejected. No money was moved.`;
