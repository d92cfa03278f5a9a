// PendingTopUps
export const loadingPending = 'Loading pending top-ups';
export const noPending = 'No pending top-ups';
export const noPendingHint = 'New requests will appear here.';
export const waiting = 'waiting';
export const topUpNumber = (id: number | string | null) => `Top-up ${id ?? 'without an ID'}`;
export const nothingNeedsAttention = 'Nothing needs special attention';
export const needAttention = 'Need attention:';
export const topUpCount = (count: number) => (count === 1 ? '1 top-up' : `${count} top-ups`);
export const redeemCount = (count: number) => (count === 1 ? '1 redeem' : `${count} redeems`);
export const topUpsNeedAttention = (count: number) => `${topUpCount(count)} ${count === 1 ? 'needs' : 'need'} attention`;
export const redeemsNeedAttention = (count: number) => `${redeemCount(count)} ${count === 1 ? 'needs' : 'need'} attention`;
// SummaryCards
export const sinceMidnight = 'Since midnight';
export const sameAsYesterday = 'Same as yesterday';
export const fromYesterday = (difference: string) => `${difference} from yesterday`;
export const pendingRequests = 'Pending Requests';
export const awaitingReview = 'Awaiting review';
export const approvedToday = 'Approved Today';
export const sampleFromYesterday = '+8 from yesterday';
export const totalAmount = 'Total Amount';
export const processedToday = 'Processed today';
export const successRate = 'Success Rate';
export const last30Days = 'Last 30 days';
// TopUpPage
export const empty = 'No requests found';
export const otherGamesHidden = 'Requests for other games are hidden.';
export const showAllGames = 'Show all games';
export const emptyHint = 'Try another search or status.';
export const heading = 'Top-Up Management';
export const subheading = 'Manage game top-up requests from users';
export const game = 'Game';
export const status = 'Status';
// game-filter
export const allGames = 'All Games';
export const freeFire = 'Free Fire';
export const pubg = 'Pubg';
export const noGame = 'no game';
export const countOfGame = (count: number, game: string) => `${game} (${count})`;
export const oneOfOtherGame = 'One request for another game is';
export const severalOfOtherGames = (count: number) => `${count} requests for other games are`;
export const hiddenByFilter = (what: string, games: string) => `${what} hidden by the filter: ${games}.`;
// topups.kind
export const payment = 'Payment';
export const requestTitle = 'Request';
export const topUpRequests = 'Top-up requests';
export const topUpId = 'Topup ID';
export const approveHint = (amount: string, person: string) => `${amount} will be added to ${person}’s balance. You can’t undo this.`;
export const approveAllHint = (amount: string) => `${amount} will be added to their balances. You can’t undo this.`;
export const rejectAllHint = 'They won’t be credited. You can’t undo this.';
export const rejectHint = (person: string) => `${person} won’t be credited. You can’t undo this.`;
