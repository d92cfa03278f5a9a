import type { FullMapWinner } from '@arena/shared/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Act, recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { fullmapApplications, fullmapWinners } from '../db/schema/matches';
import { users } from '../db/schema/people';
import { badRequest } from '../http/errors';
import { payeeOf } from '../users/users.store';
import { lockFullmap } from './fullmap-rooms.store';
import { APPLICATION } from '../matches/match-kind';
import { FULLMAP } from './fullmap-match';

interface Registration extends Act {
  readonly fullmapId: number;
  readonly userIds: readonly number[];
  readonly timeZone: string;
}

/** In the order in which they were registered. */
export async function listWinners(db: Database, fullmapId: number, timeZone: string): Promise<FullMapWinner[]> {
  const { id, name, bannedAt } = users;
  const rows = await db
    .select({ user: { id, name, bannedAt }, position: fullmapWinners.position, message: fullmapWinners.message })
    .from(fullmapWinners)
    .innerJoin(users, eq(users.id, fullmapWinners.userId))
    .where(eq(fullmapWinners.fullmapId, fullmapId))
    .orderBy(asc(fullmapWinners.id));
  return rows.map(({ user, ...winner }) => ({ ...winner, user: payeeOf(user, timeZone) }));
}

async function requirePlayers(tx: Database, fullmapId: number, userIds: readonly number[]): Promise<void> {
  const accepted = await tx
    .select({ userId: fullmapApplications.userId })
    .from(fullmapApplications)
    .where(
      and(
        eq(fullmapApplications.matchId, fullmapId),
        eq(fullmapApplications.status, APPLICATION.accepted),
        inArray(fullmapApplications.userId, [...userIds]),
      ),
    );
  const players = new Set(accepted.map(({ userId }) => userId));
  const strangers = userIds.filter((userId) => !players.has(userId));
  if (strangers.length === 0) return;
  const [whom, what] = strangers.length === 1 ? ['User', 'is not a player'] : ['Users', 'are not players'];
  throw badRequest(`${whom} ${strangers.join(', ')} ${what} of full-map room ${fullmapId}.`);
}

/** Adds winners to a completed room. Who is registered stays so: the same call sent again changes nothing. */
export function registerWinners(db: Database, { fullmapId, userIds, actorId, now, timeZone }: Registration): Promise<FullMapWinner[]> {
  const wanted = [...new Set(userIds)];
  return db.transaction(async (tx) => {
    const room = await lockFullmap(tx, fullmapId);
    if (room.status !== FULLMAP.completed) throw badRequest(`Complete full-map room ${fullmapId} first: it is ${room.status}.`);
    await requirePlayers(tx, fullmapId, wanted);
    const added = await tx
      .insert(fullmapWinners)
      .values(wanted.map((userId) => ({ fullmapId, userId, registeredAt: now })))
      .onConflictDoNothing()
      .returning({ userId: fullmapWinners.userId });
    if (added.length > 0) {
      const change = { subject: 'fullmap', id: fullmapId, status: room.status, verb: 'register-winners', actorId, now } as const;
      await recordChange(tx, { ...change, before: null, after: { added: added.map(({ userId }) => userId) } });
    }
    return listWinners(tx, fullmapId, timeZone);
  });
}
