import * as z from '@arena/shared/contract/zod';
import { defineCalls } from '../call';
import { id, number } from '../wire/fields';
import { applicationStatus } from '../wire/fullmap-rooms';
import { listOf, pageOf } from '../wire/lists';
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

const tournamentId = { tournamentId: id };
const paging = { pageNumber: number, pageSize: number };

/** Part 2 §7. Reading tournaments is public: `/test` shows them to visitors; in-game access is left out for them. */
export const tournamentCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/posts',
    summary: 'All tournaments, in pages',
    access: 'public',
    query: paging,
    response: pageOf(tournament),
    status: 200,
  },
  listByStatus: {
    method: 'GET',
    path: '/posts/status/{status}',
    summary: 'The tournaments in one status, in pages; an empty status means all',
    access: 'public',
    params: { status: tournamentStatus },
    query: paging,
    response: pageOf(tournament),
    status: 200,
  },
  search: {
    method: 'GET',
    path: '/posts/search',
    summary: 'Tournaments whose title or content contains the keywords; all without',
    access: 'public',
    query: { keywords: z.string() },
    response: listOf(tournament),
    status: 200,
  },
  listByGame: {
    method: 'GET',
    path: '/game/{gameId}/posts',
    summary: 'The tournaments of one game',
    access: 'public',
    params: { gameId: id },
    response: listOf(tournament),
    status: 200,
  },
  get: {
    method: 'GET',
    path: '/posts/{tournamentId}',
    summary: 'One tournament',
    access: 'public',
    params: tournamentId,
    response: tournament,
    status: 200,
  },
  /** A placeholder in the specification: whatever it answers is read with patience. */
  prizePool: {
    method: 'GET',
    path: '/posts/prizepool',
    summary: 'The prize pools together',
    access: 'public',
    response: cardFigure,
    status: 200,
  },
  /** The root call, used for the participants card; a placeholder too. */
  participants: {
    method: 'GET',
    path: '/',
    summary: 'The participants of all tournaments together',
    access: 'public',
    response: cardFigure,
    status: 200,
  },
  create: {
    method: 'POST',
    path: '/user/{userId}/game/{gameId}/gamemode/{modeId}/map/{mapId}/posts',
    summary: 'Create a tournament in the name of an administrator',
    access: 'admin',
    params: { userId: id, gameId: id, modeId: id, mapId: id },
    body: newTournament,
    response: actionAnswer,
    status: 201,
    exactStatus: true,
  },
  remove: {
    method: 'DELETE',
    path: '/posts/{tournamentId}',
    summary: 'Delete a tournament and give entry fees back',
    access: 'admin',
    params: tournamentId,
    response: z.catch(notice, { message: null, success: false }),
    status: 200,
  },
  applications: {
    method: 'GET',
    path: '/turnmentApp/pending/{tournamentId}',
    summary: "A tournament's player applications in one status",
    access: 'admin',
    params: tournamentId,
    query: { status: applicationStatus },
    response: listOf(tournamentApplication),
    status: 200,
  },
  apply: {
    method: 'POST',
    path: '/turnmentApp/create/{tournamentId}/user/{userId}',
    summary: 'Ask to take part in a tournament',
    access: 'signed-in',
    params: { tournamentId: id, userId: id },
    response: tournamentApplication,
    status: 201,
  },
  /** Extension `application-reject` adds the status REJECTED. */
  decide: {
    method: 'PUT',
    path: '/turnmentApp/post/{applicationId}',
    summary: 'Approve an application, or reject it where the server can',
    access: 'admin',
    params: { applicationId: id },
    query: { status: z.enum(['CREATOR_APPROVED', 'REJECTED']) },
    response: actionAnswer,
    status: 200,
  },
  rewards: {
    method: 'GET',
    path: '/posts/{tournamentId}/rewards',
    summary: "A tournament's paid rewards",
    access: 'admin',
    params: tournamentId,
    response: listOf(tournamentReward),
    status: 200,
    extension: 'tournament-rewards',
  },
  reward: {
    method: 'POST',
    path: '/posts/{tournamentId}/rewards',
    summary: 'Pay one approved player a prize, once',
    access: 'admin',
    params: tournamentId,
    body: newTournamentReward,
    response: tournamentReward,
    status: 200,
    extension: 'tournament-rewards',
  },
  advance: {
    method: 'PUT',
    path: '/posts/{tournamentId}/status',
    summary: 'Start a pending tournament, or complete an ongoing one',
    access: 'admin',
    params: tournamentId,
    query: { status: z.enum(['ONGOING', 'COMPLETED']) },
    response: tournament,
    status: 200,
    extension: 'tournament-complete',
  },
});
