// attention
export const sameAmount = (id: number, minutes: number) => `Same user and amount as request ${id}, at most ${minutes} minutes apart.`;
export const severalRequests = (count: number, minutes: number) => `${count} requests of this user within ${minutes} minutes.`;
export const aboveOwnUsual = (times: number, usual: string) => `More than ${times} times this user’s average of ${usual}.`;
export const aboveAverage = (times: number, usual: string) =>
  `More than ${times} times the average of ${usual}, by a user with few approved requests.`;
export const sharedAccount = (others: number) =>
  others === 1 ? 'Another user has the same payout account.' : `${others} other users have the same payout account.`;
export const lowBalance = (balance: string) => `The balance of ${balance} is below the amount.`;
export const unpaidRoom = (id: number) => `The missing balance may come from room ${id}, which isn’t paid yet.`;
