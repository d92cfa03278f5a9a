import { notificationCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { pageRequest } from '../db/paging';
import { route } from '../http/route';
import type { Services } from '../services';
import { markAllRead, markRead, readFeed } from './feed.store';
import * as t from './notifications.messages';

export function notificationRoutes(app: FastifyInstance, { db, config: { timeZone } }: Services): void {
  route(app, notificationCalls.list, ({ query }, { caller }) => readFeed(db, caller, pageRequest(query), timeZone));
  route(app, notificationCalls.markRead, async ({ params }, { caller }) => {
    await markRead(db, caller, params.notificationId);
    return { message: t.markedAsRead, success: true };
  });

  route(app, notificationCalls.markAllRead, async (_input, { caller }) => {
    await markAllRead(db, caller);
    return { message: t.allMarkedAsRead, success: true };
  });
}
