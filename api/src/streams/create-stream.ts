import type { NewStream } from '@arena/shared/contract';
import { recordAudit } from '../audit/audit';
import { createdBefore, creationKeyOf, insertOnce } from '../db/create-once';
import type { Database } from '../db/database';
import { hasSmallId } from '../db/small-id';
import { games } from '../db/schema/games';
import { streams } from '../db/schema/streams';
import { announceChange } from '../events/announce';
import { badRequest, notFound } from '../http/errors';
import { zonedInstant } from '../time/instants';

interface StreamCreation {
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

/** Adds a stream and answers its id; the same call sent again, by its key, answers the first one's. */
export function createStream(db: Database, { stream, gameId, actorId, idempotencyKey, now, timeZone }: StreamCreation): Promise<number> {
  const creationKey = creationKeyOf(actorId, idempotencyKey);
  return db.transaction(async (tx) => {
    const earlier = await createdBefore(tx, streams, creationKey);
    if (earlier !== null) return earlier;
    const [game] = await tx.select({ id: games.id }).from(games).where(hasSmallId(games.id, gameId));
    if (game === undefined) throw notFound('Game', gameId, 'gameId');
    const { link, status } = stream;
    const values = { link, status, startsAt: startOf(stream, timeZone), gameId, createdBy: actorId, createdAt: now, creationKey };
    const { id, row } = await insertOnce(tx, streams, values);
    if (row === null) return id;
    const entry = { at: now, actorId, action: 'stream.create', subject: 'stream', subjectId: id } as const;
    await recordAudit(tx, { ...entry, before: null, after: values });
    await announceChange(tx, { subject: 'stream', id, status, actorId });
    return id;
  });
}
