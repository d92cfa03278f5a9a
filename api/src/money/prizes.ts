import type { Act } from '../audit/record';
import type { Database } from '../db/database';
import { badRequest } from '../errors';
import { notifyUser } from '../notifications/notify';
import { formatAmount } from '../cents';
import { book } from './ledger';
import * as t from './money.messages';

/** The funds of a match. Read them under the lock of the match's row, which holds until the payment is stored. */
export interface PrizePool {
  /** `full-map room 7` */
  readonly of: string;
  readonly cents: number;
  readonly paidCents: number;
}

export function requireInPool({ of, cents, paidCents }: PrizePool, prizeCents: number): void {
  const left = Math.max(0, cents - paidCents);
  if (prizeCents <= left) return;
  throw badRequest(
    `${formatAmount(prizeCents)} is more than what is left of the prize pool of ${of}: ${formatAmount(left)} of ${formatAmount(cents)}, with ${formatAmount(paidCents)} paid. Nothing was paid.`,
  );
}

export interface Refund {
  readonly userId: number;
  readonly cents: number;
}

interface Cancelled extends Act {
  /** `room 7` */
  readonly of: string;
  /** The same for the players. */
  readonly title: string;
  readonly roomId: number | null;
}

/** Gives the entry fees of a cancelled match back. By user id: two deletions at the same moment move balances in the same order. */
export async function giveBack(
  tx: Database,
  refunds: readonly Refund[],
  { of, title, roomId, actorId, now: at }: Cancelled,
): Promise<void> {
  const cause = { kind: 'refund', actorId } as const;
  const news = t.wasCancelled(title);
  for (const { userId, cents } of refunds) {
    await book(tx, { userId, cents, cause, reason: t.entryFeeRefunded(of), roomId, at });
    const body = t.feeWasRefunded(news, formatAmount(cents));
    await notifyUser(tx, { userId, type: 'alert', title: news, body, at });
  }
}
