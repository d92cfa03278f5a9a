import type { Database } from '../db/database';
import * as money from '../money/balance';
import { bookUnlessZero } from '../money/ledger';

/** Refuses an entry fee that the user's balance does not cover; the balance is locked until the transaction ends. */
export const requireBalance = (tx: Database, userId: number, cents: number) => money.requireBalance(tx, userId, cents, 'the entry fee');

interface EntryFee {
  readonly userId: number;
  readonly cents: number;
  /** `full-map room 7` */
  readonly of: string;
  readonly at: Date;
}

/** Takes an entry fee and answers its row in the books; none for a free entry. Call it within a transaction. */
export async function takeEntryFee(tx: Database, { userId, cents, of, at }: EntryFee): Promise<number | null> {
  await requireBalance(tx, userId, cents);
  return bookUnlessZero(tx, { userId, cents: -cents, cause: { kind: 'entry-fee' }, reason: `Game entry fee of ${of}`, roomId: null, at });
}
