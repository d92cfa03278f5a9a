import type { Database } from '../db/database';
import { auditEntries, notifications } from '../db/schema/records';
import { tournamentApplications, tournamentRewards, tournaments } from '../db/schema/tournaments';
import { APPLICATION } from '../matches/application';
import { type DemoBooking, demoPeopleIds, writeBookings } from './demo-books';
import { decidedAtOf, type DemoTournament, demoTournaments, paidAtOf, requestedAtOf } from './demo-tournaments';

type Person = (place: number) => number;

async function insertTournaments(tx: Database, list: readonly DemoTournament[], organizerId: number): Promise<number[]> {
  const rows = list.map(({ accepted: _accepted, pending: _pending, rejected: _rejected, prizes: _prizes, ...facts }) => ({
    ...facts,
    organizerId,
  }));
  return (await tx.insert(tournaments).values(rows).returning({ id: tournaments.id })).map(({ id }) => id);
}

/** Everybody who asked to take part; the approved ones have paid. */
async function insertApplications(tx: Database, of: DemoTournament, tournamentId: number, person: Person, admin: number): Promise<void> {
  const fees = of.accepted.map((place, turn): DemoBooking => {
    const reason = `Game entry fee of tournament ${tournamentId}`;
    return { userId: person(place), cents: -of.entryFeeCents, reason, at: decidedAtOf(of, turn) };
  });
  const booked = of.entryFeeCents === 0 ? [] : await writeBookings(tx, fees);
  const everybody = [
    ...of.accepted.map((place) => [place, APPLICATION.accepted] as const),
    ...of.rejected.map((place) => [place, APPLICATION.rejected] as const),
    ...of.pending.map((place) => [place, APPLICATION.requested] as const),
  ];
  if (everybody.length === 0) return;
  await tx.insert(tournamentApplications).values(
    everybody.map(([place, status], turn) => ({
      matchId: tournamentId,
      userId: person(place),
      status,
      requestedAt: requestedAtOf(of, turn),
      decidedBy: status === APPLICATION.requested ? null : admin,
      decidedAt: status === APPLICATION.requested ? null : decidedAtOf(of, turn),
      feeTransactionId: booked[turn] ?? null,
    })),
  );
}

async function insertPrizes(tx: Database, of: DemoTournament, tournamentId: number, person: Person, admin: number): Promise<void> {
  const { endedAt } = of;
  if (endedAt === null || of.prizes.length === 0) return;
  const payments = of.prizes.map((cents, turn) => {
    const reason = `Prize of tournament ${tournamentId}, place ${turn + 1}`;
    return { userId: person(of.accepted[turn] ?? 0), cents, reason, at: paidAtOf(endedAt, turn), position: turn + 1 };
  });
  const booked = await writeBookings(tx, payments);
  await tx.insert(tournamentRewards).values(
    payments.map(({ userId, cents, position, at }, turn) => ({
      tournamentId,
      userId,
      position,
      prizeCents: cents,
      transactionId: booked[turn] ?? null,
      paidBy: admin,
      paidAt: at,
    })),
  );
  const message = `You were among the best in “${of.title}”. Congratulations!`;
  const titleOf = (position: number) => `Place ${position} in “${of.title}”`;
  await tx
    .insert(notifications)
    .values(payments.map(({ userId, position, at }) => ({ userId, title: titleOf(position), message, createdAt: at })));
  await tx.insert(auditEntries).values(
    payments.map(({ userId, position, cents, at }, turn) => ({
      at,
      actorId: admin,
      action: 'tournament.reward-player',
      subject: 'tournament',
      subjectId: tournamentId,
      before: { userId, prizeCents: null },
      after: { userId, position, prizeCents: cents, transactionId: booked[turn] ?? null, idempotencyKey: null },
    })),
  );
}

/** Writes the demo's tournaments, after its people. */
export async function seedTournaments(tx: Database, now: Date): Promise<void> {
  const people = await demoPeopleIds(tx);
  const person = (place: number) => {
    const id = people[place];
    if (id === undefined) throw new Error(`The demo has no person ${place}`);
    return id;
  };
  const admin = person(0);
  const list = demoTournaments(people.length, now);
  const ids = await insertTournaments(tx, list, admin);
  for (const [place, tournament] of list.entries()) {
    const id = ids[place] ?? 0;
    await insertApplications(tx, tournament, id, person, admin);
    await insertPrizes(tx, tournament, id, person, admin);
  }
}
