import { formatCount } from '@arena/shared/ui/core';

/** How many of a list are shown: `3 users`, `20 of 1,204 users`, and `50 of 10,000+ users` where counting stopped. */
export function countText(shown: number, total: number, [one, many]: readonly [one: string, many: string], totalIsLeast = false): string {
  const all = Math.max(total, shown);
  const counted =
    shown === all && !totalIsLeast ? formatCount(shown) : `${formatCount(shown)} of ${formatCount(all)}${totalIsLeast ? '+' : ''}`;
  return `${counted} ${all === 1 ? one : many}`;
}
