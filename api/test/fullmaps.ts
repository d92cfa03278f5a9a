import { fullmapApplications, fullmapRooms, fullmapWinners } from '../src/db/schema/matches';
import { takeEntryFee } from '../src/matches/applications';
import type { TestServer } from './test-server';
import type { TestUser } from './builders';

type NewFullmap = Partial<typeof fullmapRooms.$inferInsert> & { readonly creator: TestUser };

/** A scheduled room of four places for $5 that starts tomorrow; the first five places win $50, the first ten $20.50. */
export async function addFullmap(server: TestServer, { creator, ...more }: NewFullmap): Promise<number> {
  const [row] = await server.db
    .insert(fullmapRooms)
    .values({
      status: 'PENDING',
      title: 'Friday Cup',
      rules: 'No vehicles',
      entryFeeCents: 500,
      prizePoolCents: 20_000,
      durationMinutes: 45,
      maxPlayers: 4,
      accessId: '4119407',
      password: 'secret',
      top5Cents: 5000,
      top10Cents: 2050,
      gameId: 1,
      modeId: 2,
      mapId: 3,
      creatorId: creator.id,
      startsAt: new Date(server.now.getTime() + 24 * 60 * 60_000),
      createdAt: server.now,
      ...more,
    })
    .returning({ id: fullmapRooms.id });
  if (row === undefined) throw new Error('The room was not stored');
  return row.id;
}

/** A request; an accepted one has paid the fee. */
export async function addRequest(
  server: TestServer,
  fullmapId: number,
  user: TestUser,
  status = 'PENDING',
  feeCents = 500,
): Promise<number> {
  const fee = { userId: user.id, cents: feeCents, of: `full-map room ${fullmapId}`, at: server.now };
  const feeTransactionId = status === 'CREATOR_APPROVED' ? await takeEntryFee(server.db, fee) : null;
  const [row] = await server.db
    .insert(fullmapApplications)
    .values({ matchId: fullmapId, userId: user.id, status, requestedAt: server.now, feeTransactionId })
    .returning({ id: fullmapApplications.id });
  if (row === undefined) throw new Error('The request was not stored');
  return row.id;
}

export async function addWinner(server: TestServer, fullmapId: number, { id }: TestUser): Promise<void> {
  await server.db.insert(fullmapWinners).values({ fullmapId, userId: id, registeredAt: server.now });
}
