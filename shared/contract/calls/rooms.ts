import * as z from '@arena/shared/contract/zod';
import { call, defineCalls } from './define-calls';
import { imageName, listOf, searchPageOf, searchQuery } from '@arena/shared/contract/wire';
import { room, roomApproval, roomSettings, roomStatus, winnerReceipt, winnerSubmission } from '../wire/rooms';
import { bannedConfirmation } from '../wire/people';
import { notice } from '../wire/session';

/** Rooms between two players and their payment (part 2 §7). */
export const roomCalls = defineCalls({
  listByStatus: { ...call('GET /rooms/status', 'admin'), query: { status: roomStatus }, response: listOf(room) },
  search: {
    ...call('GET /rooms/search', 'admin'),
    query: { status: roomStatus, ...searchQuery },
    response: searchPageOf(room),
    extension: 'room-pages',
  },
  get: { ...call('GET /rooms/{roomId}', 'admin'), response: room },
  approvals: {
    ...call('GET /roomApp/room/{roomId}/approvals', 'admin'),
    query: { status: z.enum(['PENDING', 'CREATOR_APPROVED', 'REJECTED']) },
    response: listOf(roomApproval),
  },
  image: { ...call('GET /rooms/image/{imageName}', 'admin'), params: { imageName }, response: 'blob' },
  payWinner: {
    ...call('POST /room/{roomId}/winners', 'admin'),
    query: bannedConfirmation,
    body: winnerSubmission,
    response: z.catch(winnerReceipt, { message: null, alreadyPaid: false, paidAt: null, amount: null, winner: null }),
  },
  update: {
    ...call('PUT /rooms/{roomId}', 'admin'),
    body: roomSettings,
    response: room,
    extension: 'room-settings',
  },
  remove: {
    ...call('DELETE /rooms/{roomId}', 'admin'),
    response: notice,
    extension: 'room-delete',
  },
});
