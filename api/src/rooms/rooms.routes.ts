import { type Room, roomCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest, notFound } from '../http/errors';
import { route } from '../http/route';
import { formatAmount } from '../money/cents';
import type { Services } from '../services';
import { contentTypeOf, findImage } from './images.store';
import { payWinner } from './pay-winner';
import { removeRoom } from './remove-room';
import { changeRoom } from './room-settings';
import { searchRooms } from './search-rooms';
import { findRoom, writeApprovals, writeRooms } from './rooms.store';

export function roomRoutes(app: FastifyInstance, { db, config: { timeZone }, clock }: Services): void {
  const roomOr404 = async (id: number): Promise<Room> => {
    const room = await findRoom(db, id, timeZone);
    if (room === null) throw notFound('Room', id);
    return room;
  };

  route(app, roomCalls.listByStatus, async ({ query }) => {
    if (query.status === undefined) throw badRequest("The query parameter 'status' is missing.");
    return writeRooms(db, query.status, timeZone);
  });

  route(app, roomCalls.search, async ({ query }) => {
    if (query.status === undefined) throw badRequest("The query parameter 'status' is missing.");
    return searchRooms(db, { ...query, status: query.status }, timeZone);
  });

  route(app, roomCalls.get, ({ params }) => roomOr404(params.roomId));

  route(app, roomCalls.approvals, async ({ params, query }) => writeApprovals(db, await roomOr404(params.roomId), query.status, timeZone));

  route(app, roomCalls.image, async ({ params }) => {
    const bytes = await findImage(db, params.imageName);
    if (bytes === null) throw notFound('Image', params.imageName, 'name');
    return { bytes, contentType: contentTypeOf(params.imageName), fileName: params.imageName };
  });

  route(app, roomCalls.payWinner, ({ params, query, body }, { caller, idempotencyKey }) =>
    payWinner(db, {
      ...body,
      roomId: params.roomId,
      paidBy: caller.id,
      idempotencyKey,
      bannedConfirmed: query.banned === 'confirmed',
      now: clock(),
      timeZone,
    }),
  );

  route(app, roomCalls.update, async ({ params, body }, { caller }) => {
    await changeRoom(db, params.roomId, body, { actorId: caller.id, now: clock() });
    return roomOr404(params.roomId);
  });

  route(app, roomCalls.remove, async ({ params }, { caller }) => {
    const refunds = await removeRoom(db, params.roomId, { actorId: caller.id, now: clock() });
    const total = refunds.reduce((sum, { cents }) => sum + cents, 0);
    const given = total === 0 ? 'No entry fee had been taken.' : `${formatAmount(total)} of entry fees were given back.`;
    return { message: `Room ${params.roomId} was deleted. ${given}`, success: true };
  });
}
