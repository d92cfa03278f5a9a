import type { Page, Stream } from '@arena/shared/contract';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { games } from '../db/schema/games';
import { streams } from '../db/schema/streams';
import { offsetOf, type PageRequest, pageOfItems } from '../http/paging';
import { wallClock, wallClockOrNull } from '../time/platform-time';

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
