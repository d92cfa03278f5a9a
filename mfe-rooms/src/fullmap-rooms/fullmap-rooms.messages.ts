// BackToFullMaps
export const backToRooms = 'Back to full-map rooms';
// FullMapCard
export const seats = (maxPlayers: number) => `${maxPlayers} seats`;
export const seatsTaken = (players: number, maxPlayers: number) => `${players} of ${maxPlayers}`;
export const roomWithoutId = 'Room without ID';
export const roomNumber = (id: number | string) => `Room ${id}`;
export const roomWithNumber = (id: number | string | null) => `room ${id}`;
export const noGame = 'no game';
export const start = 'Start';
export const noStartTime = 'no start time';
export const entryFee = 'Entry Fee';
export const prizePool = 'Prize Pool';
export const players = 'Players';
export const duration = 'Duration';
export const minutes = (durationMinutes: number) => `${durationMinutes} min`;
export const roomId = 'Room ID';
export const roomIdOf = (name: string) => `Room ID of ${name}`;
export const password = 'Password';
export const passwordOf = (name: string) => `Password of ${name}`;
// FullMapListPage
export const loadingRooms = 'Loading full-map rooms';
export const tabRooms = (tab: string) => `${tab} rooms`;
export const formFailed = 'The form failed to load. Try again.';
export const heading = 'Full Map Rooms';
export const subheading = 'Create custom matches, accept players and reward winners';
export const createRoom = 'Create room';
export const fullmapRooms = 'Full-map rooms';
// RoomScreen
export const notFound = 'No room found.';
export const notFoundHint = 'It may have been removed. Go back to see all rooms.';
export const loadingRoom = 'Loading the room';
// RoomSummary
export const tierReward = (places: number, reward: string) => `Top ${places}: ${reward}`;
export const noTitle = 'no title';
export const winnerRewards = 'Winner Rewards';
export const maximumPlayers = 'Maximum Players';
export const creator = 'Creator';
export const created = 'Created';
export const customRules = 'Custom rules';
// approvals/PlayersPanel
export const loadingPlayers = 'Loading the players';
export const noName = 'no name';
// create/RoomFields
export const rewardsNotLimited = 'This backend doesn’t limit rewards to the prize pool.';
// fullmap-rooms.operations
export const listTooLong = 'The list is too long to load.';
// fullmap-rooms.status
export const scheduled = 'Scheduled';
export const noScheduledRooms = 'No scheduled rooms';
export const scheduledHint = 'Create a room to get started.';
export const completedTab = 'Completed';
export const noCompletedRooms = 'No completed rooms';
export const completedHint = 'Completed rooms appear here so you can choose winners.';
export const unknown = 'Unknown';
// results/WinnerChooser
export const userNumber = (id: number | string) => `User ${id}`;
export const position = (position: number | string) => `Position ${position}`;
// times
export const inLessThanAMinute = 'in less than a minute';
export const startedJustNow = 'started just now';
export const startsIn = (left: string) => `in ${left}`;
export const startedAgo = (age: string | null) => `started ${age}`;
