import type { NewTournament } from '@arena/shared/contract';
import { recordAudit } from '../audit/audit';
import { createdBefore, creationKeyOf, insertOnce } from '../db/create-once';
import type { Database } from '../db/database';
import { tournaments } from '../db/schema/tournaments';
import { announceChange } from '../events/announce';
import { badRequest } from '../http/errors';
import { requireVenue, type Venue } from '../matches/venue';
import { centsOfField } from '../money/field-amount';
import { zonedInstant } from '../time/instants';
import { requireAdministrator } from '../users/people';
import { TOURNAMENT } from './tournament-status';

interface TournamentCreation {
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

/** Creates a tournament and answers its id; the same call sent again, by its key, answers the first one's. */
export async function createTournament(db: Database, creation: TournamentCreation): Promise<number> {
  const { tournament, venue, organizerId, actorId, idempotencyKey, now, timeZone } = creation;
  const creationKey = creationKeyOf(actorId, idempotencyKey);
  // Before the rules: a call that is sent again may come after the start time.
  const earlier = await createdBefore(db, tournaments, creationKey);
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
    const { id, row } = await insertOnce(tx, tournaments, values);
    if (row === null) return id;
    await announceChange(tx, { subject: 'tournament', id, status: values.status, actorId });
    const entry = { at: now, actorId, subject: 'tournament', subjectId: id } as const;
    await recordAudit(tx, { ...entry, action: 'tournament.create', before: null, after: values });
    return id;
  });
}
