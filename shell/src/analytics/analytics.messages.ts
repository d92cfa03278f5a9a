// AnalyticsPage
export const heading = 'Analytics';
export const subheading = 'Revenue, rooms, tournaments and users over time';
export const currentTotals = 'Current totals';
// DailyCharts
export const revenue = 'Revenue';
export const rooms = 'Rooms';
export const registrations = 'Registrations';
export const revenueIs = 'Entry fees minus rewards and refunds; below zero when more was paid out than came in.';
export const days = (count: number) => `${count} days`;
export const custom = 'Custom';
export const dailyTrends = 'Daily trends';
export const range = 'Range';
export const byDay = (label: string) => `${label} by day`;
export const vsBefore = (total: string, days: number) =>
  days === 1 ? `vs ${total} the day before` : `vs ${total} in the ${days} days before`;
export const noActivity = (days: number) => (days === 1 ? 'No activity on this day.' : `No activity in these ${days} days.`);
// analytics.queries
export const revenueByMonth = 'Revenue by month';
export const revenueHint = 'Revenue will appear here after the first month with sales.';
export const roomsByStatus = 'Rooms by status';
export const noRooms = 'No rooms yet.';
export const tournamentsByStatus = 'Tournaments by status';
export const noTournaments = 'No tournaments yet.';
export const usersByRole = 'Users by role';
export const noUsers = 'No users yet.';
// counted
export const entryNumber = (place: number) => `Entry ${place}`;
export const month = 'Month';
export const status = 'Status';
export const scheduled = 'Scheduled';
export const coinTime = 'CoinTime';
export const completed = 'Completed';
export const tournaments = 'Tournaments';
export const upcoming = 'Upcoming';
export const ongoing = 'Ongoing';
export const administrators = 'Administrators';
export const players = 'Players';
export const noRole = 'No role';
export const role = 'Role';
export const users = 'Users';
// daily
export const chooseBothDays = 'Choose the first and the last day.';
export const tooManyDays = (most: number) => `Choose at most ${most} days.`;
export const day = 'Day';
export const unassigned = 'Unassigned';
