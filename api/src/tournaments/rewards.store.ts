import type { TournamentReward } from '@arena/shared/contract';
import { and, asc, eq, type SQL, sum } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { tournamentRewards } from '../db/schema/tournaments';
import { toUnits } from '../money/cents';
import { wallClock } from '../time/platform-time';

async function selectRewards(db: Database, where: SQL | undefined, timeZone: string): Promise<TournamentReward[]> {
  const rows = await db
    .select({ reward: tournamentRewards, name: users.name })
    .from(tournamentRewards)
    .innerJoin(users, eq(users.id, tournamentRewards.userId))
    .where(where)
    .orderBy(asc(tournamentRewards.position), asc(tournamentRewards.id));
  return rows.map(({ reward, name }) => ({
    userId: reward.userId,
    name,
    position: reward.position,
    prize: toUnits(reward.prizeCents),
    paidAt: wallClock(reward.paidAt, timeZone),
    alreadyPaid: true,
  }));
}

/** By position. */
export const listRewards = (db: Database, tournamentId: number, timeZone: string) =>
  selectRewards(db, eq(tournamentRewards.tournamentId, tournamentId), timeZone);

export async function findReward(db: Database, tournamentId: number, userId: number, timeZone: string): Promise<TournamentReward | null> {
  const where = and(eq(tournamentRewards.tournamentId, tournamentId), eq(tournamentRewards.userId, userId));
  return (await selectRewards(db, where, timeZone))[0] ?? null;
}

export async function paidCents(db: Database, tournamentId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sum(tournamentRewards.prizeCents) })
    .from(tournamentRewards)
    .where(eq(tournamentRewards.tournamentId, tournamentId));
  return Number(row?.cents ?? 0);
}
