import { id as numericId, REQUEST_STATES, topUpCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { enum as oneOf } from 'zod/mini';
import { caseless } from '../http/decode';
import { route } from '../http/route';
import { decideRequest } from '../money/decide-request';
import { centsAsked, OWN_BALANCE, textAsked } from '../money/new-request';
import { noteSeen, requestFacts } from '../money/request-facts';
import { sliceRequest } from '../money/request-list';
import { topups } from '../db/schema/money';
import type { Services } from '../services';
import { requireSelfOrAdmin } from '../users/users.store';
import { findTopUp, requestTopUp, searchTopUps, TOP_UP, topUpStatistics, writeTopUps } from './topups.store';

/** The wire's word `Approved` is the state APPROVED; like the other paths' statuses it is taken in any case. */
const listByStatus = { ...topUpCalls.listByStatus, params: { status: caseless(oneOf(REQUEST_STATES)) } } as const;
const search = { ...topUpCalls.search, query: { ...topUpCalls.search.query, status: caseless(oneOf(REQUEST_STATES)) } } as const;
const LEAST_TOP_UP = 0.01;

export function topUpRoutes(app: FastifyInstance, { db, config: { timeZone, mostPendingRequests, largestTopUp }, clock }: Services): void {
  route(app, listByStatus, ({ params, query }) => writeTopUps(db, params.status, sliceRequest(query), timeZone));
  route(app, search, ({ query }) => searchTopUps(db, query, timeZone));

  // Here ids are numbers, and anything else is refused.
  const params = { topUpId: numericId };
  route(app, { ...topUpCalls.approve, params }, (input, { act }) =>
    decideRequest(db, TOP_UP, { id: input.params.topUpId, status: 'APPROVED', ...act }),
  );
  route(app, { ...topUpCalls.reject, params }, (input, { act }) =>
    decideRequest(db, TOP_UP, { id: input.params.topUpId, status: 'REJECTED', ...act }),
  );

  route(app, topUpCalls.statistics, () => topUpStatistics(db, clock(), timeZone));
  route(app, { ...topUpCalls.facts, params }, async ({ params: { topUpId: id } }, { act }) => {
    await noteSeen(db, topups, id, act.actorId, act.now);
    return { request: await findTopUp(db, id, timeZone), ...(await requestFacts(db, topups, id, timeZone)) };
  });
  route(app, topUpCalls.request, async ({ params, query }, { caller, act }) => {
    requireSelfOrAdmin(caller, params.userId, OWN_BALANCE);
    const asked = { amountCents: centsAsked(query.amount, LEAST_TOP_UP, largestTopUp), payment: textAsked('itemName', query.itemName) };
    const id = await requestTopUp(db, { ...params, ...asked }, { ...act, mostPending: mostPendingRequests });
    // The rules are no business of the player's.
    return { ...(await findTopUp(db, id, timeZone)), attention: null };
  });
}
