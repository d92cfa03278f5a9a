// change-room
export const prizeDecimals = 'The prize can have at most two decimals.';
export const paidSettings = (roomId: number) => `Room ${roomId} is paid, so its settings can’t be changed.`;
export const onlyScheduledDeleted = (id: number, status: string, scheduled: string) =>
  `Room ${id} is ${status}: only a room that is ${scheduled} can be deleted.`;

// pay-winner
export const alreadyPaid = (room: number, amount: string, winner: string, time: string) =>
  `Room ${room} was already paid: ${amount} to ${winner} on ${time}.`;
export const noOneElse = (message: string) => `${message} No one else can be paid for it.`;
export const didNotPlay = (user: number, room: number) =>
  `User ${user} didn’t play in room ${room}. The winner must be its creator or opponent.`;
export const notAwaitingPayout = (room: number, status: string, awaiting: string) =>
  `Room ${room} is ${status}: a winner can only be paid while it is ${awaiting}.`;
export const noPrizeYet = (roomId: number) => `Room ${roomId} has no prize yet: set it first.`;
export const paidForRoom = (amount: string, winner: string | null, room: number) => `${amount} paid to ${winner} for room ${room}.`;
export const prizeOfRoom = (roomId: number) => `Prize of room ${roomId}`;
export const youWonAmount = (room: number, amount: string) => `You won room ${room}: ${amount} was added to your balance.`;
export const youWon = (roomId: number) => `You won room ${roomId}`;

// rooms.routes
export const noFeesPaid = 'No entry fees had been paid.';
export const feesRefunded = (amount: string) => `Entry fees of ${amount} were refunded.`;
export const roomDeleted = (room: number, given: string) => `Room ${room} was deleted. ${given}`;
