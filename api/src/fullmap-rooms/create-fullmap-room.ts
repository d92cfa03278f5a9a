import type { NewFullMapRoom } from '@arena/shared/contract';
import { recordAudit } from '../audit/audit';
import { createdBefore, creationKeyOf, insertOnce } from '../db/create-once';
import type { Database } from '../db/database';
import { fullmapRooms } from '../db/schema/fullmap-rooms';
import { announceChange } from '../events/announce';
import { requireVenue, type Venue } from '../matches/venue';
import { badRequest } from '../http/errors';
import { centsOfField } from '../money/field-amount';
import { utcInstant } from '../time/instants';
import { requireAdministrator } from '../users/people';
import { FULLMAP } from './fullmap-status';
import { tierCents } from './reward-tiers';

interface FullmapCreation {
  readonly room: NewFullMapRoom;
  readonly venue: Venue;
  /** In whose name the room is held. */
  readonly creatorId: number;
  /** Who is signed in. */
  readonly actorId: number;
  readonly idempotencyKey: string | null;
  readonly now: Date;
}

function startOf(text: string, now: Date): Date {
  const startsAt = utcInstant(text);
  if (startsAt === null) throw badRequest("The field 'startTime' is not a real date and time.");
  if (startsAt <= now) throw badRequest('The start time must be in the future.');
  return startsAt;
}

/** Creates a room and answers its id; the same call sent again, by its key, answers the first one's room. */
export async function createFullmap(db: Database, creation: FullmapCreation): Promise<number> {
  const { room, venue, creatorId, actorId, idempotencyKey, now } = creation;
  const creationKey = creationKeyOf(actorId, idempotencyKey);
  // Before the rules: a call that is sent again may come after the start time.
  const earlier = await createdBefore(db, fullmapRooms, creationKey);
  if (earlier !== null) return earlier;
  await requireAdministrator(db, creatorId);
  await requireVenue(db, venue);
  const { entryFee, prizePool, rewards, startsAt, ...facts } = room;
  const prizePoolCents = centsOfField('pricePool', prizePool);
  const values = {
    ...facts,
    ...venue,
    ...tierCents(rewards, prizePoolCents),
    entryFeeCents: centsOfField('entryFee', entryFee),
    prizePoolCents,
    startsAt: startOf(startsAt, now),
    creatorId,
    creationKey,
    status: FULLMAP.scheduled,
    createdAt: now,
  };
  return db.transaction(async (tx) => {
    const { id, row } = await insertOnce(tx, fullmapRooms, values);
    if (row === null) return id;
    await announceChange(tx, { subject: 'fullmap', id, status: row.status, actorId });
    await recordAudit(tx, { at: now, actorId, action: 'fullmap.create', subject: 'fullmap', subjectId: id, before: null, after: row });
    return id;
  });
}
