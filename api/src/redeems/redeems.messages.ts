// redeems.store
export const deductedFromBalance = (amount: string, name: string) => `${amount} was deducted from ${name}’s balance`;
export const yourRequest = (amount: string, method: string) => `Your redeem request of ${amount} (${method})`;
export const approvedAndDeducted = (what: string) => `${what} was approved and deducted from your balance.`;
export const rejectedNothingMoved = (what: string) => `${what} was rejected. No money was moved.`;
