import * as z from '@arena/shared/contract/zod';
import { call, defineCalls } from '../call';
import { id, imageName, listOf, searchPageOf, searchQuery } from '@arena/shared/contract/wire';
import { room, roomApproval, roomSettings, roomStatus, winnerReceipt, winnerSubmission } from '../wire/rooms';
import { bannedConfirmation } from '../wire/people';
import { notice } from '../wire/session';

export const roomCalls = defineCalls({
  listByStatus: { ...call('GET /rooms/status', 'admin', 'The rooms in one status'), query: { status: roomStatus }, response: listOf(room) },
  search: {
    ...call(
      'GET /rooms/search',
      'admin',
      "The rooms in one status with the keywords in their id, game, creator's or opponent's name, in pages; newest first",
    ),
    query: { status: roomStatus, ...searchQuery },
    response: searchPageOf(room),
    extension: 'room-pages',
  },
  get: { ...call('GET /rooms/{roomId}', 'admin', 'One room'), params: { roomId: id }, response: room },
  approvals: {
    ...call('GET /roomApp/room/{roomId}/approvals', 'admin', "A room's accepted opponent; the first entry counts"),
    params: { roomId: id },
    query: { status: z.enum(['PENDING', 'CREATOR_APPROVED', 'REJECTED']) },
    response: listOf(roomApproval),
  },
  image: { ...call('GET /rooms/image/{imageName}', 'admin', 'A result screenshot'), params: { imageName }, response: 'blob' },
  payWinner: {
    ...call('POST /room/{roomId}/winners', 'admin', "Pay the room's winner, once"),
    params: { roomId: id },
    query: bannedConfirmation,
    body: winnerSubmission,
    response: z.catch(winnerReceipt, { message: null, alreadyPaid: false, paidAt: null, amount: null, winner: null }),
  },
  update: {
    ...call('PUT /rooms/{roomId}', 'admin', 'Change the settings of a room that is not paid'),
    params: { roomId: id },
    body: roomSettings,
    response: room,
    extension: 'room-settings',
  },
  remove: {
    ...call('DELETE /rooms/{roomId}', 'admin', 'Delete a scheduled room and give the entry fees back'),
    params: { roomId: id },
    response: notice,
    extension: 'room-delete',
  },
});
