export {
  backToRooms,
  creator,
  entryFee,
  fpp,
  game,
  gameId,
  gameType,
  loading,
  noGame,
  noGameType,
  noRoomData,
  opponent,
  password,
  prize,
  roomNumber,
  round,
  tpp,
  userNumber,
} from './rooms.messages';
// RewardsBody
export const unknown = 'Unknown';
export const players = 'Players';
export const date = 'Date';
export const winning = 'Winning';
// RoomDetailPage
export const gameInfo = 'Game Info';
export const createdAt = 'Created At';
export const rewardsAndEntry = 'Rewards & Entry';
export const accessInfo = 'Access Info';
export const mode = 'Mode';
export const detailsHeading = 'Room Details';
export const detailsSubheading = (id: string) => `Room ID: ${id}`;
export const notFound = 'No room found.';
export const notFoundHint = 'It may have expired or been deleted.';
export const loadingDetails = 'Loading room details...';
export const roomFailed = (message: string) => `Failed to load room: ${message}`;
// RoomRewardsPage
export const rewardsHeading = 'Room Rewards';
export const rewardsSubheading = 'Compare screenshots, pick the winner and pay the prize';
export const noOpponent = 'This room has no approved opponent, so there’s nothing to compare.';
export const continueWithCreator = 'Continue with the creator only';
// WinnerPicker
export const noPlayer = 'no player';
export const cannotBeSelected = (role: string) => `${role}, can’t be selected`;
export const banned = 'Banned';
export const onlyCreatorCanWin = 'No opponent. Only the creator can win.';
export const pickOne = 'Pick one of the two players.';
export const selectedWinner = 'Selected Winner:';
export const pickWinnerOf = (prize: string) => `Pick the winner of ${prize}`;
export const confirmPayment = 'Confirm Payment';
