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
// create/TournamentFields
export const description = 'Description';
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
export const prizePoolFigureHint = 'total active pools (running now)';
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
// manage/PendingPlayers
export const reject = 'Reject';
// manage/RewardRow
export const pay = 'Pay';
// tournaments.operations
export const deleteQuestion = (title: string) => `Delete “${title}”?`;
export const deleteHint = 'This deletes the tournament and all its applications. You can’t undo this.';
export const deleteTournament = 'Delete Tournament';
export const rejectQuestion = (applicant: string) => `Reject ${applicant}?`;
export const rejectHint = (applicant: string) => `${applicant} won’t be in this tournament. You can’t undo this.`;
export const approvingPlayer = (applicant: string) => `Approving ${applicant}`;
export const applicationUnknown = 'Couldn’t check whether this is still pending. Nothing was sent. Try again.';
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
export const site = 'Site';
export const earnings = 'Earnings';
export const contact = 'Contact us';
export const login = 'Login';
export const console = 'Console';
export const profile = 'Profile';
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
