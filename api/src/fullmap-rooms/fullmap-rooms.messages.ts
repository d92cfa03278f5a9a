// fullmap-match
export const fullmapRoom = 'Full-map room';
export const noLongerAccepts = (id: number) => `Full-map room ${id} no longer accepts players.`;
export const alreadyCompleted = (id: number) => `Full-map room ${id} is already completed.`;
export const onlyScheduled = (id: number, status: string, scheduled: string) =>
  `Full-map room ${id} is ${status}: only a ${scheduled} room can be completed.`;
export const tooFewPlayers = (id: number, players: number, maxPlayers: number) =>
  `Full-map room ${id} has ${players} of ${maxPlayers} players: ${Math.ceil(maxPlayers / 2)} are needed to complete it.`;

// fullmap-rooms.routes
export const fullmapIdNumber = "The query parameter 'fullmapId' must be a whole number from 1.";

// reward-tiers
export const rewardAmount = (places: number, reward: string) =>
  `The reward for the top ${places} must be an amount such as 50 or 12.50, not '${reward}'.`;
export const rewardAtMost = (places: number, largest: number | string) => `The reward for the top ${places} must be at most ${largest}.`;
export const oneReward = 'Please set at least one winner reward.';
export const rewardAbovePool = (places: number, reward: string, pool: string) =>
  `The reward for the top ${places}, ${reward}, is more than the prize pool of ${pool}.`;

// winners
export const completeFirst = (id: number, status: string) => `Complete full-map room ${id} first: it is ${status}.`;
export const severalRooms = (userId: number, rooms: string) =>
  `User ${userId} is awaiting rewards in several full-map rooms (${rooms}). Choose one with ?fullmapId=. Nothing was paid.`;
export const anyRoom = 'any full-map room';
export const roomWithId = (id: number) => `full-map room ${id}`;
export const notAWinner = (userId: number, where: string) => `User ${userId} is not a registered winner of ${where}.`;
export const withMessage = (message: string) => `, with the message “${message}”`;
export const alreadyRewarded = (name: string, room: number, amount: string, place: number | null, time: string, words: string) =>
  `${name} was already rewarded in full-map room ${room}: ${amount} for place ${place} on ${time}${words}.`;
export const rewardReason = (room: number, place: number) => `Reward of full-map room ${room}, place ${place}`;
export const youTookPlace = (place: number, title: string, amount: string) =>
  `You took place ${place} in “${title}”: ${amount} was added to your balance.`;
export const placeIn = (position: number, title: string) => `Place ${position} in “${title}”`;
export const paidForPlace = (amount: string, name: string, place: number, room: number) =>
  `${amount} paid to ${name} for place ${place} in full-map room ${room}.`;
