// BackToTournaments
export const backToTournaments = 'Back to tournaments';
// GameSelect
export const selectAll = 'Select All';
export const gameNumber = (id: number | string) => `Game ${id}`;
export const game = 'Game';
// TournamentCard
export const tournamentWithoutId = 'Tournament without ID';
export const tournamentNumber = (id: number | string) => `Tournament ${id}`;
export const noGame = 'no game';
export const mode = 'Mode';
export const map = 'Map';
export const entryFee = 'Entry Fee';
export const winningPrice = 'Winning Price';
export const startTime = 'Start Time';
// TournamentCards
export const loadingTournaments = 'Loading tournaments';
export const tournamentsFailed = 'Error loading tournaments';
export const loadingMore = 'Loading more tournaments...';
// TournamentStatus
export const unknown = 'Unknown';
// active/ActiveTournamentsPage
export const activeTournaments = 'Active Tournaments';
export const activeSubheading = 'Tournaments in progress';
export const activeList = 'Active tournaments';
export const searchAllHint = 'Search all tournaments on the Tournaments page.';
export const noActive = 'No active tournaments yet';
export const noActiveHint = 'Started tournaments will appear here.';
// constants
export const notAnnounced = 'Not announced';
export const noData = 'No data found !!';
export const wentWrong = 'Something went wrong';
// create/CreateTournamentButton
export const formFailed = 'The form failed to load. Try again.';
export const createButton = '+ Create Tournament';
// create/CreateTournamentDialog
export const created = 'tournament created successfully';
export const createFailed = 'something went wrong!';
export const sentNotConfirmed = (title: string) => `“${title}” was sent but not confirmed.`;
export const alreadyCreated = (title: string) => `“${title}” was already created.`;
export const createHeading = 'Create Tournament';
export const createSubheading = 'Fill in the details for your new tournament.';
export const create = 'Create';
export const fallbackOrganizer = (id: number) => `We couldn’t identify your account, so user ${id} will be the organizer.`;
export const fallbackOrganizerHint = 'Sign out and back in to create it under your name.';
// create/TournamentFields
export const basicInfo = 'Basic Tournament Info';
export const title = 'Title';
export const description = 'Description';
export const winningPrize = 'Winning prize';
export const entryFeeField = 'Entry fee';
export const settings = 'Tournament Settings';
export const gameIdField = 'Game ID';
export const gamePasswordField = 'Game password';
export const notInDrafts = 'Not saved in drafts';
export const startTimeField = 'Start time';
// create/choices
export const numberOf = (chosen: string) => `No. ${chosen}`;
// create/tournament-values
export const gameIdInteger = 'Game ID can only be an integer.';
export const fieldRequired = (label: string) => `${label} is required`;
// detail/RevealOnClick
export const showOrHide = (shown: boolean, label: string) => `${shown ? 'Hide' : 'Show'} ${label}`;
export const hide = 'Hide';
export const show = 'Show';
// detail/TournamentDetailPage
export const manage = 'Manage';
export const notFoundHint = 'It may have been deleted. Go back to see all tournaments.';
export const loadingTournament = 'Loading the tournament';
// detail/TournamentFacts
export const tournamentInfo = 'Tournament Info';
export const addedDate = 'Added Date';
export const prizePool = 'Prize Pool';
export const perKill = 'Per Kill';
export const participants = 'Participants';
export const gameDetails = 'Game Details';
export const gameId = 'Game ID';
export const gamePassword = 'Game Password';
export const organizerInfo = 'Organizer Info';
export const name = 'Name';
export const email = 'Email';
export const mobile = 'Mobile';
export const theMobileNumber = 'the mobile number';
export const balance = 'Balance';
export const theBalance = 'the balance';
export const remark = 'Remark';
export const roles = 'Roles';
// figures/FigureView
export const loadingFigure = (figure: string) => `Loading ${figure}`;
export const noNumber = 'no number';
export const noFigure = 'No data from the server.';
// figures/PrizePoolPage
export const prizePoolSubheading = 'Combined prize pool of all active tournaments.';
// figures/TotalParticipantsPage
export const participantsSubheading = 'All participants across every tournament.';
// figures/figures
export const activeFigure = 'Active Tournaments';
export const activeFigureHint = 'currently running';
export const participantsFigure = 'Total Participants';
export const participantsFigureHint = 'across all tournaments';
export const upcomingFigure = 'Upcoming';
export const upcomingFigureHint = 'starting this month';
export const prizePoolFigure = 'Prize Pool';
export const prizePoolFigureHint = 'total active pools';
// list/FilterChips
export const activeFilters = 'Active filters';
export const removeFilter = (label: string) => `Remove the filter ${label}`;
// list/Results
export const theTable = 'The table';
export const searching = 'Searching...';
export const searchingAll = 'Searching all tournaments…';
export const noMatch = 'No tournaments match your filters.';
export const emptyHint = 'Create a tournament to get started.';
export const moreFailed = 'Couldn’t load more.';
// list/TournamentListPage
export const heading = 'Tournament Management';
export const subheading = 'Create, manage and complete tournaments';
export const searchFilter = (keywords: string) => `Search: ${keywords}`;
export const gameFilter = (game: string) => `Game: ${game}`;
export const statusFilter = (status: string) => `Status: ${status}`;
export const searchTournaments = 'Search tournaments';
export const searchPlaceholder = 'Search tournaments...';
export const byStatus = 'Tournaments by status';
// list/TournamentTable
export const tournaments = 'Tournaments';
// list/columns
export const tournamentWithId = (id: number) => `tournament ${id}`;
export const viewTournament = (title: string) => `View ${title}`;
export const view = 'View';
export const manageTournament = (title: string) => `Manage ${title}`;
export const tournamentName = 'Tournament Name';
export const gameColumn = 'Game';
export const status = 'Status';
export const startDateAndTime = 'Start Date & Time';
export const endDateAndTime = 'End Date & Time';
export const actions = 'Actions';
// manage/ApplicationCard
export const playerNumber = (id: number | string) => `Player ${id}`;
export const applicationFrom = (name: string | null) => `Application from ${name ?? 'unnamed player'}`;
export const noName = 'no name';
export const noEmail = 'no email';
export const requestedAt = 'Requested At';
// manage/ApprovedPlayers
export const noApproved = 'No approved player found';
export const noApprovedHint = 'Approved players will appear here.';
export const approvedList = 'Approved players';
// manage/CompleteTab
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
// manage/LongPlayersView
export const searchPlayers = 'Search players';
export const searchPlayersPlaceholder = 'Search players...';
export const playersFound = (players: string) => `${players} found`;
export const noPlayerMatches = (wanted: string) => `No player matches “${wanted}”.`;
// manage/PendingPlayers
export const rejectingNotSupported = 'Rejecting is not available yet: this backend doesn’t support it.';
export const approve = 'Approve';
export const approving = 'Approving...';
export const reject = 'Reject';
export const rejecting = 'Rejecting...';
export const noPending = 'No pending player found';
export const noPendingHint = 'New applications will appear here.';
export const pendingList = 'Pending players';
export const applicationWithoutId = 'This application has no ID, so it can’t be decided here.';
export const checkAgain = 'Check again';
// manage/Placeholder
export const notSupported = (what: string) => `${what} is not available yet: this backend doesn’t support it.`;
// manage/RewardForm
export const alreadyPaid = 'Already paid. No second payment was made.';
export const paid = 'Paid.';
export const checkBeforeSending = 'We’ll check what’s been paid before sending again.';
export const paidTo = (prize: string, player: string) => `${prize} paid to ${player}`;
export const rewardFor = (name: string) => `Reward for ${name}`;
export const position = 'Position';
export const prize = 'Prize';
export const paying = 'Paying...';
export const pay = 'Pay';
export const sentUnconfirmed = (prize: string, time: string) =>
  `${prize} was sent on ${time} but was never confirmed. We’ll check before sending again.`;
// manage/RewardsTab
export const payingRewards = 'Paying rewards';
export const paidOfPool = (paid: string, pool: string) => `${paid} of the prize pool of ${pool} is paid.`;
export const rewardsHint = 'Rewards are paid to approved players.';
export const banned = 'Banned';
export const paidBadge = 'PAID';
export const positionNumber = (position: number | null) => `Position ${position}`;
export const payPlayer = (name: string) => `Pay ${name}`;
// manage/TournamentManagePage
export const pendingPlayers = 'Pending Players';
export const approvedPlayers = 'Approved Players';
export const rewards = 'Rewards';
export const complete = 'Complete';
export const manageHeading = 'Manage Tournament';
export const linkIncomplete = 'This link is missing a tournament.';
export const tournament = 'Tournament';
// manage/reward-values
export const positionExample = 'Enter a position from 1 to 100.';
export const prizeExample = 'Enter an amount from 0 to 1,000,000, such as 12.50.';
// manage/usePending
export const decidedElsewhere = 'Decided in another session.';
export const stillPending = 'The application is still pending. You can decide it again.';
export const wasDecided = 'It was decided. Check Approved Players for the result.';
export const outcomeUnknown = 'We don’t know yet whether this went through.';
export const accepted = 'Tournament accepted';
export const rejected = 'Application rejected';
// tournaments.operations
export const deleteQuestion = (title: string) => `Delete “${title}”?`;
export const deleteHint = 'This deletes the tournament and all its applications. You can’t undo this.';
export const deleteTournament = 'Delete Tournament';
export const rejectQuestion = (applicant: string) => `Reject ${applicant}?`;
export const rejectHint = (applicant: string) => `${applicant} won’t be in this tournament. You can’t undo this.`;
export const applicationUnknown = 'Couldn’t check whether this is still pending. Nothing was sent. Try again.';
export const payQuestion = (prize: string, player: string) => `Pay ${prize} to ${player}?`;
export const payHint = (position: number, positionTaken: boolean) =>
  `Position ${position}${positionTaken ? ', already paid to another player' : ''}. The prize is added to the player’s balance immediately. You can’t undo this.`;
export const rewardsFailed = 'Couldn’t load the rewards, so nothing was sent.';
export const storageBlocked =
  'Your browser blocks site storage, which we need to prevent a second payment. Nothing was sent. Allow site data and try again.';
// tournaments.status
export const allTournaments = 'All Tournaments';
export const upcoming = 'Upcoming';
export const ongoing = 'Ongoing';
export const completed = 'Completed';
// upcoming/PublicTournamentsPage
export const publicTitle = 'Upcoming Tournaments · Arena';
export const skipToContent = 'Skip to the content';
export const arenaHome = 'Arena, home';
export const arena = 'Arena';
export const upcomingTournaments = 'Upcoming Tournaments';
export const publicSubheading = 'See what’s coming up and what you can win';
// upcoming/UpcomingList
export const upcomingList = 'Upcoming tournaments';
export const filterHint = 'Filter by game to narrow the list.';
export const noTournaments = 'No tournaments available yet';
export const checkBackSoon = 'Check back soon.';
export const otherGamesHint = 'Choose Select All to see other games.';
export const deleteWithoutId = 'This tournament has no ID, so it can’t be deleted here.';
export const deleted = 'Tournament deleted';
export const deletedElsewhere = 'It was just deleted in another tab.';
export const deleteFailed = 'Failed to delete tournament';
export const deleteTournamentNamed = (title: number | string | null) => `Delete Tournament ${title}`;
// upcoming/UpcomingTournamentsPage
export const upcomingSubheading = 'Open for applications';
