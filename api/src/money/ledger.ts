import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { currentScope } from '../db/request-scope';
import { users } from '../db/schema/people';
import { badRequest, forbidden, HttpError, notFound } from '../errors';
import { formatAmount } from '../cents';
import * as t from './money.messages';

type MovementCause =
  /** An administrator pays a person: an approved request, a prize, a reward. A banned person is paid only when that was confirmed. */
  | { readonly kind: 'payout'; readonly actorId: number; readonly bannedConfirmed: boolean }
  /** An administrator cancels a match, and the entry fees go back. */
  | { readonly kind: 'refund'; readonly actorId: number }
  /** An administrator corrects a balance, in either direction, also that of a banned person. */
  | { readonly kind: 'adjustment'; readonly actorId: number }
  /** Taken because the player applied to a match. It never adds to a balance. */
  | { readonly kind: 'entry-fee' };

export interface Movement {
  readonly userId: number;
  /** Negative takes from the balance. */
  readonly cents: number;
  readonly cause: MovementCause;
  readonly reason: string;
  readonly roomId: number | null;
  readonly at: Date;
  /** The key of an entry that is booked only once, as `topup:12`: the database refuses a second row with it. */
  readonly bookedFor?: string;
}

/** The beneficiary never decides: an administrator's own money, and a request that they made, is another administrator's decision. */
export function requireOtherThan(userId: number | null, actorId: number, sentence: string): void {
  if (actorId === userId) throw forbidden(sentence);
}

export const OWN_REQUEST = t.ownRequest;
export const OWN_PRIZE = t.ownPrize;
/** A request for a player, who may be paid at an account that the administrator typed. */
export const MADE_REQUEST = t.requestForPlayer;

/**
 * Refuses an amount above the balance; `what` names it: `the entry fee`. Locks the user's row until the transaction ends, so
 * that a balance that was read is still true when it is moved. `reservedCents`: what the user's other requests ask for already.
 */
export async function requireBalance(tx: Database, userId: number, cents: number, what: string, reservedCents = 0): Promise<void> {
  // Not 'update': rows that only mention the user, such as a notification, need not wait.
  const [user] = await tx
    .select({ name: users.name, cents: users.balanceCents })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (user === undefined) throw notFound('User', userId);
  const available = Math.max(0, user.cents - reservedCents);
  if (available >= cents) return;
  if (reservedCents > 0) {
    throw badRequest(t.available(formatAmount(available), formatAmount(user.cents), formatAmount(reservedCents)));
  }
  throw badRequest(t.notEnough(user.name, formatAmount(user.cents), what, formatAmount(cents)));
}

interface Booked {
  readonly transactionId: number;
  readonly balanceAfterCents: number;
}

/** Moves a balance and writes its row in the books. Moves nothing when the user doesn't exist, or is banned and that isn't confirmed. */
const moved = ({ userId, cents, cause, reason, roomId, at, bookedFor }: Movement): SQL => sql`
  with moved as (
    update users set balance_cents = balance_cents + ${cents}::bigint
    where id = ${userId}::bigint and (banned_at is null or ${cause.kind !== 'payout' || cause.bannedConfirmed}::boolean)
    returning balance_cents
  ), booked as (
    insert into transactions (user_id, amount_cents, type, reason, room_id, created_at, balance_after_cents, booked_for)
    select ${userId}::bigint, ${cents}::bigint, ${cents < 0 ? 'DEBITED' : 'CREDITED'}::text, ${reason}::text, ${roomId}::bigint,
      ${at.toISOString()}::timestamptz, balance_cents, ${bookedFor ?? null}::text
    from moved returning id, balance_after_cents as balance
  )`;

const OWN_MONEY = {
  payout: t.ownPayment,
  refund: t.ownRefund,
  adjustment: t.ownAdjustment,
} as const;

/** Refuses a movement that its call or its person must not make. */
function requireAllowed({ userId, cents, cause }: Movement): void {
  const { moves } = currentScope();
  if (moves !== 'any' && moves !== cause.kind) throw new Error(`A call that isn't listed in money-calls.ts tried to book: ${cause.kind}`);
  if (cause.kind !== 'entry-fee') requireOtherThan(userId, cause.actorId, OWN_MONEY[cause.kind]);
  else if (cents > 0) throw new Error('An entry fee never adds to a balance');
}

async function refusalOf(tx: Database, userId: number): Promise<Error> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  if (user === undefined) return new Error(`Ledger: user ${userId} doesn't exist`);
  return new HttpError(409, t.bannedPlayer(user.name), {}, 'beneficiary-banned');
}

/** The only way that a balance changes, within a transaction. `using` ends the statement, and may write other rows with `booked`. */
export async function bookBy(tx: Database, movement: Movement, using = sql`select id, balance from booked`): Promise<Booked> {
  requireAllowed(movement);
  // The driver returns `bigint` as text.
  const { rows } = await tx.execute<{ id: string; balance: string }>(sql`${moved(movement)} ${using}`);
  const [row] = rows;
  if (row === undefined) throw await refusalOf(tx, movement.userId);
  return { transactionId: Number(row.id), balanceAfterCents: Number(row.balance) };
}

/** Books a movement and answers the id of its row in the books. Call it within a transaction. */
export const book = async (tx: Database, movement: Movement): Promise<number> => (await bookBy(tx, movement)).transactionId;

/** The same where the amount may be zero: then nothing is booked and there is no id, but the same rules apply. */
export async function bookUnlessZero(tx: Database, movement: Movement): Promise<number | null> {
  if (movement.cents !== 0) return book(tx, movement);
  requireAllowed(movement);
  return null;
}
