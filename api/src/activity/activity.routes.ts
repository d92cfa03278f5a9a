import { userCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { adjustBalance } from '../money/adjust-balance';
import { route } from '../http/route';
import type { Services } from '../services';
import { requireSelfOrAdmin, requireUser } from '../users/users.store';
import { findAccount, listMatches, listRequests, listStatement } from './activity.store';
import * as t from './activity.messages';

export function activityRoutes(app: FastifyInstance, { db, config: { timeZone } }: Services): void {
  route(app, userCalls.account, ({ params: { userId } }) => findAccount(db, userId, timeZone));

  route(app, userCalls.statement, async ({ params: { userId } }, { caller }) => {
    requireSelfOrAdmin(caller, userId, t.ownPaymentsOnly);
    await requireUser(db, userId);
    return listStatement(db, userId, timeZone);
  });

  route(app, userCalls.rooms, async ({ params: { userId } }, { caller }) => {
    requireSelfOrAdmin(caller, userId, t.ownRoomsOnly);
    await requireUser(db, userId);
    return listMatches(db, userId, timeZone);
  });

  route(app, userCalls.adjust, ({ params: { userId }, body }, { act }) => adjustBalance(db, { userId, ...body, ...act }));

  route(app, userCalls.requests, async ({ params: { userId } }) => {
    await requireUser(db, userId);
    return listRequests(db, userId, timeZone);
  });
}
