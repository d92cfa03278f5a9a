import { fullMapCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { caseless } from '../http/decode';
import { badRequest, statusAsked } from '../errors';
import { pageRequest } from '../db/paging';
import { route } from '../http/route';
import type { Services } from '../services';
import { requireSelfOrAdmin } from '../users/users.store';
import { completeFullmap, createFullmap, FULLMAP_MATCH, fullmapApplicationLists as applications } from './fullmap-match';
import { APPLICATION } from '../matches/match-kind';
import { applyFor, decideApplication } from '../matches/applications';
import { findFullmap, listFullmaps, searchFullmaps } from './fullmap-rooms.store';
import { listWinners, registerWinners, rewardWinner } from './winners';
import * as t from './fullmap-rooms.messages';

const { get, apply, winners, listByStatus } = fullMapCalls;

/** The specification leaves these answers open; here they are the thing that was made or changed. */
const served = {
  listByStatus: { ...listByStatus, params: { status: caseless(listByStatus.params.status) } },
  create: { ...fullMapCalls.create, response: get.response },
  decide: { ...fullMapCalls.decide, response: apply.response },
  complete: { ...fullMapCalls.complete, response: get.response },
  registerWinners: { ...fullMapCalls.registerWinners, response: winners.response },
} as const;

/** The room that a reward is meant for; undefined is none, null something that is no number. */
function roomMeant(fullmapId: number | null | undefined): number | null {
  if (fullmapId === undefined) return null;
  if (fullmapId === null || !Number.isInteger(fullmapId) || fullmapId < 1) {
    throw badRequest(t.fullmapIdNumber);
  }
  return fullmapId;
}

export function fullmapRoutes(app: FastifyInstance, { db, config: { timeZone } }: Services): void {
  route(app, served.listByStatus, ({ params, query }) => listFullmaps(db, params.status, pageRequest(query), timeZone));
  route(app, fullMapCalls.search, async ({ query }) => searchFullmaps(db, { ...query, status: statusAsked(query) }, timeZone));
  route(app, get, ({ params }) => findFullmap(db, params.fullmapId, timeZone));
  route(app, served.create, async ({ params: { userId: ownerId, ...venue }, body }, { act }) =>
    findFullmap(db, await createFullmap(db, body, { venue, ownerId, ...act }), timeZone),
  );

  route(app, fullMapCalls.applications, async ({ params, query }) => {
    await findFullmap(db, params.fullmapId, timeZone);
    return applications.write(db, params.fullmapId, query.status, timeZone);
  });

  route(app, fullMapCalls.searchApplications, async ({ params: { fullmapId }, query }) => {
    await findFullmap(db, fullmapId, timeZone);
    return applications.search(db, fullmapId, query, timeZone);
  });

  route(app, apply, async ({ params: { fullmapId: matchId, userId } }, { caller, act }) => {
    requireSelfOrAdmin(caller, userId);
    return applications.find(db, await applyFor(db, FULLMAP_MATCH, { matchId, userId, ...act }), timeZone);
  });

  route(app, served.decide, async ({ params, body }, { act }) => {
    const status = body.action === 'ACCEPT' ? APPLICATION.accepted : APPLICATION.rejected;
    await decideApplication(db, FULLMAP_MATCH, { applicationId: params.fullmapAppId, status, ...act });
    return applications.find(db, params.fullmapAppId, timeZone);
  });

  route(app, served.complete, async ({ params }, { act }) => {
    await completeFullmap(db, params.fullmapId, act);
    return findFullmap(db, params.fullmapId, timeZone);
  });

  route(app, served.registerWinners, ({ params, body: userIds }, { act }) => registerWinners(db, { ...params, userIds, ...act }));
  route(app, winners, async ({ params }) => {
    await findFullmap(db, params.fullmapId, timeZone);
    return listWinners(db, params.fullmapId, timeZone);
  });

  route(app, fullMapCalls.rewardWinner, ({ params, query, body }, { act }) =>
    rewardWinner(db, { ...body, ...params, fullmapId: roomMeant(query.fullmapId), ...act }),
  );
}
