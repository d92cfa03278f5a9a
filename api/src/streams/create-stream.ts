import type { NewStream } from '@arena/shared/contract';
import { type KeyedAct, recordChange } from '../audit/record-change';
import { createdBefore, creationKeyOf, insertOnce } from '../db/create-once';
import type { Database } from '../db/database';
import { streams } from '../db/schema/streams';
import { badRequest } from '../http/errors';
import { requireGame } from '../matches/venue';
import { zonedInstant } from '../time/instants';

interface StreamCreation extends KeyedAct {
  readonly stream: NewStream;
  readonly gameId: number;
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
    await requireGame(tx, gameId);
    const { link, status } = stream;
    const values = { link, status, startsAt: startOf(stream, timeZone), gameId, createdBy: actorId, createdAt: now, creationKey };
    const { id, row } = await insertOnce(tx, streams, values);
    if (row === null) return id;
    await recordChange(tx, { subject: 'stream', id, status, verb: 'create', actorId, now, before: null, after: values });
    return id;
  });
}
