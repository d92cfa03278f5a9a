import { eq, sum } from 'drizzle-orm';
import { registerUser } from '../src/auth/register-user';
import { hashPassword } from '../src/auth/passwords';
import { ROLES } from '../src/db/migrate';
import { transactions } from '../src/db/schema/money';
import { userRoles, users } from '../src/db/schema/people';
import { roomApprovals, rooms } from '../src/db/schema/rooms';
import { book } from '../src/money/ledger';
import type { Bench } from './bench';

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

/** A user with the normal role; the balance comes from a row in the books. */
export async function addUser(
  bench: Pick<Bench, 'db' | 'now'>,
  name: string,
  { admin = false, cents = 0, password }: UserOptions = {},
): Promise<TestUser> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const passwordHash = password === undefined ? 'no hash' : await hashPassword(password);
  const id = await registerUser(bench.db, { name, email, passwordHash, now: bench.now });
  if (id === null) throw new Error(`There is already a ${name}`);
  if (admin) await bench.db.insert(userRoles).values({ userId: id, roleId: ROLES.admin.id });
  if (cents !== 0) await book(bench.db, { userId: id, cents, reason: 'Coins bought', roomId: null, at: bench.now });
  return { id, name, email };
}

interface RoomOptions extends Partial<typeof rooms.$inferInsert> {
  readonly creator: TestUser;
  readonly opponent?: TestUser;
  /** Takes the entry fee from everybody who is in. */
  readonly takeFees?: boolean;
}

/** A room for $10 with a prize of $19. */
export async function addRoom(bench: Bench, { creator, opponent, takeFees = true, ...room }: RoomOptions): Promise<number> {
  const values = { status: 'COIN_TIME', gameType: '1v1', entryFeeCents: 1000, prizeCents: 1900, gameId: 1, createdAt: bench.now, ...room };
  const [row] = await bench.db
    .insert(rooms)
    .values({ ...values, creatorId: creator.id })
    .returning({ id: rooms.id });
  if (row === undefined) throw new Error('The room was not stored');
  if (opponent !== undefined) {
    await bench.db
      .insert(roomApprovals)
      .values({ roomId: row.id, userId: opponent.id, status: 'CREATOR_APPROVED', requestedAt: bench.now });
  }
  const players = takeFees ? [creator, ...(opponent === undefined ? [] : [opponent])] : [];
  for (const { id } of players) {
    await book(bench.db, {
      userId: id,
      cents: -values.entryFeeCents,
      reason: `Entry fee of room ${row.id}`,
      roomId: row.id,
      at: bench.now,
    });
  }
  return row.id;
}

export async function balanceOf(bench: Bench, { id }: TestUser): Promise<number> {
  const [row] = await bench.db.select({ cents: users.balanceCents }).from(users).where(eq(users.id, id));
  return row?.cents ?? Number.NaN;
}

/** Users whose balance is not the sum of their rows in the books: always none. */
export async function unbalanced(bench: Pick<Bench, 'db'>): Promise<string[]> {
  const rows = await bench.db
    .select({ name: users.name, balance: users.balanceCents, booked: sum(transactions.amountCents) })
    .from(users)
    .leftJoin(transactions, eq(transactions.userId, users.id))
    .groupBy(users.id);
  return rows.filter(({ balance, booked }) => balance !== Number(booked ?? 0)).map(({ name }) => name);
}
