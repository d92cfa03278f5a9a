import type { NewStream, Page, Stream } from '@arena/shared/contract';
import { desc, eq, type SQL } from 'drizzle-orm';
import { type KeyedAct, recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { createdBefore, creationKeyOf, foundRow, insertOnce } from '../db/rows';
import { games } from '../db/schema/games';
import { streams } from '../db/schema/streams';
import { badRequest } from '../errors';
import { offsetOf, pageOfItems, type PageRequest } from '../db/paging';
import { requireGame } from '../matches/create-match';
import { wallClock, wallClockOrNull, zonedInstant } from '../time/platform-time';
import * as t from './streams.messages';

function selectStreams(db: Database, where: SQL | undefined) {
  return db
    .select({ stream: streams, game: games })
    .from(streams)
    .innerJoin(games, eq(games.id, streams.gameId))
    .where(where)
    .orderBy(desc(streams.createdAt), desc(streams.id))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectStreams>>[number];

const streamOf = ({ stream, game }: Row, timeZone: string): Stream => ({
  ...stream,
  startsAt: wallClockOrNull(stream.startsAt, timeZone),
  createdAt: wallClock(stream.createdAt, timeZone),
  game,
});

/** Newest first. */
export async function pageOfStreams(db: Database, page: PageRequest, timeZone: string): Promise<Page<Stream>> {
  const total = await db.$count(streams);
  const rows = await selectStreams(db, undefined).limit(page.size).offset(offsetOf(page));
  return pageOfItems(rows, (row) => streamOf(row, timeZone), total, page);
}

export const findStream = async (db: Database, id: number, timeZone: string): Promise<Stream> =>
  streamOf(foundRow(await selectStreams(db, eq(streams.id, id)), 'Stream', id), timeZone);

interface StreamCreation extends KeyedAct {
  readonly stream: NewStream;
  readonly gameId: number;
  readonly timeZone: string;
}

/** Only an upcoming stream has a start; it may lie in the past, for one that is announced late. */
function startOf({ status, startsAt }: NewStream, timeZone: string): Date | null {
  if (status !== 'UPCOMMING') {
    if (startsAt !== undefined) throw badRequest(t.startOnlyUpcoming);
    return null;
  }
  if (startsAt === undefined) throw badRequest(t.startMissing);
  const start = zonedInstant(startsAt, timeZone);
  if (start === null) throw badRequest(t.startInvalid);
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
