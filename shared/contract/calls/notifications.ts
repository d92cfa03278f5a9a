import { call, defineCalls } from './define-calls';
import { pageOf, paging } from '@arena/shared/contract/wire';
import { notification } from '../wire/live';
import { notice } from '../wire/session';

/** The signed-in user's notifications, newest first (extension `notifications`). */
export const notificationCalls = defineCalls({
  list: {
    ...call('GET /notifications', 'signed-in'),
    query: paging,
    response: pageOf(notification),
    extension: 'notifications',
  },
  markRead: {
    ...call('PUT /notifications/{notificationId}/read', 'signed-in'),
    response: notice,
    extension: 'notifications',
  },
  markAllRead: {
    ...call('PUT /notifications/read', 'signed-in'),
    response: notice,
    extension: 'notifications',
  },
});

/**
 * Extension `live-changes`: the path, below the base path, of Server-Sent Events for a signed-in user, with the usual Authorization header.
 * The events `notification` and (for administrators) `change` carry the wire form; a comment every 15 seconds keeps the connection open.
 * The answer's header `x-changed-lately`, a query string in milliseconds, has how far back the server remembers (`known`) and how long ago
 * each subject and `notification` changed: `known=60000&room=812`. Lists read since then need no second read.
 */
export const LIVE_EVENTS_PATH = '/events';
