import { countText, formatCount, formatMoney } from '@arena/shared/ui';
import type { MoneyRequest } from './request';

export interface Totals {
  readonly count: number;
  /** Currency units. */
  readonly sum: number;
  /** How many are in the count but not in the sum, because their amount is not known. */
  readonly unknown: number;
}

/** How many requests, and how much they come to. Summed in cents: a hundred amounts of 0.1 are 10. */
export function totalsOf(requests: readonly MoneyRequest[]): Totals {
  let cents = 0;
  let unknown = 0;
  for (const { amount } of requests) {
    if (amount === null) unknown += 1;
    else cents += Math.round(amount * 100);
  }
  return { count: requests.length, sum: cents / 100, unknown };
}

/** "7 of 12 requests · $174.50", and "100 of 10,000+ requests · $1,250.00" where the server counted no further. */
export function totalsText({ count, sum, unknown }: Totals, all: number, isLeast = false): string {
  const rest = unknown === 0 ? '' : ` · ${formatCount(unknown)} without an amount`;
  return `${countText(count, all, ['request', 'requests'], isLeast)} · ${formatMoney(sum)}${rest}`;
}
