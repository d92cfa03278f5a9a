import { countText, formatCount, formatMoney } from '@arena/shared/ui';
import type { MoneyRequest } from './request';
import * as t from './common.messages';

export interface Totals {
  readonly count: number;
  /** Currency units. */
  readonly sum: number;
  /** Requests counted but not summed, because they have no amount. */
  readonly unknown: number;
}

/** Sums in cents, because floating-point sums drift. */
export function totalsOf(requests: readonly MoneyRequest[]): Totals {
  let cents = 0;
  let unknown = 0;
  for (const { amount } of requests) {
    if (amount === null) unknown += 1;
    else cents += Math.round(amount * 100);
  }
  return { count: requests.length, sum: cents / 100, unknown };
}

/** "7 of 12 requests · $174.50", or "100 of 10,000+ requests" when the server's count is a lower bound. */
export function totalsText({ count, sum, unknown }: Totals, all: number, isLeast = false): string {
  const rest = unknown === 0 ? '' : t.withoutAmount(formatCount(unknown));
  return `${countText(count, all, ['request', 'requests'], isLeast)} · ${formatMoney(sum)}${rest}`;
}
