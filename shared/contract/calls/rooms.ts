import * as z from '@arena/shared/contract/zod';
import { call, defineCalls } from '../call';
import { id, imageName, listOf, searchPageOf, searchQuery } from '@arena/shared/contract/wire';
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
  get: { ...call('GET /rooms/{roomId}', 'admin'), params: { roomId: id }, response: room },
  approvals: {
    ...call('GET /roomApp/room/{roomId}/approvals', 'admin'),
    params: { roomId: id },
    query: { status: z.enum(['PENDING', 'CREATOR_APPROVED', 'REJECTED']) },
    response: listOf(roomApproval),
  },
  image: { ...call('GET /rooms/image/{imageName}', 'admin'), params: { imageName }, response: 'blob' },
  payWinner: {
    ...call('POST /room/{roomId}/winners', 'admin'),
    params: { roomId: id },
    query: bannedConfirmation,
    body: winnerSubmission,
    response: z.catch(winnerReceipt, { message: null, alreadyPaid: false, paidAt: null, amount: null, winner: null }),
  },
  update: {
    ...call('PUT /rooms/{roomId}', 'admin'),
    params: { roomId: id },
    body: roomSettings,
    response: room,
    extension: 'room-settings',
  },
  remove: {
    ...call('DELETE /rooms/{roomId}', 'admin'),
    params: { roomId: id },
    response: notice,
    extension: 'room-delete',
  },
});
