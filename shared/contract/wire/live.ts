import type * as z from '@arena/shared/contract/zod';
import { dateTime, entity, flag, money, number, text } from '@arena/shared/contract/wire';

/** The types of notification (part 1 §3). */
export const NOTIFICATION_TYPES = ['task', 'alert', 'other'] as const;
/** `task`, `alert` or `other`. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/**
 * Extension `notifications` (part 1 §3). `link` is a target of `linkTo` (`user/7`, `messages`), a console path, or null.
 * `amount`: the amount that it is about, in currency units; null if there is none.
 */
export type Notification = z.output<typeof notification>;
/** The codec of a `Notification`, for the live events. */
export const notification = entity({
  id: ['id', number],
  type: ['type', text],
  title: ['title', text],
  body: ['body', text],
  at: ['time', dateTime],
  read: ['read', flag],
  link: ['link', text],
  amount: ['amount', money],
});

/** The kinds of item that the server announces changes of. An application or join request counts as a change of its target. */
export const LIVE_SUBJECTS = ['room', 'fullmap', 'tournament', 'user', 'topup', 'redeem', 'stream', 'form-message'] as const;
/** One of `LIVE_SUBJECTS`. */
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];

/**
 * Extension `live-changes`: an item changed on the server. Without an `id`, any item of the subject may have; without a subject, anything.
 */
export type LiveChange = z.output<typeof liveChange>;
/** The codec of a `LiveChange`, for the live events. */
export const liveChange = entity({
  subject: ['subject', text],
  id: ['id', number],
  status: ['status', text],
  actorId: ['actorId', number],
});
