export { createRoom, rewardsNotLimited, roomWithNumber } from '../fullmap-rooms.messages';
// CreateRoomDialog
export const noAccount = 'We couldn’t identify your account. Sign out, sign back in and try again.';
export const sentNotConfirmed = (title: string) => `“${title}” was sent but not confirmed.`;
export const alreadyCreated = (title: string) => `“${title}” was already created.`;
export const createFailed = 'Failed to create room.';
export const roomCreated = 'Room created successfully!';
export const replaceQuestion = 'Replace your entries?';
export const replaceHint = (title: string) => `The form will be filled with “${title}” instead.`;
export const replace = 'Replace';
export const duplicateLast = 'Duplicate last room';
export const createHeading = 'Create a full-map room';
export const createSubheading = 'Players can request to join once the room is created.';
export const creating = 'Creating...';
// RoomFields
export const yourLocalTime = 'Your local time';
export const startsAt = (here: string, platform: string | null, isPast: boolean) =>
  `${here} here, ${platform}${isPast ? '. This is in the past.' : ''}`;
export const rewardsExceedPool = 'Rewards can’t exceed the prize pool.';
export const rewardsReach = (reach: string, pool: string, beyond: string) =>
  `With one winner in each position, rewards total ${reach}; the prize pool is ${pool}. ${beyond}`;
export const winnerRewardsGroup = 'Winner rewards';
export const top5 = 'Top 5';
export const top10 = 'Top 10';
export const top15 = 'Top 15';
export const setOneTier = 'Set at least one tier.';
export const sentAs = 'Sent as';
export const title = 'Title';
export const customRulesField = 'Custom rules';
export const game = 'Game';
export const chooseGame = 'Choose a game';
export const mode = 'Mode';
export const chooseMode = 'Choose a mode';
export const map = 'Map';
export const chooseGameFirst = 'Choose a game first';
export const chooseMap = 'Choose a map';
export const entryFeeField = 'Entry fee';
export const freeHint = '0 makes it free';
export const prizePoolField = 'Prize pool';
export const maximumPlayersField = 'Maximum players';
export const startTime = 'Start time';
export const durationField = 'Duration in minutes';
export const inGameAccess = 'In-game access';
export const roomIdField = 'Room ID';
export const roomPassword = 'Room password';
export const notInDrafts = 'Not saved in drafts';
// room-values
export const selectGameModeMap = 'Please select Game, Mode & Map';
export const setOneReward = 'Please set at least one winner reward';
export const fillField = (field: string) => `Please fill ${field}`;
export const rewardExample = 'Enter an amount without commas or colons, such as 12.50';
export const rewardAbovePool = 'A reward can’t exceed the prize pool';
