export { pay, reject, status, unknown, view } from '../tournaments.messages';
// ApplicationCard
export const playerNumber = (id: number | string) => `Player ${id}`;
export const applicationFrom = (name: string | null) => `Application from ${name ?? 'unnamed player'}`;
export const noName = 'no name';
export const noEmail = 'no email';
export const requestedAt = 'Requested At';
// ApprovedPlayers
export const noApproved = 'No approved player found';
export const noApprovedHint = 'Approved players will appear here.';
export const approvedList = 'Approved players';
// CompleteTab
export const playersUnknown = 'The number of players is unknown.';
export const approvedCount = (players: string, one: boolean) => `${players} approved ${one ? 'player' : 'players'}.`;
export const pendingUnknown = 'The number of pending applications is unknown.';
export const pendingUndecided = (pending: string, one: boolean) =>
  `${pending} pending ${one ? 'application stays' : 'applications stay'} undecided.`;
export const startTournament = 'Start tournament';
export const starting = 'Starting...';
export const startHint = 'Players can no longer apply after it starts.';
export const completeTournament = 'Complete tournament';
export const completing = 'Completing...';
export const payOutHint = (prize: string) => `Pay out the prize pool of ${prize} on the Rewards tab.`;
export const completeHint = 'You can’t reopen a completed tournament.';
export const hasStarted = 'The tournament has started.';
export const isCompleted = 'The tournament is completed.';
export const startingOrCompleting = 'Starting or completing a tournament';
export const doneElsewhere = 'This was already done in another session.';
export const actQuestion = (act: string, tournament: string) => `${act} “${tournament}”?`;
export const tournamentIdIs = (tournamentId: number | string) => `Tournament ID: ${tournamentId}`;
export const loadingPlayers = 'Loading players';
export const thisIsCompleted = 'This tournament is completed.';
export const wrongStatus = 'This tournament can’t be started or completed in its current status.';
// LongPlayersView
export const searchPlayers = 'Search players';
export const searchPlayersPlaceholder = 'Search players...';
export const playersFound = (players: string) => `${players} found`;
export const noPlayerMatches = (wanted: string) => `No player matches “${wanted}”.`;
// PendingPlayers
export const rejectingNotSupported = 'Rejecting is not available yet: this backend doesn’t support it.';
export const approve = 'Approve';
export const approving = 'Approving...';
export const rejecting = 'Rejecting...';
export const heldElsewhere = 'Being decided in another tab.';
export const noPending = 'No pending player found';
export const noPendingHint = 'New applications will appear here.';
export const pendingList = 'Pending players';
export const applicationWithoutId = 'This application has no ID, so it can’t be decided here.';
export const checkAgain = 'Check again';
// Placeholder
export const notSupported = (what: string) => `${what} is not available yet: this backend doesn’t support it.`;
// RewardRow
export const alreadyPaid = 'Already paid. No second payment was made.';
export const paid = 'Paid.';
export const checkBeforeSending = 'We’ll check what’s been paid before sending again.';
export const rewardFor = (name: string) => `Reward for ${name}`;
export const position = 'Position';
export const prize = 'Prize';
export const paying = 'Paying...';
export const sentUnconfirmed = (prize: string, time: string) =>
  `${prize} was sent on ${time} but was never confirmed. We’ll check before sending again.`;
export const banned = 'Banned';
export const paidBadge = 'PAID';
// RewardsTab
export const payingRewards = 'Paying rewards';
export const paidOfPool = (paid: string, pool: string) => `${paid} of the prize pool of ${pool} is paid.`;
export const rewardsHint = 'Rewards are paid to approved players.';
export const review = 'Review';
export const allocated = (sum: string, pool: string, left: string) => `Allocated ${sum} of ${pool}, ${left} left`;
export const beyondPool = (sum: string, pool: string, beyond: string, limited: boolean) =>
  `Allocated ${sum} of ${pool}, ${beyond} too much. ${limited ? 'Prizes can’t exceed the pool.' : 'This backend doesn’t stop prizes beyond the pool.'}`;
export const rule = 'Divide the prize pool';
export const ruleHint = 'Enter positions: the rule divides what’s left of the pool. Prizes that you enter stay.';
// TournamentManagePage
export const pendingPlayers = 'Pending Players';
export const approvedPlayers = 'Approved Players';
export const rewards = 'Rewards';
export const complete = 'Complete';
export const manageHeading = 'Manage Tournament';
export const linkIncomplete = 'This link is missing a tournament.';
export const tournament = 'Tournament';
// reward-rules
export const byHand = 'Enter prizes by hand';
export const winnerTakesAll = 'Winner takes all';
export const podium = '50 / 30 / 20 by position';
export const equalShares = (places: number) => `Equal shares for the first ${places}`;
// review
export const reviewRewards = 'Review rewards';
export const bannedPlayer = (player: string) => `${player}, banned`;
export const positionNumber = (position: number | null) => `Position ${position}`;
export const positionsShared = (positions: string) => `More than one player for position ${positions}.`;
export const payHint = 'The prizes are added to the players’ balances immediately. You can’t undo this.';
export const payPlayers = (players: string, one: boolean, sum: string) => `Pay ${players} ${one ? 'player' : 'players'} (${sum})`;
// reward-values
export const positionExample = 'Enter a position from 1 to 100.';
export const prizeExample = 'Enter an amount from 0 to 1,000,000, such as 12.50.';
// usePending
export const decidedElsewhere = 'Decided in another session.';
export const stillPending = 'The application is still pending. You can decide it again.';
export const wasDecided = 'It was decided. Check Approved Players for the result.';
export const outcomeUnknown = 'We don’t know yet whether this went through.';
export const accepted = 'Tournament accepted';
export const rejected = 'Application rejected';
// useRewardForm
export const confirmBanned = 'Confirm that you want to pay this player.';
export const paidTo = (prize: string, player: string) => `${prize} paid to ${player}`;
export const playersPaid = (players: string, sum: string) => `${players} players paid (${sum})`;
export const playersNotPaid = (players: string) => `${players} not paid: the reason is next to the prize`;
