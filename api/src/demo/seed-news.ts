import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { redeems, topups } from '../db/schema/finance';
import { formMessages } from '../db/schema/forms';
import { fullmapApplications, fullmapRooms } from '../db/schema/fullmap-rooms';
import { users } from '../db/schema/people';
import { notificationReads, notifications } from '../db/schema/records';
import { streams } from '../db/schema/streams';
import { tournamentApplications, tournaments } from '../db/schema/tournaments';
import { APPLICATION } from '../matches/application';
import { formNews, fullmapRequestNews, redeemRequestNews, topUpRequestNews, tournamentRequestNews } from '../notifications/admin-news';
import type { News } from '../notifications/notify';
import { demoPeopleIds } from './demo-books';
import { demoMessages } from './demo-messages';
import { demoStreams } from './demo-streams';

/** How many of the newest requests of each kind the administrators have a notification of. */
const NEWEST = 3;
/** The oldest ones are read. */
const UNREAD = 7;
const MINUTE = 60_000;

/** The administrators' notifications of the demo's newest open requests. */
async function requestNews(tx: Database): Promise<News[]> {
  const fullmaps = await tx
    .select({ at: fullmapApplications.requestedAt, player: users.name, room: { id: fullmapRooms.id, title: fullmapRooms.title } })
    .from(fullmapApplications)
    .innerJoin(fullmapRooms, eq(fullmapRooms.id, fullmapApplications.matchId))
    .innerJoin(users, eq(users.id, fullmapApplications.userId))
    .where(eq(fullmapApplications.status, APPLICATION.requested))
    .orderBy(desc(fullmapApplications.requestedAt))
    .limit(NEWEST);
  const entries = await tx
    .select({ at: tournamentApplications.requestedAt, player: users.name, tournament: { id: tournaments.id, title: tournaments.title } })
    .from(tournamentApplications)
    .innerJoin(tournaments, eq(tournaments.id, tournamentApplications.matchId))
    .innerJoin(users, eq(users.id, tournamentApplications.userId))
    .where(eq(tournamentApplications.status, APPLICATION.requested))
    .orderBy(desc(tournamentApplications.requestedAt))
    .limit(NEWEST);
  return [
    ...fullmaps.map(({ at, player, room }) => ({ ...fullmapRequestNews(player, room), at })),
    ...entries.map(({ at, player, tournament }) => ({ ...tournamentRequestNews(player, tournament), at })),
  ];
}

async function moneyNews(tx: Database): Promise<News[]> {
  const paid = await tx
    .select({ request: topups, player: users.name })
    .from(topups)
    .innerJoin(users, eq(users.id, topups.userId))
    .where(eq(topups.status, 'PENDING'))
    .orderBy(desc(topups.requestedAt))
    .limit(NEWEST);
  const wanted = await tx
    .select({ request: redeems, player: users.name })
    .from(redeems)
    .innerJoin(users, eq(users.id, redeems.userId))
    .where(eq(redeems.status, 'PENDING'))
    .orderBy(desc(redeems.requestedAt))
    .limit(NEWEST);
  return [
    ...paid.map(({ request, player }) => ({ ...topUpRequestNews(player, request), at: request.requestedAt })),
    ...wanted.map(({ request, player }) => ({ ...redeemRequestNews(player, request), at: request.requestedAt })),
  ];
}

/** Writes the streams, the visitors' messages and the administrators' notifications. After everything else. */
export async function seedNews(tx: Database, now: Date): Promise<void> {
  const [admin = 0] = await demoPeopleIds(tx);
  await tx.insert(streams).values(demoStreams(now).map((stream) => ({ ...stream, createdBy: admin })));
  const messages = demoMessages(now);
  await tx.insert(formMessages).values(
    messages.map(({ handled, ...message }) => {
      const handledAt = handled ? new Date(message.createdAt.getTime() + 90 * MINUTE) : null;
      return { ...message, handledBy: handled ? admin : null, handledAt };
    }),
  );
  const news = [
    ...(await requestNews(tx)),
    ...(await moneyNews(tx)),
    ...messages.map((message) => ({ ...formNews(message), at: message.createdAt })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  const rows = await tx
    .insert(notifications)
    .values(news.map(({ body, at, ...of }) => ({ ...of, message: body, createdAt: at })))
    .returning({ notificationId: notifications.id });
  const read = rows.slice(0, Math.max(0, rows.length - UNREAD));
  await tx.insert(notificationReads).values(read.map(({ notificationId }) => ({ notificationId, userId: admin })));
}
