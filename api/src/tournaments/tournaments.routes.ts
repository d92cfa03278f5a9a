import { isAdminRole, type Tournament, tournamentCalls, type User } from '@arena/shared/contract';
import { number, object, unknown } from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { encode } from 'zod/v4/core';
import type { Caller } from '../http/caller';
import { caseless } from '../http/decode';
import { keywordsOf } from '../db/conditions';
import { statusAsked } from '../errors';
import { pageRequest } from '../db/paging';
import { route } from '../http/route';
import { applyFor, decideApplication } from '../matches/applications';
import { findTournament, pageOfTournaments, searchTournaments, tournamentsOfGame } from './tournaments.store';
import type { Services } from '../services';
import { requireSelfOrAdmin } from '../users/users.store';
import { listRewards, payReward } from './pay-reward';
import {
  advanceTournament,
  allParticipants,
  createTournament,
  activePrizes,
  removeTournament,
  TOURNAMENT_MATCH,
  tournamentApplicationLists as applications,
} from './tournament-match';
import * as t from './tournaments.messages';

const { listByStatus, get, create, decide, prizePool, participants } = tournamentCalls;

/** The contract's calls, with the answers that the specification leaves open filled in: the console reads them with patience. */
const served = {
  ...tournamentCalls,
  listByStatus: { ...listByStatus, params: { status: caseless(listByStatus.params.status) } },
  /** An empty status is no path part of its own here, and means all. */
  listAllStatuses: { ...listByStatus, path: '/posts/status', params: {} },
  prizePool: { ...prizePool, response: object({ amount: number() }) },
  participants: { ...participants, response: object({ totalElements: number() }) },
  create: { ...create, response: get.response },
  /** The application as it is now, and a sentence. */
  decide: { ...decide, response: unknown() },
} as const;

/** The public part of an organizer: the name, without contact data or balance. The handle is made of email address and number. */
function publicUser(user: User | null): User | null {
  if (user === null) return null;
  return { ...user, email: null, mobile: null, balance: null, handle: null, pubgId: null, freeFireId: null, roles: [] };
}

/** A tournament as the public sees it: without the access to its in-game room. */
function publicView(tournament: Tournament): Tournament {
  return { ...tournament, accessId: null, password: null, organizer: publicUser(tournament.organizer) };
}

function applicationRoutes(app: FastifyInstance, { db, config: { timeZone } }: Services): void {
  route(app, served.applications, async ({ params, query }) => {
    await findTournament(db, params.tournamentId, timeZone);
    return applications.write(db, params.tournamentId, query.status, timeZone);
  });

  route(app, tournamentCalls.searchApplications, async ({ params: { tournamentId }, query }) => {
    await findTournament(db, tournamentId, timeZone);
    const page = await applications.search(db, tournamentId, query, timeZone);
    // The caller knows the tournament; its rules in each of a thousand items would be most of the answer.
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
    const what = status === 'REJECTED' ? t.wasRejected : t.wasApproved;
    return { ...encode(served.apply.response, application), message: t.playerWas(application.applicant?.name, what) };
  });

  route(app, served.rewards, async ({ params }) => {
    await findTournament(db, params.tournamentId, timeZone);
    return listRewards(db, params.tournamentId, timeZone);
  });

  route(app, served.reward, ({ params, body }, { act }) => payReward(db, { ...body, ...params, ...act }));
}

type Asks = () => Promise<Caller | null>;

/** Administrators see everything, other callers the public part. */
async function viewOf(findCaller: Asks): Promise<(tournament: Tournament) => Tournament> {
  const caller = await findCaller();
  return caller?.roles.some(isAdminRole) ? (tournament) => tournament : publicView;
}

export function tournamentRoutes(app: FastifyInstance, services: Services): void {
  const {
    db,
    config: { timeZone },
  } = services;
  applicationRoutes(app, services);

  const page = async (status: string | null, query: Parameters<typeof pageRequest>[0], findCaller: Asks) => {
    const found = await pageOfTournaments(db, status, pageRequest(query), timeZone);
    return { ...found, items: found.items.map(await viewOf(findCaller)) };
  };
  route(app, served.list, ({ query }, { findCaller }) => page(null, query, findCaller));
  route(app, served.listByStatus, ({ params, query }, { findCaller }) => page(params.status || null, query, findCaller));
  route(app, served.listAllStatuses, ({ query }, { findCaller }) => page(null, query, findCaller));
  route(app, served.search, async ({ query }, { findCaller }) => {
    const found = await searchTournaments(db, keywordsOf(query), timeZone);
    return found.map(await viewOf(findCaller));
  });

  route(app, served.listByGame, async ({ params }, { findCaller }) => {
    const found = await tournamentsOfGame(db, params.gameId, timeZone);
    return found.map(await viewOf(findCaller));
  });

  route(app, served.get, async ({ params }, { findCaller }) => {
    const tournament = await findTournament(db, params.tournamentId, timeZone);
    return (await viewOf(findCaller))(tournament);
  });

  route(app, served.prizePool, async () => ({ amount: await activePrizes(db) }));
  route(app, served.participants, async () => ({ totalElements: await allParticipants(db) }));
  route(app, served.create, async ({ params: { userId: ownerId, ...venue }, body }, { act }) =>
    findTournament(db, await createTournament(db, body, { venue, ownerId, ...act }, timeZone), timeZone),
  );

  route(app, served.remove, async ({ params }, { act }) => {
    await removeTournament(db, params.tournamentId, act);
    return { message: t.tournamentDeleted, success: true };
  });

  route(app, served.advance, async ({ params, query }, { act }) => {
    await advanceTournament(db, { ...params, to: statusAsked(query), ...act });
    return findTournament(db, params.tournamentId, timeZone);
  });
}
