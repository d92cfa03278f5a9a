import { call, defineCalls } from '../call';
import { id, pageOf, paging } from '@arena/shared/contract/wire';
import { notification } from '../wire/live';
import { notice } from '../wire/session';

/** Extension `notifications`: the signed-in person's feed, newest first. */
export const notificationCalls = defineCalls({
  list: {
    ...call('GET /notifications', 'signed-in'),
    query: paging,
    response: pageOf(notification),
    extension: 'notifications',
  },
  markRead: {
    ...call('PUT /notifications/{notificationId}/read', 'signed-in'),
    params: { notificationId: id },
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
 * Extension `live-changes`: Server-Sent Events at this path below the base path, for a signed-in person, with the Authorization header of
 * every call. Events: `notification` and, for administrators, `change`, each in its wire form; a comment every 15 seconds keeps the
 * connection. The answer's `x-changed-lately`, a query string in milliseconds, says how far back the server knows (`known`) and how long
 * ago each subject and `notification` changed: `known=60000&room=812`. Lists read since then need no second read.
 */
export const LIVE_EVENTS_PATH = '/events';
