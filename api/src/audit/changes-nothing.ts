import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a change would leave everything as it is. A call that changes nothing answers as if it had: it writes no row, no audit entry
 * and no event. An act that has no before or no after, such as a new password, always changes something.
 */
export const changesNothing = (before: unknown, after: unknown): boolean =>
  before !== null && after !== null && before !== undefined && isDeepStrictEqual(before, after);
