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

/** What moves a balance and writes its row in the books, of a statement whose first seven values are `valuesOf` the movement. */
export const MOVE = `
  with moved as (
    update users set balance_cents = balance_cents + $1::bigint where id = $2::bigint returning balance_cents
  ), booked as (
    insert into transactions (user_id, amount_cents, type, reason, room_id, created_at, balance_after_cents, booked_for)
    select $2::bigint, $1::bigint, $3::text, $4::text, $5::bigint, $6::timestamptz, balance_cents, $7::text from moved
    returning id, balance_after_cents as balance
  )`;

export interface BookedRow {
  readonly id: string;
  readonly balance: string;
}

const move = statement<BookedRow>('book movement', `${MOVE} select id, balance from booked`);

export const valuesOf = ({ userId, cents, reason, roomId, at, bookedFor }: Movement) => [
  cents,
  userId,
  cents < 0 ? 'DEBITED' : 'CREDITED',
  reason,
  roomId,
  at.toISOString(),
  bookedFor ?? null,
];

export function bookedOf([row]: readonly BookedRow[], { userId }: Movement): Booked {
  if (row === undefined) throw new Error(`The books know no user ${userId}`);
  return { transactionId: Number(row.id), balanceAfterCents: Number(row.balance) };
}

/** Moves a balance and writes its row in the books, whose id it answers: the only way that a balance changes. Call it within a transaction. */
export const book = async (tx: Database, movement: Movement): Promise<number> =>
  bookedOf(await move(tx, valuesOf(movement)), movement).transactionId;
