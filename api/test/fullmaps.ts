import { fullmapApplications, fullmapRooms, fullmapWinners } from '../src/db/schema/fullmap-rooms';
import { takeEntryFee } from '../src/matches/entry-fee';
import type { Bench } from './bench';
import type { TestUser } from './builders';

type NewFullmap = Partial<typeof fullmapRooms.$inferInsert> & { readonly creator: TestUser };

/** A scheduled room of four places for $5 that starts tomorrow; the first five places win $50, the first ten $20.50. */
export async function addFullmap(bench: Bench, { creator, ...more }: NewFullmap): Promise<number> {
  const [row] = await bench.db
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
      startsAt: new Date(bench.now.getTime() + 24 * 60 * 60_000),
      createdAt: bench.now,
      ...more,
    })
    .returning({ id: fullmapRooms.id });
  if (row === undefined) throw new Error('The room was not stored');
  return row.id;
}

/** A request; an accepted one has paid the fee. */
export async function addRequest(bench: Bench, fullmapId: number, user: TestUser, status = 'PENDING', feeCents = 500): Promise<number> {
  const fee = { userId: user.id, cents: feeCents, of: `full-map room ${fullmapId}`, at: bench.now };
  const feeTransactionId = status === 'CREATOR_APPROVED' ? await takeEntryFee(bench.db, fee) : null;
  const [row] = await bench.db
    .insert(fullmapApplications)
    .values({ fullmapId, userId: user.id, status, requestedAt: bench.now, feeTransactionId })
    .returning({ id: fullmapApplications.id });
  if (row === undefined) throw new Error('The request was not stored');
  return row.id;
}

export async function addWinner(bench: Bench, fullmapId: number, { id }: TestUser): Promise<void> {
  await bench.db.insert(fullmapWinners).values({ fullmapId, userId: id, registeredAt: bench.now });
}
