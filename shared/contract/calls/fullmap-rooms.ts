import * as z from '@arena/shared/contract/zod';
import { call, defineCalls } from './define-calls';
import { listOf, number, pageOf, paging, searchPageOf, searchQuery } from '@arena/shared/contract/wire';
import {
  applicationSearch,
  applicationStatus,
  decision,
  fullMapApplication,
  fullMapRoom,
  fullMapStatus,
  fullMapWinner,
  newFullMapRoom,
  reward,
  rewardReceipt,
  winnerIds,
} from '../wire/fullmap-rooms';
import { bannedConfirmation } from '../wire/people';

/** Full-map rooms, applications and winners (part 1 §7). Paging parameters are sent only from the second page on. */
export const fullMapCalls = defineCalls({
  listByStatus: {
    ...call('GET /fullmaps/status/{status}', 'admin'),
    params: { status: fullMapStatus },
    query: paging,
    response: pageOf(fullMapRoom),
  },
  search: {
    ...call('GET /fullmaps/search', 'admin'),
    query: { status: fullMapStatus, ...searchQuery },
    response: searchPageOf(fullMapRoom),
    extension: 'application-pages',
  },
  get: { ...call('GET /fullmaps/{fullmapId}', 'admin'), response: fullMapRoom },
  create: {
    ...call('POST /user/{userId}/game/{gameId}/gamemode/{modeId}/map/{mapId}/fullmaps', 'admin'),
    body: newFullMapRoom,
    // The answer's shape is not specified, so nothing reads it.
    response: z.unknown(),
    status: 201,
  },
  applications: {
    ...call('GET /fullmapApp/fullmap/{fullmapId}', 'admin'),
    query: { status: applicationStatus },
    response: listOf(fullMapApplication),
  },
  searchApplications: {
    ...call('GET /fullmapApp/fullmap/{fullmapId}/search', 'admin'),
    query: { status: applicationStatus, ...applicationSearch },
    response: searchPageOf(fullMapApplication),
    extension: 'application-pages',
  },
  apply: {
    ...call('POST /fullmapApp/create/{fullmapId}/user/{userId}', 'signed-in'),
    response: fullMapApplication,
    status: 201,
  },
  decide: {
    ...call('PUT /fullmapApp/approve/{fullmapAppId}', 'admin'),
    body: decision,
    response: z.unknown(),
  },
  complete: {
    ...call('PUT /fullmap/{fullmapId}/complete', 'admin'),
    response: z.unknown(),
  },
  registerWinners: {
    ...call('POST /fullmap/{fullmapId}/winners', 'admin'),
    body: winnerIds,
    response: z.unknown(),
  },
  winners: {
    ...call('GET /fullmap/{fullmapId}/winners', 'admin'),
    response: listOf(fullMapWinner),
  },
  rewardWinner: {
    ...call('PUT /winners/{userId}', 'admin'),
    /** Extension `winner-room`: the room, because the specified path is ambiguous for a player who won in several. */
    query: { fullmapId: number, ...bannedConfirmation },
    body: reward,
    response: z.catch(rewardReceipt, { message: null, alreadyPaid: false, amount: null }),
  },
});
