import type { Account, Movement, PersonalRequest, PlayedRoom } from '@arena/shared/contract';
import { and, desc, eq, getTableColumns, inArray, ne, sql, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { readMovements } from '../audit/logs.store';
import { among } from '../db/conditions';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { games } from '../db/schema/games';
import { fullmapApplications, fullmapRooms, tournamentApplications, tournaments } from '../db/schema/matches';
import { redeems, topups, transactions } from '../db/schema/money';
import { users, userVisits } from '../db/schema/people';
import { roomApprovals, rooms } from '../db/schema/rooms';
import { APPLICATION } from '../matches/match-kind';
import { toUnits } from '../cents';
import { decider } from '../money/request-list';
import { ACCEPTED } from '../rooms/room-row';
import { wallClock, wallClockOrNull } from '../time/platform-time';

/** The wire doesn't page these lists, and they are exported whole. No person comes near it, and no answer grows without bound. */
const LONGEST_LIST = 5000;

export function listStatement(db: Database, userId: number, timeZone: string): Promise<Movement[]> {
  const { id, createdAt } = transactions;
  const ids = db.select({ id }).from(transactions).where(eq(transactions.userId, userId));
  return readMovements(db, among(id, ids.orderBy(desc(createdAt), desc(id)).limit(LONGEST_LIST)), timeZone);
}

type Kind = 'room' | 'fullmap' | 'tournament';
type Part = 'creator' | 'player';
type MatchColumn = 'id' | 'title' | 'status' | 'entryFeeCents' | 'prizeCents' | 'createdAt';
const word = <T extends string>(value: T, name: string) => sql<T>`${value}::text`.as(name);

/** The columns of a match, alike for each kind, so that they can be put into one list. */
const columnsOf = (
  kind: Kind,
  part: Part,
  { id, title, status, entryFeeCents, prizeCents, createdAt }: Record<MatchColumn, SQLWrapper>,
) => ({
  id: sql<number>`${id}`.mapWith(Number).as('id'),
  kind: word(kind, 'kind'),
  title: sql<string>`${title}`.as('title'),
  part: word(part, 'part'),
  status: sql<string>`${status}`.as('status'),
  entryFeeCents: sql<number>`${entryFeeCents}`.mapWith(Number).as('entry_fee_cents'),
  prizeCents: sql<number | null>`${prizeCents}`.mapWith(Number).as('prize_cents'),
  at: sql<Date>`${createdAt}`.mapWith(rooms.createdAt).as('at'),
});

// A room has no title of its own.
const ROOM = { ...getTableColumns(rooms), title: sql`${games.title} || ' ' || ${rooms.gameType}` };
const FULLMAP = { ...getTableColumns(fullmapRooms), prizeCents: fullmapRooms.prizePoolCents };
const TOURNAMENT = { ...getTableColumns(tournaments), prizeCents: tournaments.prizePoolCents };

function selectMatches(db: Database, userId: number) {
  const ofGame = eq(games.id, rooms.gameId);
  const created = db
    .select(columnsOf('room', 'creator', ROOM))
    .from(rooms)
    .innerJoin(games, ofGame)
    .where(eq(rooms.creatorId, userId));
  const played = db
    .select(columnsOf('room', 'player', ROOM))
    .from(roomApprovals)
    .innerJoin(rooms, eq(rooms.id, roomApprovals.roomId))
    .innerJoin(games, ofGame)
    // A user who asked to play in a room of their own is named once.
    .where(and(eq(roomApprovals.userId, userId), inArray(roomApprovals.status, ACCEPTED), ne(rooms.creatorId, userId)));
  const held = db
    .select(columnsOf('fullmap', 'creator', FULLMAP))
    .from(fullmapRooms)
    .where(eq(fullmapRooms.creatorId, userId));
  const organized = db
    .select(columnsOf('tournament', 'creator', TOURNAMENT))
    .from(tournaments)
    .where(eq(tournaments.organizerId, userId));
  const accepted = (of: typeof fullmapApplications | typeof tournamentApplications) =>
    and(eq(of.userId, userId), eq(of.status, APPLICATION.accepted));
  const joined = db
    .select(columnsOf('fullmap', 'player', FULLMAP))
    .from(fullmapApplications)
    .innerJoin(fullmapRooms, eq(fullmapRooms.id, fullmapApplications.matchId))
    .where(accepted(fullmapApplications));
  const entered = db
    .select(columnsOf('tournament', 'player', TOURNAMENT))
    .from(tournamentApplications)
    .innerJoin(tournaments, eq(tournaments.id, tournamentApplications.matchId))
    .where(accepted(tournamentApplications));
  return unionAll(created, played, held, joined, organized, entered);
}

const countMatches = (db: Database, userId: number): Promise<number> => db.$count(selectMatches(db, userId).as('matches'));

/** The rooms and tournaments that a user created, or was accepted in; newest first. */
export async function listMatches(db: Database, userId: number, timeZone: string): Promise<PlayedRoom[]> {
  const rows = await selectMatches(db, userId)
    .orderBy(desc(sql`at`), desc(sql`id`))
    .limit(LONGEST_LIST);
  return rows.map(({ at, entryFeeCents, prizeCents, ...match }) => ({
    ...match,
    entryFee: toUnits(entryFeeCents),
    prize: prizeCents === null ? null : toUnits(prizeCents),
    at: wallClock(at, timeZone),
  }));
}

/** The top-ups and redeems of a user, newest first. */
export async function listRequests(db: Database, userId: number, timeZone: string): Promise<PersonalRequest[]> {
  const select = (kind: 'topup' | 'redeem', table: typeof topups | typeof redeems, method: SQLWrapper) => {
    const { id, amountCents, status, requestedAt, decidedAt, decidedBy } = table as typeof topups;
    return db
      .select({
        ...{ id, kind: word(kind, 'kind'), amountCents, method: sql<string>`${method}`.as('method'), status, requestedAt, decidedAt },
        decidedBy: decider.name,
      })
      .from(table as typeof topups)
      .leftJoin(decider, eq(decider.id, decidedBy))
      .where(eq(table.userId, userId));
  };
  const rows = await unionAll(select('topup', topups, topups.payment), select('redeem', redeems, redeems.method))
    .orderBy(desc(sql`requested_at`), desc(sql`id`))
    .limit(LONGEST_LIST);
  return rows.map(({ amountCents, requestedAt, decidedAt, ...request }) => ({
    ...request,
    amount: toUnits(amountCents),
    requestedAt: wallClock(requestedAt, timeZone),
    decidedAt: wallClockOrNull(decidedAt, timeZone),
  }));
}

const { id, name, email, balanceCents, createdAt } = users;
const columns = { id, name, email, balanceCents, createdAt, seenAt: userVisits.seenAt };

/** How an administrator recognizes a user: email addresses are not verified here, and two users may have one name. */
export async function findAccount(db: Database, userId: number, timeZone: string): Promise<Account> {
  const found = await db.select(columns).from(users).leftJoin(userVisits, eq(userVisits.userId, id)).where(eq(id, userId));
  const { seenAt, createdAt: since, balanceCents: cents, ...known } = foundRow(found, 'User', userId);
  const topUps = await db.$count(topups, eq(topups.userId, userId));
  return {
    ...known,
    balance: toUnits(cents),
    registeredAt: wallClock(since, timeZone),
    lastSeenAt: wallClockOrNull(seenAt, timeZone),
    matches: await countMatches(db, userId),
    requests: topUps + (await db.$count(redeems, eq(redeems.userId, userId))),
  };
}
