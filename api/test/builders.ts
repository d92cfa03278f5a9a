import { eq, sum } from 'drizzle-orm';
import { registerUser } from '../src/users/add-user';
import { hashPassword } from '../src/auth/passwords';
import { ROLES } from '../src/db/migrate';
import { transactions } from '../src/db/schema/money';
import { userRoles, users } from '../src/db/schema/people';
import { roomApprovals, rooms } from '../src/db/schema/rooms';
import { book } from '../src/money/ledger';
import type { TestServer } from './test-server';

export interface TestUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

interface UserOptions {
  readonly admin?: boolean;
  readonly cents?: number;
  readonly password?: string;
}

/** Why a test gives money or takes it: by the decision of an administrator who doesn't exist. */
export const GIVEN = { kind: 'payout', actorId: 0, bannedConfirmed: true } as const;

/** A user with the normal role; the balance comes from a row in the books. */
export async function addUser(
  server: Pick<TestServer, 'db' | 'now'>,
  name: string,
  { admin = false, cents = 0, password }: UserOptions = {},
): Promise<TestUser> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const passwordHash = password === undefined ? 'no hash' : await hashPassword(password);
  const id = await registerUser(server.db, { name, email, passwordHash, now: server.now });
  if (id === null) throw new Error(`There is already a ${name}`);
  if (admin) await server.db.insert(userRoles).values({ userId: id, roleId: ROLES.admin.id });
  if (cents !== 0) await book(server.db, { userId: id, cents, cause: GIVEN, reason: 'Coins bought', roomId: null, at: server.now });
  return { id, name, email };
}

interface RoomOptions extends Partial<typeof rooms.$inferInsert> {
  readonly creator: TestUser;
  readonly opponent?: TestUser;
  /** Charges the entry fee to every player who is in. */
  readonly takeFees?: boolean;
}

/** A room for $10 with a prize of $19. */
export async function addRoom(server: TestServer, { creator, opponent, takeFees = true, ...room }: RoomOptions): Promise<number> {
  const values = { status: 'COIN_TIME', gameType: '1v1', entryFeeCents: 1000, prizeCents: 1900, gameId: 1, createdAt: server.now, ...room };
  const [row] = await server.db
    .insert(rooms)
    .values({ ...values, creatorId: creator.id })
    .returning({ id: rooms.id });
  if (row === undefined) throw new Error('The room was not stored');
  if (opponent !== undefined) {
    await server.db
      .insert(roomApprovals)
      .values({ roomId: row.id, userId: opponent.id, status: 'CREATOR_APPROVED', requestedAt: server.now });
  }
  const players = takeFees ? [creator, ...(opponent === undefined ? [] : [opponent])] : [];
  for (const { id } of players) {
    await book(server.db, {
      userId: id,
      cents: -values.entryFeeCents,
      cause: { kind: 'entry-fee' },
      reason: `Entry fee of room ${row.id}`,
      roomId: row.id,
      at: server.now,
    });
  }
  return row.id;
}

export async function balanceOf(server: TestServer, { id }: TestUser): Promise<number> {
  const [row] = await server.db.select({ cents: users.balanceCents }).from(users).where(eq(users.id, id));
  return row?.cents ?? Number.NaN;
}

/** Users whose balance is not the sum of their rows in the books: always none. */
export async function unbalanced(server: Pick<TestServer, 'db'>): Promise<string[]> {
  const rows = await server.db
    .select({ name: users.name, balance: users.balanceCents, booked: sum(transactions.amountCents) })
    .from(users)
    .leftJoin(transactions, eq(transactions.userId, users.id))
    .groupBy(users.id);
  return rows.filter(({ balance, booked }) => balance !== Number(booked ?? 0)).map(({ name }) => name);
}
