import { isAdminRole, type Tournament } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../auth/caller';
import { statusAsked } from '../http/errors';
import { pageRequest } from '../http/paging';
import { route } from '../http/route';
import { allParticipants, openPrizes } from '../overview/counts';
import type { Services } from '../services';
import { applicationRoutes } from './applications.routes';
import { advanceTournament, createTournament, removeTournament } from './tournament-match';
import { findTournament, pageOfTournaments, searchTournaments, tournamentsOfGame } from './tournaments.store';
import { publicView, served } from './tournament-calls';

type Asks = () => Promise<Caller | null>;

/** Administrators see everything, everybody else what is public. */
async function seenBy(findCaller: Asks, items: readonly Tournament[]): Promise<Tournament[]> {
  const caller = await findCaller();
  return caller?.roles.some(isAdminRole) ? [...items] : items.map(publicView);
}

export function tournamentRoutes(app: FastifyInstance, services: Services): void {
  const {
    db,
    config: { timeZone },
  } = services;
  applicationRoutes(app, services);

  const page = async (status: string | null, query: Parameters<typeof pageRequest>[0], findCaller: Asks) => {
    const found = await pageOfTournaments(db, status, pageRequest(query), timeZone);
    return { ...found, items: await seenBy(findCaller, found.items) };
  };
  route(app, served.list, ({ query }, { findCaller }) => page(null, query, findCaller));
  route(app, served.listByStatus, ({ params, query }, { findCaller }) => page(params.status || null, query, findCaller));
  route(app, served.listAllStatuses, ({ query }, { findCaller }) => page(null, query, findCaller));

  route(app, served.search, async ({ query }, { findCaller }) =>
    seenBy(findCaller, await searchTournaments(db, query.keywords ?? '', timeZone)),
  );
  route(app, served.listByGame, async ({ params }, { findCaller }) =>
    seenBy(findCaller, await tournamentsOfGame(db, params.gameId, timeZone)),
  );

  route(app, served.get, async ({ params }, { findCaller }) => {
    const [tournament] = await seenBy(findCaller, [await findTournament(db, params.tournamentId, timeZone)]);
    if (tournament === undefined) throw new Error('A tournament was lost on the way');
    return tournament;
  });

  route(app, served.prizePool, async () => ({ amount: await openPrizes(db) }));
  route(app, served.participants, async () => ({ totalElements: await allParticipants(db) }));

  route(app, served.create, async ({ params: { userId: ownerId, ...venue }, body }, { act }) =>
    findTournament(db, await createTournament(db, body, { venue, ownerId, ...act }, timeZone), timeZone),
  );

  route(app, served.remove, async ({ params }, { act }) => {
    await removeTournament(db, params.tournamentId, act);
    return { message: 'Tournament deleted', success: true };
  });

  route(app, served.advance, async ({ params, query }, { act }) => {
    await advanceTournament(db, { ...params, to: statusAsked(query), ...act });
    return findTournament(db, params.tournamentId, timeZone);
  });
}
