// NotificationItem
export const task = 'Task';
export const alert = 'Alert';
export const otherType = 'Other';
export const unreadPrefix = 'Unread:';
export const markAsRead = (title: string) => `Mark “${title}” as read`;
export const read = 'Read';
export const several = (count: number, title: string, sum: string | null) => `${count} × ${title}${sum === null ? '' : `, ${sum}`}`;
export const showMore = (count: number) => `Show ${count} more`;
export const showLess = 'Show less';
// NotificationList
export const noneOfType = (many: string) => `No ${many}`;
export const isOfAnotherType = 'is of another type';
export const isA = (type: string) => `is ${type}`;
export const noneLoaded = (count: number, reason: string) => `None of the ${count} latest notifications ${reason}.`;
export const empty = 'No notifications';
export const emptyHint = 'New tasks and alerts will appear here.';
export const olderFailed = 'Couldn’t load older notifications.';
export const loadingMore = 'Loading more...';
export const tryAgain = 'Try again';
export const loadOlder = 'Load older';
export const loading = 'Loading notifications';
// NotificationPage
export const heading = 'Notification Center';
export const subheading = 'Tasks, alerts and updates';
export const byType = 'Notifications by type';
export const allCaughtUp = 'All caught up';
export const unreadCount = (unread: number) => `${unread} unread`;
export const showNew = (count: number) => `Show ${count} new`;
export const markAllAsRead = 'Mark all as read';
export const sampleTitle = 'Sample notifications';
export const sampleHint = 'This backend doesn’t send notifications, so these are examples. Read status is saved in this browser only.';
// notification-feed
export const all = 'All';
export const tasks = 'Tasks';
export const alerts = 'Alerts';
export const otherEntry = 'other entry';
export const otherEntries = 'other entries';
// sample-notifications
export const sampleRooms = 'Rooms awaiting payout';
export const sampleRoomsText = 'Two finished matches have unpaid winners.';
export const sampleTopUps = 'Top-up requests are piling up';
export const sampleTopUpsText = 'More requests than usual came in during the last hour.';
export const sampleTournament = 'New tournament announced';
export const sampleTournamentText = 'Weekend Squad Cup starts on Saturday at 18:00.';
export const sampleRequests = 'Join requests to review';
export const sampleRequestsText = 'A full-map room is half full and has open join requests.';
export const sampleWelcome = 'Welcome to the console';
export const sampleWelcomeText = 'Platform notifications will appear here.';
// usePlatformFeed
export const notification = 'Notification';
export const markFailed = (what: string, reason: string) => `${what} couldn’t be marked as read: ${reason}`;
export const tryAgainSentence = 'Try again.';
export const theNotifications = 'The notifications';
