// BackToRooms
export const backToRooms = 'Back to rooms';
// RewardsBody
export const roomNumber = (id: number | string) => `Room ${id}`;
export const gameType = 'Game Type';
export const round = 'Round';
export const entryFee = 'Entry Fee';
export const game = 'Game';
export const creator = 'Creator';
// RoomCard
export const noGame = 'no game';
export const noGameType = 'no game type';
export const status = 'Status';
export const noStatus = 'no status';
export const roomWithoutId = 'Room without ID';
export const roomId = 'Room ID';
export const settingsOf = (name: string) => `Settings of ${name}`;
export const deleteRoomNamed = (name: string) => `Delete ${name}`;
export const opponent = 'Opponent';
export const prize = 'Prize';
// RoomDetailPage
export const gameId = 'Game ID';
export const password = 'Password';
export const tpp = 'TPP';
export const fpp = 'FPP';
// RoomListPage
export const loadingRooms = 'Loading ...';
export const newestFirst = 'Newest first';
export const heading = 'Room Management';
export const subheading = 'Manage multiplayer gaming sessions and rooms and payment';
export const rooms = 'Rooms';
// RoomRewardsPage
export const loading = 'Loading...';
export const noRoomData = 'No room data found.';
// WinnerPicker
export const userNumber = (id: number | string | null) => `User ${id}`;
// evidence/EvidenceViewer
export const close = 'Close';
// rooms.status
export const scheduled = 'Scheduled';
export const scheduledRooms = 'Scheduled Rooms';
export const noScheduledRooms = 'No scheduled rooms';
export const scheduledHint = 'New rooms will appear here.';
export const completed = 'Completed';
export const completedRooms = 'Completed Rooms';
export const noCompletedRooms = 'No completed rooms';
export const completedHint = 'Paid rooms will appear here.';
export const coinTime = 'CoinTime';
export const noCoinTransactions = 'No coin transactions found';
export const coinTimeHint = 'Finished rooms awaiting payout will appear here.';
export const settingsNotSupported = 'Room settings are not available yet: this backend doesn’t support them.';
export const deletingNotSupported = 'Deleting rooms is not available yet: this backend doesn’t support it.';
export const ownRefund = 'You can’t refund your own entry fee. Ask another administrator.';
export const roomHasNoId = 'This room has no ID.';
export const paidRoomsAreFinal = 'Paid rooms can’t be edited.';
export const onlyScheduledDeleted = 'Only a scheduled room can be deleted.';
// useRoomActions
export const settingsFailed = 'The settings failed to load. Try again.';
export const confirmationFailed = 'Couldn’t open the confirmation. Nothing was deleted. Check your connection and try again.';
