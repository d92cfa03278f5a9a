import type { NewTournament } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { tournaments } from '../db/schema/tournaments';
import { announceChange } from '../events/announce';
import { badRequest } from '../http/errors';
import { requireVenue, type Venue } from '../matches/venue';
import { centsOfField } from '../money/field-amount';
import { zonedInstant } from '../time/instants';
import { requireAdministrator } from '../users/people';
import { TOURNAMENT } from './tournament-status';

export interface TournamentCreation {
  readonly tournament: NewTournament;
  readonly venue: Venue;
  /** In whose name it is held. */
  readonly organizerId: number;
  /** Who is signed in. */
  readonly actorId: number;
  readonly idempotencyKey: string | null;
  readonly now: Date;
  readonly timeZone: string;
}

function startOf(text: string, now: Date, timeZone: string): Date {
  const startsAt = zonedInstant(text, timeZone);
  if (startsAt === null) throw badRequest("The field 'startTime' is not a real date and time.");
  if (startsAt <= now) throw badRequest('The start time must be in the future.');
  return startsAt;
}

async function madeBefore(db: Database, creationKey: string | null): Promise<number | null> {
  if (creationKey === null) return null;
  const [row] = await db.select({ id: tournaments.id }).from(tournaments).where(eq(tournaments.creationKey, creationKey));
  return row?.id ?? null;
}

/** Creates a tournament and answers its id; the same call sent again, by its key, answers the first one's. */
export async function createTournament(db: Database, creation: TournamentCreation): Promise<number> {
  const { tournament, venue, organizerId, actorId, idempotencyKey, now, timeZone } = creation;
  const creationKey = idempotencyKey === null ? null : `${actorId}:${idempotencyKey}`;
  // Before the rules: a call that is sent again may come after the start time.
  const earlier = await madeBefore(db, creationKey);
  if (earlier !== null) return earlier;
  await requireAdministrator(db, organizerId);
  await requireVenue(db, venue);
  const { title, description, password, accessId, entryFee, prizePool, startsAt } = tournament;
  const values = {
    ...venue,
    title,
    description,
    password,
    accessId: String(accessId),
    entryFeeCents: centsOfField('entryFee', entryFee),
    prizePoolCents: centsOfField('winingPrices', prizePool),
    startsAt: startOf(startsAt, now, timeZone),
    organizerId,
    creationKey,
    status: TOURNAMENT.scheduled,
    createdAt: now,
  };
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(tournaments).values(values).onConflictDoNothing().returning({ id: tournaments.id });
    if (row === undefined) {
      // Sent twice at the same moment: the other call's tournament is stored by now.
      const first = await madeBefore(tx, creationKey);
      if (first === null) throw new Error('The tournament was not stored');
      return first;
    }
    await announceChange(tx, { subject: 'tournament', id: row.id, status: values.status, actorId });
    const entry = { at: now, actorId, subject: 'tournament', subjectId: row.id } as const;
    await recordAudit(tx, { ...entry, action: 'tournament.create', before: null, after: values });
    return row.id;
  });
}
