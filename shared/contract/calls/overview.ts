import * as z from '@arena/shared/contract/zod';
import { defineCalls } from '../call';
import { id, listOf, number, pageOf } from '@arena/shared/contract/wire';
import { analytics, dashboardStatistics, formMessage, monthlyRevenue, notification, platformCounts } from '../wire/overview';
import { notice } from '../wire/session';

const paging = { pageNumber: number, pageSize: number };

/** The shell's own screens. Part 1 §7 knows the revenue only; the rest are extensions. */
export const overviewCalls = defineCalls({
  monthlyRevenue: {
    method: 'GET',
    path: '/revenue/monthly',
    summary: 'Revenue by month, the current month first',
    access: 'admin',
    response: listOf(monthlyRevenue),
    status: 200,
  },
  statistics: {
    method: 'GET',
    path: '/dashboard/statistics',
    summary: "The dashboard's live figures",
    access: 'admin',
    response: dashboardStatistics,
    status: 200,
    extension: 'dashboard-statistics',
  },
  counts: {
    method: 'GET',
    path: '/counts',
    summary: 'How much there is of what the summary cards show',
    access: 'admin',
    response: platformCounts,
    status: 200,
    extension: 'counts',
  },
  analytics: {
    method: 'GET',
    path: '/analytics/daily',
    summary: 'Revenue, rooms and registrations of the last days, by day and game',
    access: 'admin',
    query: { days: number },
    response: analytics,
    status: 200,
    extension: 'analytics',
  },
});

/** Extension `notifications`: the signed-in person's feed, newest first. */
export const notificationCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/notifications',
    summary: 'The own notifications, newest first',
    access: 'signed-in',
    query: paging,
    response: pageOf(notification),
    status: 200,
    extension: 'notifications',
  },
  markRead: {
    method: 'PUT',
    path: '/notifications/{notificationId}/read',
    summary: 'Mark a notification as read',
    access: 'signed-in',
    params: { notificationId: id },
    response: notice,
    status: 200,
    extension: 'notifications',
  },
  markAllRead: {
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark all notifications as read',
    access: 'signed-in',
    response: notice,
    status: 200,
    extension: 'notifications',
  },
});

/**
 * Extension `live-changes`: Server-Sent Events at this path below the base path, for a signed-in person, with the
 * Authorization header of every call. Events: `notification` (a notification's wire form) and, for administrators, `change`
 * (a live change's wire form); a comment line every 15 seconds keeps the connection. The answer's header `x-changed-lately`, a query
 * string in milliseconds, says how far back the server knows what happened (`known`), and how long ago each subject changed, and
 * `notification`: `known=60000&room=812`. A page that read its lists since then reads no others again.
 */
export const LIVE_EVENTS_PATH = '/events';

/** Extension `form-messages`: the default address of the public site's two forms, and what they brought. */
export const formCalls = defineCalls({
  send: {
    method: 'POST',
    path: '/forms/{form}',
    summary: 'Send a message by the contact or the account-deletion form',
    access: 'public',
    params: { form: z.enum(['contact', 'account-deletion']) },
    body: z.object({
      email: z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address')),
      message: z.optional(z.string().check(z.maxLength(5000))),
      reason: z.optional(z.string().check(z.maxLength(5000))),
      confirm: z.optional(z.string()),
      /** The honeypot: people don't see it, so only a machine fills it. */
      website: z.optional(z.string()),
    }),
    response: notice,
    status: 200,
    extension: 'form-messages',
  },
  list: {
    method: 'GET',
    path: '/forms/messages',
    summary: 'What visitors sent, newest first',
    access: 'admin',
    query: paging,
    response: pageOf(formMessage),
    status: 200,
    extension: 'form-messages',
  },
  markHandled: {
    method: 'PUT',
    path: '/forms/messages/{messageId}/handled',
    summary: 'Mark a message as handled',
    access: 'admin',
    params: { messageId: id },
    response: formMessage,
    status: 200,
    extension: 'form-messages',
  },
});
