import { formatCount, formatTotal } from '@arena/shared/ui/core';
import * as t from './list.messages';

/**
 * The counts of a list: `3 users`, `20 of 1,204 users`, or `50 of 10,000+ users` if `totalIsLeast`.
 * @example countText(20, 1204, ['user', 'users']) // '20 of 1,204 users'
 */
export function countText(shown: number, total: number, [one, many]: readonly [one: string, many: string], totalIsLeast = false): string {
  const all = Math.max(total, shown);
  const isWhole = shown === all && !totalIsLeast;
  const counted = isWhole ? formatCount(shown) : t.countOfAll(formatCount(shown), formatTotal({ total: all, totalIsLeast }));
  return `${counted} ${all === 1 ? one : many}`;
}
