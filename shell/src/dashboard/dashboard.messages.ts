// DashboardPage
export const heading = 'Overview';
export const subheading = 'Platform health and everything that needs your attention';
export const refreshing = 'Refreshing...';
export const refresh = 'Refresh';
// FigureCards
export const vsLastMonth = 'vs last month';
export const vsFigure = (before: string) => `vs ${before} last month`;
export const openScreen = (figure: string, screen: string) => `${figure}: open ${screen}`;
export const noNumber = 'no number';
export const updatedAt = 'Updated at';
export const outOfDate = 'Out of date. Last updated at';
// PendingRedeems
export const redeemRequests = 'Redeem requests';
export const pendingCount = (count: string, isLeast: boolean) => `${count}${isLeast ? '+' : ''} pending`;
export const loadingRedeems = 'Loading redeem requests';
export const noRedeems = 'No redeem requests found';
export const noRedeemsHint = 'No payouts pending.';
export const redeemNumber = (id: number | string | null) => (id === null ? null : `Redeem ${id}`);
export const unknown = 'unknown';
export const andMore = (count: string) => `and ${count} more`;
// Statistics
export const game = 'Game';
export const unassigned = 'Unassigned';
export const rooms = 'Rooms';
export const tournaments = 'Tournaments';
export const players = 'Players';
export const state = 'State';
export const pending = 'Pending';
export const approved = 'Approved';
export const rejected = 'Rejected';
export const requests = 'Requests';
export const gameSummary = 'Game summary';
export const redeemStatistics = 'Redeem statistics';
export const loadingTitled = (title: string) => `Loading ${title}`;
export const gameSummaryHint = 'Rooms, tournaments and players per game will appear here once there are any.';
export const redeemStatisticsHint = 'No redeem requests this month.';
export const paidOutThisMonth = 'Paid out this month';
// figures
export const totalUsers = 'Total Users';
export const userManagement = 'User Management';
export const completedRooms = 'Completed Rooms';
export const roomManagement = 'Room Management';
export const ofFirstPage = (total: string) => `of ${total} (first page only)`;
export const monthlyRevenue = 'Monthly Revenue';
export const analytics = 'Analytics';
