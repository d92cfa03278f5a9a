import { tournamentApplications, tournaments } from '../src/db/schema/matches';
import { takeEntryFee } from '../src/matches/applications';
import type { TestServer } from './test-server';
import type { TestUser } from './builders';

type NewTournament = Partial<typeof tournaments.$inferInsert> & { readonly organizer: TestUser };

/** A scheduled tournament for $5 with a prize pool of $100 that starts tomorrow. */
export async function addTournament(server: TestServer, { organizer, ...more }: NewTournament): Promise<number> {
  const [row] = await server.db
    .insert(tournaments)
    .values({
      status: 'PENDING',
      title: 'Erangel Masters',
      description: 'Squads only',
      entryFeeCents: 500,
      prizePoolCents: 10_000,
      accessId: '123',
      password: 'secret',
      gameId: 1,
      modeId: 2,
      mapId: 3,
      organizerId: organizer.id,
      startsAt: new Date(server.now.getTime() + 24 * 60 * 60_000),
      createdAt: server.now,
      ...more,
    })
    .returning({ id: tournaments.id });
  if (row === undefined) throw new Error('The tournament was not stored');
  return row.id;
}

/** An application; an approved one has paid the fee. */
export async function addEntry(
  server: TestServer,
  tournamentId: number,
  user: TestUser,
  status = 'PENDING',
  feeCents = 500,
): Promise<number> {
  const fee = { userId: user.id, cents: feeCents, of: `tournament ${tournamentId}`, at: server.now };
  const feeTransactionId = status === 'CREATOR_APPROVED' ? await takeEntryFee(server.db, fee) : null;
  const [row] = await server.db
    .insert(tournamentApplications)
    .values({ matchId: tournamentId, userId: user.id, status, requestedAt: server.now, feeTransactionId })
    .returning({ id: tournamentApplications.id });
  if (row === undefined) throw new Error('The application was not stored');
  return row.id;
}
