import type * as z from '@arena/shared/contract/zod';
import { dateTime, entity, flag, number, text } from '@arena/shared/contract/wire';

export const NOTIFICATION_TYPES = ['task', 'alert', 'other'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Extension `notifications` (part 1 §3). `link` is what `linkTo` takes (`user/7`, `messages`), a path of the console, or null. */
export const notification = entity({
  id: ['id', number],
  type: ['type', text],
  title: ['title', text],
  body: ['body', text],
  at: ['time', dateTime],
  read: ['read', flag],
  link: ['link', text],
});
export type Notification = z.output<typeof notification>;

/** The kinds of things that the server tells changes of; an application or a request to join is a change of what it is for. */
export const LIVE_SUBJECTS = ['room', 'fullmap', 'tournament', 'user', 'topup', 'redeem', 'stream', 'form-message'] as const;
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];

/** Extension `live-changes`: something changed on the server; screens that show it read it again. `id` is null for one that is not known. */
export const liveChange = entity({
  subject: ['subject', text],
  id: ['id', number],
  status: ['status', text],
  actorId: ['actorId', number],
});
export type LiveChange = z.output<typeof liveChange>;
