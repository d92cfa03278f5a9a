import type { NewFullMapRoom } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
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

export interface FullmapCreation {
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

async function madeBefore(db: Database, creationKey: string | null): Promise<number | null> {
  if (creationKey === null) return null;
  const [row] = await db.select({ id: fullmapRooms.id }).from(fullmapRooms).where(eq(fullmapRooms.creationKey, creationKey));
  return row?.id ?? null;
}

/** Creates a room and answers its id; the same call sent again, by its key, answers the first one's room. */
export async function createFullmap(db: Database, creation: FullmapCreation): Promise<number> {
  const { room, venue, creatorId, actorId, idempotencyKey, now } = creation;
  const creationKey = idempotencyKey === null ? null : `${actorId}:${idempotencyKey}`;
  // Before the rules: a call that is sent again may come after the start time.
  const earlier = await madeBefore(db, creationKey);
  if (earlier !== null) return earlier;
  await requireAdministrator(db, creatorId);
  await requireVenue(db, venue);
  const { entryFee, prizePool, rewards, startsAt, ...facts } = room;
  const values = {
    ...facts,
    ...venue,
    ...tierCents(rewards),
    entryFeeCents: centsOfField('entryFee', entryFee),
    prizePoolCents: centsOfField('pricePool', prizePool),
    startsAt: startOf(startsAt, now),
    creatorId,
    creationKey,
    status: FULLMAP.scheduled,
    createdAt: now,
  };
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(fullmapRooms).values(values).onConflictDoNothing().returning();
    if (row === undefined) {
      // Sent twice at the same moment: the other call's room is stored by now.
      const first = await madeBefore(tx, creationKey);
      if (first === null) throw new Error('The room was not stored');
      return first;
    }
    await announceChange(tx, { subject: 'fullmap', id: row.id, status: row.status, actorId });
    await recordAudit(tx, { at: now, actorId, action: 'fullmap.create', subject: 'fullmap', subjectId: row.id, before: null, after: row });
    return row.id;
  });
}
