import * as z from '@arena/shared/contract/zod';
import { call, defineCalls } from './define-calls';
import { listOf, pageOf, paging, searchPageOf, searchQuery } from '@arena/shared/contract/wire';
import { applicationSearch, applicationStatus } from '../wire/fullmap-rooms';
import { bannedConfirmation } from '../wire/people';
import { notice } from '../wire/session';
import {
  actionAnswer,
  cardFigure,
  newTournament,
  newTournamentReward,
  tournament,
  tournamentApplication,
  tournamentReward,
  tournamentStatus,
} from '../wire/tournaments';

/** Tournaments, applications and rewards (part 2 §7). Reading is public because `/test` shows them; visitors don't get in-game access. */
export const tournamentCalls = defineCalls({
  list: { ...call('GET /posts', 'public'), query: paging, response: pageOf(tournament) },
  listByStatus: {
    ...call('GET /posts/status/{status}', 'public'),
    params: { status: tournamentStatus },
    query: paging,
    response: pageOf(tournament),
  },
  search: {
    ...call('GET /posts/search', 'public'),
    query: { keywords: searchQuery.keywords },
    response: listOf(tournament),
  },
  listByGame: {
    ...call('GET /game/{gameId}/posts', 'public'),
    response: listOf(tournament),
  },
  get: { ...call('GET /posts/{tournamentId}', 'public'), response: tournament },
  /** The answer is not specified, so any is accepted. */
  prizePool: { ...call('GET /posts/prizepool', 'public'), response: cardFigure },
  /** The root call of the participants card; its answer is not specified either. */
  participants: { ...call('GET /', 'public'), response: cardFigure },
  create: {
    ...call('POST /user/{userId}/game/{gameId}/gamemode/{modeId}/map/{mapId}/posts', 'admin'),
    body: newTournament,
    response: actionAnswer,
    status: 201,
    exactStatus: true,
  },
  remove: {
    ...call('DELETE /posts/{tournamentId}', 'admin'),
    response: z.catch(notice, { message: null, success: false }),
  },
  applications: {
    ...call('GET /turnmentApp/pending/{tournamentId}', 'admin'),
    query: { status: applicationStatus },
    response: listOf(tournamentApplication),
  },
  searchApplications: {
    ...call('GET /turnmentApp/pending/{tournamentId}/search', 'admin'),
    query: { status: applicationStatus, ...applicationSearch },
    response: searchPageOf(tournamentApplication),
    extension: 'application-pages',
  },
  apply: {
    ...call('POST /turnmentApp/create/{tournamentId}/user/{userId}', 'signed-in'),
    response: tournamentApplication,
    status: 201,
  },
  /** Extension `application-reject` adds the status REJECTED. */
  decide: {
    ...call('PUT /turnmentApp/post/{applicationId}', 'admin'),
    query: { status: z.enum(['CREATOR_APPROVED', 'REJECTED']) },
    response: actionAnswer,
  },
  rewards: {
    ...call('GET /posts/{tournamentId}/rewards', 'admin'),
    response: listOf(tournamentReward),
    extension: 'tournament-rewards',
  },
  reward: {
    ...call('POST /posts/{tournamentId}/rewards', 'admin'),
    query: bannedConfirmation,
    body: newTournamentReward,
    response: tournamentReward,
    extension: 'tournament-rewards',
  },
  advance: {
    ...call('PUT /posts/{tournamentId}/status', 'admin'),
    query: { status: z.enum(['ONGOING', 'COMPLETED']) },
    response: tournament,
    extension: 'tournament-complete',
  },
});
