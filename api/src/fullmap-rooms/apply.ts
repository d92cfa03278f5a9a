import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { fullmapApplications } from '../db/schema/fullmap-rooms';
import { announceChange } from '../events/announce';
import { badRequest } from '../http/errors';
import { requireBalance } from '../matches/entry-fee';
import { fullmapRequestNews } from '../notifications/admin-news';
import { notifyAdmins } from '../notifications/notify';
import { requireUser } from '../users/people';
import { countPlayers } from './applications.store';
import { lockFullmap } from './fullmap-rooms.store';
import { APPLICATION } from '../matches/application';
import { FULLMAP } from './fullmap-status';

export interface Application {
  readonly fullmapId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Asks to join a room and answers the request's id. No money moves before the request is accepted. */
export function applyForFullmap(db: Database, { fullmapId, userId, now }: Application): Promise<number> {
  return db.transaction(async (tx) => {
    const room = await lockFullmap(tx, fullmapId);
    const { name } = await requireUser(tx, userId);
    if (room.status !== FULLMAP.scheduled) throw badRequest(`Full-map room ${fullmapId} takes no players any more.`);
    if (room.startsAt <= now) throw badRequest(`Full-map room ${fullmapId} has started already.`);
    const [earlier] = await tx
      .select({ id: fullmapApplications.id })
      .from(fullmapApplications)
      .where(and(eq(fullmapApplications.fullmapId, fullmapId), eq(fullmapApplications.userId, userId)));
    if (earlier !== undefined) throw badRequest(`${name} asked to join full-map room ${fullmapId} before.`);
    if ((await countPlayers(tx, fullmapId)) >= room.maxPlayers) throw badRequest(`Full-map room ${fullmapId} is full.`);
    await requireBalance(tx, userId, room.entryFeeCents);
    const [row] = await tx
      .insert(fullmapApplications)
      .values({ fullmapId, userId, status: APPLICATION.requested, requestedAt: now })
      .returning({ id: fullmapApplications.id });
    if (row === undefined) throw new Error('The request was not stored');
    await notifyAdmins(tx, { ...fullmapRequestNews(name, room), at: now });
    await announceChange(tx, { subject: 'fullmap', id: fullmapId, status: room.status, actorId: userId });
    return row.id;
  });
}
