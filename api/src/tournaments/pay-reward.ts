import type { TournamentReward } from '@arena/shared/contract';
import { and, asc, eq, type SQL, sum } from 'drizzle-orm';
import { type PayingAct, recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { tournamentApplications, tournamentRewards } from '../db/schema/matches';
import { users } from '../db/schema/people';
import { badRequest } from '../errors';
import { APPLICATION } from '../matches/match-kind';
import { centsOfField, formatAmount, toUnits } from '../cents';
import { bookUnlessZero } from '../money/ledger';
import { requireInPool } from '../money/prizes';
import { notifyUser } from '../notifications/notify';
import { wallClock } from '../time/platform-time';
import { requireUser } from '../users/users.store';
import { TOURNAMENT } from './tournament-match';
import { lockTournament, type TournamentRow } from './tournaments.store';
import * as t from './tournaments.messages';

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

export const listRewards = (db: Database, tournamentId: number, timeZone: string) =>
  selectRewards(db, eq(tournamentRewards.tournamentId, tournamentId), timeZone);

async function findReward(db: Database, tournamentId: number, userId: number, timeZone: string): Promise<TournamentReward | null> {
  const where = and(eq(tournamentRewards.tournamentId, tournamentId), eq(tournamentRewards.userId, userId));
  return (await selectRewards(db, where, timeZone))[0] ?? null;
}

async function paidCents(db: Database, tournamentId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sum(tournamentRewards.prizeCents) })
    .from(tournamentRewards)
    .where(eq(tournamentRewards.tournamentId, tournamentId));
  return Number(row?.cents ?? 0);
}

interface RewardOrder extends PayingAct {
  readonly tournamentId: number;
  readonly userId: number;
  readonly position: number;
  readonly prize: number;
}

/** Answers the name of the player. */
async function requirePayable(tx: Database, tournament: TournamentRow, userId: number): Promise<string> {
  const { id, status } = tournament;
  if (status !== TOURNAMENT.running && status !== TOURNAMENT.finished) {
    throw badRequest(t.paidOnceRunning(id, status, TOURNAMENT.running, TOURNAMENT.finished));
  }
  const { name } = await requireUser(tx, userId);
  const ofPlayer = and(eq(tournamentApplications.matchId, id), eq(tournamentApplications.userId, userId));
  const [application] = await tx.select({ status: tournamentApplications.status }).from(tournamentApplications).where(ofPlayer);
  if (application?.status !== APPLICATION.accepted) throw badRequest(t.notApproved(name, id));
  return name;
}

/** Pays a player's prize, once; asked again it answers the first payment and changes nothing. */
export function payReward(db: Database, order: RewardOrder): Promise<TournamentReward> {
  const { tournamentId, userId, position, prize, idempotencyKey, bannedConfirmed, actorId, now, timeZone } = order;
  const cents = centsOfField('prize', prize);
  return db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    const earlier = await findReward(tx, tournamentId, userId, timeZone);
    if (earlier !== null) return earlier;
    const name = await requirePayable(tx, tournament, userId);
    const pool = { of: `tournament ${tournamentId}`, cents: tournament.prizePoolCents, paidCents: await paidCents(tx, tournamentId) };
    const reason = t.prizeReason(tournamentId, position);
    const cause = { kind: 'payout', actorId, bannedConfirmed } as const;
    requireInPool(pool, cents);
    const transactionId = await bookUnlessZero(tx, { userId, cents, cause, reason, roomId: null, at: now });
    await tx
      .insert(tournamentRewards)
      .values({ tournamentId, userId, position, prizeCents: cents, transactionId, idempotencyKey, paidBy: actorId, paidAt: now });
    const body = t.youTookPlace(position, tournament.title, formatAmount(cents));
    await notifyUser(tx, { userId, type: 'other', title: t.placeIn(position, tournament.title), body, at: now });
    await recordChange(tx, {
      ...{ subject: 'tournament', id: tournamentId, status: tournament.status, verb: 'reward-player', actorId, now },
      before: { userId, prizeCents: null },
      after: { userId, position, prizeCents: cents, transactionId, idempotencyKey },
    });
    return { userId, name, position, prize: toUnits(cents), paidAt: wallClock(now, timeZone), alreadyPaid: false };
  });
}
