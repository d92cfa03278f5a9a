import type { Database } from '../db/database';
import { statement } from '../db/statement';

export interface Movement {
  readonly userId: number;
  /** Negative takes from the balance. */
  readonly cents: number;
  readonly reason: string;
  readonly roomId: number | null;
  readonly at: Date;
  /** What is booked once and never again, as `topup:12`: the database refuses a second row with it. */
  readonly bookedFor?: string;
}

interface Booked {
  readonly transactionId: number;
  readonly balanceAfterCents: number;
}

const move = statement<{ id: string; balance: string }>(`
  with moved as (
    update users set balance_cents = balance_cents + $1::bigint where id = $2::bigint returning balance_cents
  )
  insert into transactions (user_id, amount_cents, type, reason, room_id, created_at, balance_after_cents, booked_for)
  select $2::bigint, $1::bigint, $3::text, $4::text, $5::bigint, $6::timestamptz, balance_cents, $7::text from moved
  returning id, balance_after_cents as balance`);

/** Moves a balance and writes its row in the books: the only way that a balance changes. Call it within a transaction. */
export async function bookMovement(tx: Database, { userId, cents, reason, roomId, at, bookedFor }: Movement): Promise<Booked> {
  const type = cents < 0 ? 'DEBITED' : 'CREDITED';
  const [row] = await move(tx, [cents, userId, type, reason, roomId, at.toISOString(), bookedFor ?? null]);
  if (row === undefined) throw new Error(`The books know no user ${userId}`);
  return { transactionId: Number(row.id), balanceAfterCents: Number(row.balance) };
}

/** `bookMovement` for whoever only needs the row's id. */
export const book = async (tx: Database, movement: Movement): Promise<number> => (await bookMovement(tx, movement)).transactionId;
