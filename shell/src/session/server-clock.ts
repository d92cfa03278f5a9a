import { spanOf } from '@arena/shared/platform';
import { writeStored } from '@arena/shared/platform/storage';
import { CLOCK_KEY, clockLead } from './token-expiry';
import * as t from './session.messages';

/** Smaller changes don't matter. */
const TOLERATED_MS = 120_000;
/** The `Date` of a slower answer is too old. */
const LONGEST_ANSWER_MS = 10_000;

export const serverNow = (): number => Date.now() - clockLead();

/** Measures the device's clock by an answer. Returns a sentence when it turns out to be wrong, and later only if it's wrong in another way. */
export function compareClocks({ headers }: Response, askedAt: number): string | null {
  const now = Date.now();
  const found = now - Date.parse(headers.get('date') ?? '');
  // NaN without a date.
  if (!(Math.abs(found - clockLead()) >= TOLERATED_MS) || Math.abs(now - askedAt) > LONGEST_ANSWER_MS) return null;
  writeStored('localStorage', CLOCK_KEY, String(found));
  if (Math.abs(found) < TOLERATED_MS) return null;
  return t.wrongClock(spanOf(found), found > 0);
}
