import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { redeems, topups } from '../db/schema/money';
import { formMessages } from '../db/schema/forms';
import { fullmapRooms, tournaments } from '../db/schema/matches';
import { users } from '../db/schema/people';
import { notificationReads, notifications } from '../db/schema/records';
import { streams } from '../db/schema/streams';
import { FULLMAP_MATCH } from '../fullmap-rooms/fullmap-match';
import { APPLICATION, applicationsOf, type MatchKind } from '../matches/match-kind';
import {
  type AdminNews,
  formNews,
  fullmapRequestNews,
  type News,
  redeemRequestNews,
  topUpRequestNews,
  tournamentRequestNews,
} from '../notifications/notify';
import { TOURNAMENT_MATCH } from '../tournaments/tournament-match';
import { after, byTime, type Demo, HOUR, MINUTE, onHalfHour } from './demo';

/** How many of the newest requests of each kind the administrators have a notification of. */
const NEWEST = 3;
/** The oldest ones are read. */
const UNREAD = 7;

/** The game, how many hours ago it was added, and in how many hours it starts; null: it is live. Oldest first, so that ids grow with time. */
const STREAMS: readonly (readonly [gameId: number, hoursAgo: number, startsIn: number | null, video: string])[] = [
  [1, 190, null, 'q7Zt0mRvB1c'],
  [2, 151, null, 'Xh4uP9dKe2s'],
  [3, 120, null, 'L0pWc8YbN5k'],
  [1, 75, 30, 'Vd2fJ6sGa9E'],
  [2, 52, null, 'mT3xR7oHq4Y'],
  [1, 28, 54, 'b9KeU1nZw8I'],
  [3, 11, 6, 'C5yAj0lQf6M'],
  [1, 1, null, 'rN8iS3gTd7U'],
];

/** Visitors' messages, and how many hours ago they were sent; the oldest is handled. */
const MESSAGES = [
  {
    hoursAgo: 101,
    form: 'contact',
    email: 'captain.rao@example.com',
    text: 'Hello, we are a college team of twelve. Can we book a private tournament for the last weekend of the month? We would need two rooms at the same time.',
  },
  { hoursAgo: 44, form: 'account-deletion', email: 'bruno.costa@example.com', text: 'I have no time to play any more.' },
  {
    hoursAgo: 19,
    form: 'contact',
    email: 'leila.haddad@example.com',
    text: 'My opponent left in the second round and I won by forfeit, but the room still says that it is waiting. My screenshot is in the room. Could you please check it?',
  },
  { hoursAgo: 3, form: 'account-deletion', email: 'noah.andersen@example.com', text: '' },
] as const;

type Titled = { readonly id: number; readonly title: string };

async function applicationNews(
  tx: Database,
  kind: MatchKind,
  matches: typeof fullmapRooms | typeof tournaments,
  newsOf: (player: string, match: Titled) => AdminNews,
): Promise<News[]> {
  const table = applicationsOf(kind);
  const rows = await tx
    .select({ at: table.requestedAt, player: users.name, match: { id: matches.id, title: matches.title } })
    .from(table)
    .innerJoin(matches, eq(matches.id, table.matchId))
    .innerJoin(users, eq(users.id, table.userId))
    .where(eq(table.status, APPLICATION.requested))
    .orderBy(desc(table.requestedAt))
    .limit(NEWEST);
  return rows.map(({ at, player, match }) => ({ ...newsOf(player, match), at }));
}

async function moneyNews<T extends typeof topups | typeof redeems>(
  tx: Database,
  table: T,
  newsOf: (player: string, request: T['$inferSelect']) => AdminNews,
): Promise<News[]> {
  const requests = table as typeof topups;
  const rows = await tx
    .select({ request: requests, player: users.name })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.userId))
    .where(eq(requests.status, 'PENDING'))
    .orderBy(desc(requests.requestedAt))
    .limit(NEWEST);
  return rows.map(({ request, player }) => ({ ...newsOf(player, request), at: request.requestedAt }));
}

/** Writes the streams, the visitors' messages and the administrators' notifications. After everything else. */
export async function seedNews({ tx, now, admin }: Demo): Promise<void> {
  const videos = STREAMS.map(([gameId, hoursAgo, startsIn, video]) => ({
    ...{ gameId, link: `https://www.youtube.com/watch?v=${video}`, createdBy: admin, createdAt: after(now, -hoursAgo * HOUR) },
    status: startsIn === null ? ('PUBLISHED' as const) : ('UPCOMMING' as const),
    startsAt: startsIn === null ? null : onHalfHour(after(now, startsIn * HOUR)),
  }));
  await tx.insert(streams).values(videos);
  const messages = MESSAGES.map(({ hoursAgo, ...message }, place) => {
    const createdAt = after(now, -hoursAgo * HOUR);
    return { ...message, createdAt, ...(place === 0 ? { handledBy: admin, handledAt: after(createdAt, 90 * MINUTE) } : {}) };
  });
  await tx.insert(formMessages).values(messages);
  const news = [
    ...(await applicationNews(tx, FULLMAP_MATCH, fullmapRooms, fullmapRequestNews)),
    ...(await applicationNews(tx, TOURNAMENT_MATCH, tournaments, tournamentRequestNews)),
    ...(await moneyNews(tx, topups, topUpRequestNews)),
    ...(await moneyNews(tx, redeems, redeemRequestNews)),
    ...messages.map((message) => ({ ...formNews(message), at: message.createdAt })),
  ].sort(byTime(({ at }) => at));
  const rows = await tx
    .insert(notifications)
    .values(news.map(({ body, at, ...of }) => ({ ...of, message: body, createdAt: at })))
    .returning({ notificationId: notifications.id });
  const read = rows.slice(0, Math.max(0, rows.length - UNREAD));
  await tx.insert(notificationReads).values(read.map(({ notificationId }) => ({ notificationId, userId: admin })));
}
