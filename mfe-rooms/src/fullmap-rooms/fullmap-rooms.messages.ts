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
// approvals/ApprovalsPage
export const requestsClosed = 'This room is completed. Requests are closed.';
export const approvals = 'Approvals';
export const approvalsSubheading = 'Accept players, then complete the room once it is half full';
// approvals/CompletePanel
export const completed = 'Tournament completed successfully! You cannot make changes or add more players.';
export const completedElsewhere = 'This room was completed in another session.';
export const completeTheTournament = 'Complete the tournament';
export const completing = 'Completing...';
export const complete = 'Complete';
export const chooseTheWinners = 'Choose the winners';
// approvals/PlayersPanel
export const noPlayers = 'No players yet';
export const noPlayersHint = 'Accepted players appear here.';
export const loadingPlayers = 'Loading the players';
export const noName = 'no name';
export const accepted = 'Accepted';
export const requested = (time: string | null) => `Requested ${time}`;
// approvals/RequestItem
export const rejected = 'Rejected';
export const handledElsewhere = 'Handled in another session';
export const accept = 'Accept';
export const accepting = 'Accepting...';
export const reject = 'Reject';
export const rejecting = 'Rejecting...';
export const checkAgain = 'Check again';
export const requestWithoutId = 'This request has no ID, so it can’t be decided here.';
export const requestFrom = (applicant: string) => `Request from ${applicant}`;
export const applicant = 'Applicant';
export const applicantNumber = (id: number | string) => `Applicant, user ${id}`;
export const noCreator = 'no creator';
export const roomCreator = 'Room creator';
export const timeUnknown = 'time unknown';
// approvals/RequestList
export const keysHintSelect = 'Oldest first. Select a request, then press';
export const keysHintAccept = 'to accept or';
export const keysHintReject = 'to reject.';
export const newWaiting = (waiting: number) => `${waiting} new`;
export const showWaiting = (waiting: number) => `Show ${waiting === 1 ? 'it' : 'them'}`;
export const noRequests = 'No pending requests found.';
export const noRequestsHint = 'New join requests will appear here.';
export const noPlayerMatches = (search: string) => `No player matches “${search}”.`;
export const approvalList = 'Approval list';
export const hideHandled = 'Hide handled';
export const searchRequests = 'Search requests';
export const searchPlayers = 'Search players...';
export const loadingRequests = 'Loading the requests';
// approvals/approvals.operations
export const pendingUnknown = 'Couldn’t check whether this is still pending. Nothing was sent. Try again.';
// approvals/completion
export const playerCount = (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`;
export const playersNeeded = (players: string, maxPlayers: number, needed: number | null) =>
  `${players} of ${maxPlayers} players, ${needed} needed`;
export const maximumUnknown = (players: string) => `${players}, maximum unknown`;
export const unknownPlayers = '– players';
export const completedAndLocked = 'This room is completed and locked.';
export const notScheduled = (status: string | null) =>
  `Only a scheduled room can be completed. This one is ${status ?? 'in an unknown status'}.`;
export const noPlayerLimit = 'This room has no player limit, so it can’t be completed.';
export const loadingPlayersDots = 'Loading players…';
export const acceptMore = (players: string) => `Accept ${players} more to complete this room (at least half full).`;
// approvals/questions
export const rejectQuestion = (name: string) => `Reject ${name}?`;
export const rejectHint = (name: string, room: string) => `${name} won’t be able to play in “${room}”. You can’t undo this.`;
export const overLimitQuestion = (name: string) => `Accept ${name} over the limit?`;
export const overLimitHint = (name: string, players: number | null, maxPlayers: number | null) =>
  `${players} of ${maxPlayers} seats are taken. ${name} would exceed the limit.`;
export const playersJoined = (players: number | null) => `${players ?? 'No'} players joined. No one can be added later.`;
export const prizePoolIs = (prizePool: string) => `Prize pool: ${prizePool}.`;
export const pendingCountUnknown = 'The number of pending requests is unknown.';
export const pendingNeverDecided = (pending: string, one: boolean) =>
  `${pending} pending ${one ? 'request' : 'requests'} will never be decided.`;
export const movesToCompleted = 'The room moves to Completed, where its winners are chosen.';
export const completeQuestion = (room: string) => `Complete “${room}”?`;
export const cannotUndo = 'You can’t undo this.';
export const completeTournament = 'Complete tournament';
// approvals/request-rows
export const outcomeUnknown = 'We don’t know yet whether this went through.';
export const decidedElsewhere = 'Decided in another session.';
export const stillPending = 'The request is still pending. You can decide it again.';
export const wasDecided = 'It was decided. Check the player list for the result.';
// approvals/useRequests
export const requestApproved = 'Request approved successfully!';
export const requestRejected = 'Request rejected successfully!';
// create/CreateRoomDialog
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
// create/RoomFields
export const yourLocalTime = 'Your local time';
export const startsAt = (here: string, platform: string | null, isPast: boolean) =>
  `${here} here, ${platform}${isPast ? '. This is in the past.' : ''}`;
export const rewardsExceedPool = 'Rewards can’t exceed the prize pool.';
export const rewardsNotLimited = 'This backend doesn’t limit rewards to the prize pool.';
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
// create/room-values
export const selectGameModeMap = 'Please select Game, Mode & Map';
export const setOneReward = 'Please set at least one winner reward';
export const fillField = (field: string) => `Please fill ${field}`;
export const rewardExample = 'Enter an amount without commas or colons, such as 12.50';
export const rewardAbovePool = 'A reward can’t exceed the prize pool';
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
// results/ResultsPage
export const noUsers = 'No users found.';
export const noUsersHint = 'No players were accepted, so there’s no one to reward.';
export const checkBeforeSending = 'We’ll check again before sending.';
export const rewardsFailed = 'Couldn’t load existing rewards.';
export const retry = 'Retry';
export const results = 'Results';
export const resultsSubheading = 'Select the winners, then set each one’s position and message';
export const notCompletedYet = 'This room is not completed yet.';
export const goToApprovals = 'Go to approvals';
export const rewardList = 'Reward list';
// results/WinnerChooser
export const winnerWithoutId = 'No ID: can’t be selected';
export const rewarded = 'Rewarded';
export const registeredNotRewarded = 'Registered as a winner, not rewarded yet';
export const userNumber = (id: number | string) => `User ${id}`;
export const selectionNotSaved = (reason: string) => `${reason}: your selection couldn’t be saved in this browser.`;
export const position = (position: number | string) => `Position ${position}`;
export const completeFirst = 'Complete the room first.';
export const allRewarded = 'Everyone has been rewarded.';
export const selectOneWinner = 'Select at least one winner.';
export const selectionSaved = 'Your selection is saved. “Continue” checks the server before sending again.';
export const notRegistered = 'The winners were not registered.';
export const selected = (count: number) =>
  `${count} selected. “Continue” registers ${count === 1 ? 'this player as a winner' : 'these players as winners'}.`;
export const registering = 'Registering...';
export const continueButton = 'Continue';
// rewarding/Outcome
export const waiting = 'Waiting';
export const sending = 'Sending';
export const sent = 'Sent';
export const alreadyRewarded = 'Already rewarded';
export const failed = 'Failed';
export const userRewarded = (userId: number) => `User ${userId} rewarded successfully!`;
export const userAlreadyRewarded = (userId: number) => `User ${userId} was already rewarded. Nothing was sent.`;
export const userRewardUnknown = (userId: number) => `We’ll check whether user ${userId} was rewarded before sending again.`;
export const rewardingUser = (userId: number) => `Rewarding user ${userId}...`;
export const userNotRewarded = (userId: number) => `User ${userId} is not rewarded yet.`;
export const rewards = 'Rewards';
export const tryAgainHint = 'Trying again only sends rewards that are still missing.';
export const rewardingUnfinished = (left: number, all: number) =>
  `Rewarding isn’t finished: ${left} of ${all} winners may not be rewarded yet.`;
export const resumeHint = 'Resuming only sends rewards that are still missing.';
export const changeRewards = 'Change the rewards';
export const rewarding = 'Rewarding...';
export const resume = 'Resume';
export const tryAgain = 'Try again';
// rewarding/RewardReview
export const prizePoolFact = 'Prize pool';
export const paidSoFar = 'Paid so far';
export const theseRewards = 'These rewards';
export const poolExceeded = (asked: string, left: string) => `These rewards total ${asked}, but only ${left} of the prize pool is left.`;
export const poolExceededHint = 'Choose fewer winners, or positions that pay less.';
export const reviewRewards = 'Review rewards';
export const noMessage = 'No message';
export const byAnother = 'By another administrator';
export const noPosition = 'No position';
export const positionShared = (position: number | null, shared: boolean) => `Position ${position}${shared ? ', shared' : ''}`;
export const changeRewardFor = (name: string) => `Change the reward for ${name}`;
export const change = 'Change';
// rewarding/RewardStep
export const tierPays = (places: number, reward: string) => `top ${places}: ${reward}`;
export const choosePosition = 'Choose a position to continue.';
export const noRewardHere = 'No reward for this position.';
export const rewardedAs = (tier: string) => `Rewarded as ${tier}`;
export const positionField = 'Position';
export const positionNumber = (place: number | string) => `Position ${place}`;
export const message = 'Message';
export const messagePlaceholder = 'Message...';
export const positionTaken = (position: number | null, names: string) => `Position ${position} is also assigned to ${names}.`;
export const fineForSquads = 'That’s fine for squads.';
export const pay = 'Pay';
// rewarding/RewardingPage
export const noWinners = 'No winners found.';
export const noWinnersHint = 'No rewards pending. Select winners on the Results screen.';
export const goToResults = 'Go to the results';
export const loadingWinners = 'Loading the winners';
export const rewardWinners = 'Reward winners';
export const backToResults = 'Back to results';
// rewarding/Stepper
export const messageTooLong = 'Message too long';
export const bannedNotConfirmed = 'Banned: confirm first';
export const noPositionYet = 'No position yet';
export const back = 'Back';
export const reward = 'Reward';
export const winnerOf = (step: number, all: number) => `Winner ${step} of ${all}`;
export const rewardCount = (count: number) => `Reward ${count} ${count === 1 ? 'winner' : 'winners'}`;
export const next = 'Next';
// rewarding/reward-plan
export const rewardedUnknown = 'Couldn’t check who has been rewarded.';
// rewarding/rewarding.operations
export const storageBlocked =
  'Your browser blocks site storage, which we need to prevent double rewards. Nothing was sent. Allow site data and try again.';
export const winnerAlreadyRewarded = 'This winner was already rewarded.';
// rewarding/run-plan
export const chooseWinnersFirst = 'Choose winners first.';
export const winnersUnknown = (reason: string) => `Couldn’t check existing winners. Nothing was sent. ${reason}`;
export const setPositionsFirst = 'Set every winner’s position first. Nothing was sent.';
export const winnersNotRegistered = (reason: string) => `Couldn’t register the winners: ${reason}`;
export const winnersLeft = (left: number) => `${left} ${left === 1 ? 'winner is' : 'winners are'} not rewarded yet.`;
// rewarding/useRewarding
export const allWinnersRewarded = 'All winners rewarded.';
export const rewardsNotSaved = 'Your browser blocks site storage, so rewards can’t be saved.';
// times
export const inLessThanAMinute = 'in less than a minute';
export const startedJustNow = 'started just now';
export const startsIn = (left: string) => `in ${left}`;
export const startedAgo = (age: string | null) => `started ${age}`;
