// Bell
export const notifications = 'Notifications';
export const notificationsUnread = (shown: string) => `Notifications, ${shown} unread`;
export const newNotifications = (count: number) => `${count} new ${count === 1 ? 'notification' : 'notifications'}`;
