import type { NewStream } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { hasSmallId } from '../db/small-id';
import { games } from '../db/schema/games';
import { streams } from '../db/schema/streams';
import { announceChange } from '../events/announce';
import { badRequest, notFound } from '../http/errors';
import { zonedInstant } from '../time/instants';

export interface StreamCreation {
  readonly stream: NewStream;
  readonly gameId: number;
  readonly actorId: number;
  readonly idempotencyKey: string | null;
  readonly now: Date;
  readonly timeZone: string;
}

/** Only an upcoming stream has a start; it may lie in the past, for one that is announced late. */
function startOf({ status, startsAt }: NewStream, timeZone: string): Date | null {
  if (status !== 'UPCOMMING') {
    if (startsAt !== undefined) throw badRequest("The field 'startAt' is only for a stream that is UPCOMMING.");
    return null;
  }
  if (startsAt === undefined) throw badRequest("The field 'startAt' is missing: an UPCOMMING stream needs it.");
  const start = zonedInstant(startsAt, timeZone);
  if (start === null) throw badRequest("The field 'startAt' is not a real date and time.");
  return start;
}

async function madeBefore(db: Database, creationKey: string | null): Promise<number | null> {
  if (creationKey === null) return null;
  const [row] = await db.select({ id: streams.id }).from(streams).where(eq(streams.creationKey, creationKey));
  return row?.id ?? null;
}

/** Adds a stream and answers its id; the same call sent again, by its key, answers the first one's. */
export function createStream(db: Database, { stream, gameId, actorId, idempotencyKey, now, timeZone }: StreamCreation): Promise<number> {
  const creationKey = idempotencyKey === null ? null : `${actorId}:${idempotencyKey}`;
  return db.transaction(async (tx) => {
    const earlier = await madeBefore(tx, creationKey);
    if (earlier !== null) return earlier;
    const [game] = await tx.select({ id: games.id }).from(games).where(hasSmallId(games.id, gameId));
    if (game === undefined) throw notFound('Game', gameId, 'gameId');
    const { link, status } = stream;
    const values = { link, status, startsAt: startOf(stream, timeZone), gameId, createdBy: actorId, createdAt: now, creationKey };
    const [row] = await tx.insert(streams).values(values).onConflictDoNothing().returning({ id: streams.id });
    if (row === undefined) {
      // Sent twice at the same moment: the other call's stream is stored by now.
      const first = await madeBefore(tx, creationKey);
      if (first === null) throw new Error('The stream was not stored');
      return first;
    }
    const entry = { at: now, actorId, action: 'stream.create', subject: 'stream', subjectId: row.id } as const;
    await recordAudit(tx, { ...entry, before: null, after: values });
    await announceChange(tx, { subject: 'stream', id: row.id, status, actorId });
    return row.id;
  });
}
