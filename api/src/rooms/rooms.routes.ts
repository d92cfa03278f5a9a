import { roomCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { statusAsked } from '../errors';
import { route } from '../http/route';
import { formatAmount } from '../cents';
import type { Services } from '../services';
import { findRoom, writeApprovals, writeRooms } from './rooms.store';
import { findImage } from '../db/images';
import { payWinner } from './pay-winner';
import { changeRoom, removeRoom } from './change-room';
import { searchRooms } from './search-rooms';
import * as t from './rooms.messages';

export function roomRoutes(app: FastifyInstance, { db, config: { timeZone } }: Services): void {
  route(app, roomCalls.listByStatus, async ({ query }) => writeRooms(db, statusAsked(query), timeZone));
  route(app, roomCalls.search, async ({ query }) => searchRooms(db, { ...query, status: statusAsked(query) }, timeZone));
  route(app, roomCalls.get, ({ params }) => findRoom(db, params.roomId, timeZone));
  route(app, roomCalls.approvals, async ({ params, query }) =>
    writeApprovals(db, await findRoom(db, params.roomId, timeZone), query.status, timeZone),
  );

  route(app, roomCalls.image, ({ params }) => findImage(db, params.imageName));
  route(app, roomCalls.payWinner, ({ params, body }, { act }) => payWinner(db, { ...body, ...params, ...act }));
  route(app, roomCalls.update, async ({ params, body }, { act }) => {
    await changeRoom(db, params.roomId, body, act);
    return findRoom(db, params.roomId, timeZone);
  });

  route(app, roomCalls.remove, async ({ params }, { act }) => {
    const refunds = await removeRoom(db, params.roomId, act);
    const total = refunds.reduce((sum, { cents }) => sum + cents, 0);
    const given = total === 0 ? t.noFeesPaid : t.feesRefunded(formatAmount(total));
    return { message: t.roomDeleted(params.roomId, given), success: true };
  });
}
