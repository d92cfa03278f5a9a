// WaitingRooms
export const versus = (creator: string, opponent: string) => `${creator} vs ${opponent}`;
export const unknown = 'Unknown';
export const roomNumber = (id: number | null) => `Room ${id ?? 'without an ID'}`;
export const empty = 'No rooms awaiting payout';
export const emptyHint = 'Finished rooms will appear here.';
export const loading = 'Loading rooms';
export const oneWaiting = '1 room awaiting payout';
export const waiting = (waiting: string) => `${waiting} rooms awaiting payout`;
