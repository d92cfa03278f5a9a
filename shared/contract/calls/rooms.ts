import * as z from '@arena/shared/contract/zod';
import { defineCalls } from '../call';
import { id, imageName, listOf, searchPageOf, searchQuery } from '@arena/shared/contract/wire';
import { room, roomApproval, roomSettings, roomStatus, winnerReceipt, winnerSubmission } from '../wire/rooms';
import { bannedConfirmation } from '../wire/people';
import { notice } from '../wire/session';

export const roomCalls = defineCalls({
  listByStatus: {
    method: 'GET',
    path: '/rooms/status',
    summary: 'The rooms in one status',
    access: 'admin',
    query: { status: roomStatus },
    response: listOf(room),
    status: 200,
  },
  search: {
    method: 'GET',
    path: '/rooms/search',
    summary: "The rooms in one status with the keywords in their id, game, creator's or opponent's name, in pages; newest first",
    access: 'admin',
    query: { status: roomStatus, ...searchQuery },
    response: searchPageOf(room),
    status: 200,
    extension: 'room-pages',
  },
  get: {
    method: 'GET',
    path: '/rooms/{roomId}',
    summary: 'One room',
    access: 'admin',
    params: { roomId: id },
    response: room,
    status: 200,
  },
  approvals: {
    method: 'GET',
    path: '/roomApp/room/{roomId}/approvals',
    summary: "A room's accepted opponent; the first entry counts",
    access: 'admin',
    params: { roomId: id },
    query: { status: z.enum(['PENDING', 'CREATOR_APPROVED', 'REJECTED']) },
    response: listOf(roomApproval),
    status: 200,
  },
  image: {
    method: 'GET',
    path: '/rooms/image/{imageName}',
    summary: 'A result screenshot',
    access: 'admin',
    params: { imageName },
    response: 'blob',
    status: 200,
  },
  payWinner: {
    method: 'POST',
    path: '/room/{roomId}/winners',
    summary: "Pay the room's winner, once",
    access: 'admin',
    params: { roomId: id },
    query: bannedConfirmation,
    body: winnerSubmission,
    response: z.catch(winnerReceipt, { message: null, alreadyPaid: false, paidAt: null, amount: null, winner: null }),
    status: 200,
  },
  update: {
    method: 'PUT',
    path: '/rooms/{roomId}',
    summary: 'Change the settings of a room that is not paid',
    access: 'admin',
    params: { roomId: id },
    body: roomSettings,
    response: room,
    status: 200,
    extension: 'room-settings',
  },
  remove: {
    method: 'DELETE',
    path: '/rooms/{roomId}',
    summary: 'Delete a scheduled room and give the entry fees back',
    access: 'admin',
    params: { roomId: id },
    response: notice,
    status: 200,
    extension: 'room-delete',
  },
});
