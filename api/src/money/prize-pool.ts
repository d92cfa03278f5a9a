import { badRequest } from '../http/errors';
import { formatAmount } from './cents';

/** What a match pays from. Read it under the lock of the match's row, which holds until the payment is stored. */
export interface PrizePool {
  /** `full-map room 7` */
  readonly of: string;
  readonly cents: number;
  readonly paidCents: number;
}

/** Refuses a prize that the match's pool doesn't cover. */
export function requireInPool({ of, cents, paidCents }: PrizePool, prizeCents: number): void {
  const left = Math.max(0, cents - paidCents);
  if (prizeCents <= left) return;
  throw badRequest(
    `${formatAmount(prizeCents)} is more than what is left of the prize pool of ${of}: ${formatAmount(left)} of ${formatAmount(cents)}, with ${formatAmount(paidCents)} paid. Nothing was paid.`,
  );
}
