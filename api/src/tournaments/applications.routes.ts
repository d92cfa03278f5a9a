import { isAdminRole, tournamentCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { encode } from 'zod/v4/core';
import { statusAsked } from '../http/errors';
import { route } from '../http/route';
import type { Services } from '../services';
import { requireSelfOrAdmin } from '../users/users.store';
import { TOURNAMENT_MATCH, tournamentApplicationLists as applications } from './tournament-match';
import { applyFor, decideApplication } from '../matches/applications';
import { searchApplications } from '../matches/application-lists';
import { listRewards, payReward } from './pay-reward';
import { publicView, served } from './tournament-calls';
import { findTournament } from './tournaments.store';

/** A tournament's players: who asks, who is in, who is paid. */
export function applicationRoutes(app: FastifyInstance, { db, config: { timeZone } }: Services): void {
  route(app, served.applications, async ({ params, query }) => {
    await findTournament(db, params.tournamentId, timeZone);
    return applications.write(db, params.tournamentId, query.status, timeZone);
  });

  route(app, tournamentCalls.searchApplications, async ({ params: { tournamentId }, query }) => {
    await findTournament(db, tournamentId, timeZone);
    const page = await searchApplications(db, TOURNAMENT_MATCH, { matchId: tournamentId, query }, (where) =>
      applications.read(db, where, timeZone),
    );
    // Whoever asks knows the tournament; its rules a thousand times over would be most of the answer.
    return { ...page, items: page.items.map((application) => ({ ...application, tournament: null })) };
  });

  route(app, served.apply, async ({ params: { tournamentId: matchId, userId } }, { caller, act }) => {
    requireSelfOrAdmin(caller, userId);
    const application = await applications.find(db, await applyFor(db, TOURNAMENT_MATCH, { matchId, userId, ...act }), timeZone);
    if (caller.roles.some(isAdminRole) || application.tournament === null) return application;
    return { ...application, tournament: publicView(application.tournament) };
  });

  route(app, served.decide, async ({ params, query }, { act }) => {
    const status = statusAsked(query);
    await decideApplication(db, TOURNAMENT_MATCH, { ...params, status, ...act });
    const application = await applications.find(db, params.applicationId, timeZone);
    const what = status === 'REJECTED' ? 'was rejected' : 'was approved';
    return { ...encode(served.apply.response, application), message: `${application.applicant?.name ?? 'The player'} ${what}.` };
  });

  route(app, served.rewards, async ({ params }) => {
    await findTournament(db, params.tournamentId, timeZone);
    return listRewards(db, params.tournamentId, timeZone);
  });

  route(app, served.reward, ({ params, body }, { act }) => payReward(db, { ...body, ...params, ...act }));
}
