import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { currentScope } from '../db/request-scope';
import { users } from '../db/schema/people';
import { statement } from '../db/statement';
import { HttpError } from '../http/errors';
import { requireOtherThan } from './beneficiary';
import type { Movement } from './movement';

interface Booked {
  readonly transactionId: number;
  readonly balanceAfterCents: number;
}

/**
 * Moves a balance and writes its row in the books. A statement that begins with it has eight values before its own, and moves
 * nothing when the user doesn't exist, or is banned and the last of the eight is false.
 */
export const MOVE = `
  with moved as (
    update users set balance_cents = balance_cents + $1::bigint
    where id = $2::bigint and (banned_at is null or $8::boolean) returning balance_cents
  ), booked as (
    insert into transactions (user_id, amount_cents, type, reason, room_id, created_at, balance_after_cents, booked_for)
    select $2::bigint, $1::bigint, $3::text, $4::text, $5::bigint, $6::timestamptz, balance_cents, $7::text from moved
    returning id, balance_after_cents as balance
  )`;

export interface BookedRow {
  readonly id: string;
  readonly balance: string;
}
type Statement = (tx: Database, values: readonly unknown[]) => Promise<readonly BookedRow[]>;

const move = statement<BookedRow>('book movement', `${MOVE} select id, balance from booked`);

const valuesOf = ({ userId, cents, cause, reason, roomId, at, bookedFor }: Movement) => [
  cents,
  userId,
  cents < 0 ? 'DEBITED' : 'CREDITED',
  reason,
  roomId,
  at.toISOString(),
  bookedFor ?? null,
  cause.kind !== 'payout' || cause.bannedConfirmed,
];

const OWN_MONEY = {
  payout: "You can't pay yourself. Ask another administrator.",
  refund: "You can't refund your own entry fee. Ask another administrator.",
} as const;

/** Refuses a movement that its call or its person must not make. */
function requireAllowed({ userId, cents, cause }: Movement): void {
  const { moves } = currentScope();
  if (moves !== 'any' && moves !== cause.kind) throw new Error(`A call that isn't listed in money-calls.ts tried to book: ${cause.kind}`);
  if (cause.kind !== 'entry-fee') requireOtherThan(userId, cause.actorId, OWN_MONEY[cause.kind]);
  else if (cents > 0) throw new Error('An entry fee never adds to a balance');
}

/** Why a movement booked nothing. */
async function refusalOf(tx: Database, userId: number): Promise<Error> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  if (user === undefined) return new Error(`Ledger: user ${userId} doesn't exist`);
  return new HttpError(409, `${user.name} is banned. Confirm that you want to pay a banned player.`, {}, 'beneficiary-banned');
}

/** Books a movement by a statement that begins with `MOVE`: the only way that a balance changes. Call it within a transaction. */
export async function bookBy(run: Statement, tx: Database, movement: Movement, ownValues: readonly unknown[] = []): Promise<Booked> {
  requireAllowed(movement);
  const [row] = await run(tx, [...valuesOf(movement), ...ownValues]);
  if (row === undefined) throw await refusalOf(tx, movement.userId);
  return { transactionId: Number(row.id), balanceAfterCents: Number(row.balance) };
}

/** Books a movement and answers the id of its row in the books. Call it within a transaction. */
export const book = async (tx: Database, movement: Movement): Promise<number> => (await bookBy(move, tx, movement)).transactionId;

/** The same where the amount may be zero: then nothing is booked and there is no id, but the same rules apply. */
export async function bookUnlessZero(tx: Database, movement: Movement): Promise<number | null> {
  if (movement.cents !== 0) return book(tx, movement);
  requireAllowed(movement);
  return null;
}
