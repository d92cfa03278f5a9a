import { id as numericId, redeemCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { caseless } from '../http/decode';
import { route } from '../http/route';
import { decideRequest } from '../money/decide-request';
import { centsAsked, OWN_BALANCE, textAsked } from '../money/new-request';
import { noteSeen, requestFacts } from '../money/request-facts';
import { sliceRequest } from '../money/request-list';
import { redeems } from '../db/schema/money';
import type { Services } from '../services';
import { requireSelfOrAdmin } from '../users/users.store';
import { findRedeem, LEAST_REDEEM, REDEEM, requestRedeem, searchRedeems, writeRedeems } from './redeems.store';

const listByStatus = { ...redeemCalls.listByStatus, params: { status: caseless(redeemCalls.listByStatus.params.status) } } as const;

const search = {
  ...redeemCalls.search,
  query: { ...redeemCalls.search.query, status: caseless(redeemCalls.search.query.status) },
} as const;

export function redeemRoutes(app: FastifyInstance, { db, config: { timeZone, mostPendingRequests } }: Services): void {
  route(app, redeemCalls.listPending, ({ query }) => writeRedeems(db, 'PENDING', sliceRequest(query), timeZone));
  route(app, listByStatus, ({ params, query }) => writeRedeems(db, params.status, sliceRequest(query), timeZone));
  route(app, search, ({ query }) => searchRedeems(db, query, timeZone));

  // Here ids are numbers, and anything else is refused.
  const params = { redeemId: numericId };
  route(app, { ...redeemCalls.approve, params }, (input, { act }) =>
    decideRequest(db, REDEEM, { id: input.params.redeemId, status: 'APPROVED', ...act }),
  );
  route(app, { ...redeemCalls.reject, params }, (input, { act }) =>
    decideRequest(db, REDEEM, { id: input.params.redeemId, status: 'REJECTED', ...act }),
  );

  route(app, { ...redeemCalls.facts, params }, async ({ params: { redeemId: id } }, { act }) => {
    await noteSeen(db, redeems, id, act.actorId, act.now);
    return { request: await findRedeem(db, id, timeZone), ...(await requestFacts(db, redeems, id, timeZone)) };
  });
  route(app, redeemCalls.request, async ({ params, query, body }, { caller, act }) => {
    requireSelfOrAdmin(caller, params.userId, OWN_BALANCE);
    const asked = body ?? query;
    const amountCents = centsAsked(asked.amount, LEAST_REDEEM);
    const facts = { ...params, amountCents, method: textAsked('method', asked.method), account: textAsked('accountNo', asked.accountNo) };
    const id = await requestRedeem(db, facts, { ...act, mostPending: mostPendingRequests });
    // The rules are no business of the player's.
    return { ...(await findRedeem(db, id, timeZone)), attention: null };
  });
}
