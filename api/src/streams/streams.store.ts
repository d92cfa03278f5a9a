import type { Page, Stream } from '@arena/shared/contract';
import { count, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { games } from '../db/schema/games';
import { streams } from '../db/schema/streams';
import { offsetOf, type PageRequest, pageOfItems } from '../http/paging';
import { wallClock } from '../time/platform-time';

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
  id: stream.id,
  link: stream.link,
  status: stream.status,
  startsAt: stream.startsAt === null ? null : wallClock(stream.startsAt, timeZone),
  createdAt: wallClock(stream.createdAt, timeZone),
  game,
});

/** Newest first. */
export async function pageOfStreams(db: Database, page: PageRequest, timeZone: string): Promise<Page<Stream>> {
  const [total] = await db.select({ rows: count() }).from(streams);
  const rows = await selectStreams(db, undefined).limit(page.size).offset(offsetOf(page));
  return pageOfItems(
    rows.map((row) => streamOf(row, timeZone)),
    total?.rows ?? 0,
    page,
  );
}

export async function findStream(db: Database, id: number, timeZone: string): Promise<Stream> {
  const [row] = await selectStreams(db, eq(streams.id, id));
  if (row === undefined) throw new Error(`Stream ${id} is missing`);
  return streamOf(row, timeZone);
}
