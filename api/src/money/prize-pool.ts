import type { Database } from '../db/database';
import { badRequest } from '../http/errors';
import { formatAmount } from './cents';
import { book, type Movement } from './ledger';

/** What a match pays from. Read it under the lock of the match's row, which holds until the payment is stored. */
export interface PrizePool {
  /** `full-map room 7` */
  readonly of: string;
  readonly cents: number;
  readonly paidCents: number;
}

/** Books a prize and answers its row in the books; refuses one that the match's pool doesn't cover. */
export function payFromPool(tx: Database, { of, cents, paidCents }: PrizePool, movement: Movement): Promise<number> {
  const left = Math.max(0, cents - paidCents);
  if (movement.cents > left) {
    throw badRequest(
      `${formatAmount(movement.cents)} is more than what is left of the prize pool of ${of}: ${formatAmount(left)} of ${formatAmount(cents)}, with ${formatAmount(paidCents)} paid. Nothing was paid.`,
    );
  }
  return book(tx, movement);
}
