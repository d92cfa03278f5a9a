import * as z from '@arena/shared/contract/zod';
import { EMAIL, LONGEST_EMAIL } from './email';

// The types of text that a client sends. Each rejects a text over its limit before any other check, so no pattern runs on 100 kB. Inputs of
// calls use these types and never `z.string()`.

const limit = (most: number, error?: string) => z.maxLength(most, { abort: true, ...(error === undefined ? {} : { error }) });

/** Surrounding whitespace allowed in addition to a text's own limit. */
const MOST_BLANKS = 100;
/** A text of at most `most` characters. */
export const limitedText = (most: number) => z.string().check(limit(most));

/** A text that is trimmed, then limited to `most` characters. */
export const trimmedText = (most: number) =>
  z.string().check(limit(most + MOST_BLANKS, `must have at most ${most} characters`), z.trim(), limit(most));

/** A trimmed text that is not empty. */
export const filledText = (most: number) => trimmedText(most).check(z.minLength(1, 'must not be empty'));

/**
 * A text that matches a pattern.
 * @param message - The error, also for a text that is too long.
 */
export const patternText = (pattern: RegExp, message: string, most: number) =>
  z.string().check(limit(most, message), z.regex(pattern, message));

/** An email address, trimmed, at most 254 characters. */
export const emailAddress = trimmedText(LONGEST_EMAIL).check(z.regex(EMAIL, 'must be an email address'));

/** A day in the platform's zone, `YYYY-MM-DD`; both ends of a range are inclusive. */
export const dayText = patternText(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-01-31', 10);

/** A zone-less date and time as a form sends it: `2026-11-28T18:30`. */
export const localTimeText = patternText(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/, 'must be a date and a time', 19);
/** The file name of an image, without a folder. */
export const imageName = patternText(/^[\w-]+\.(png|jpe?g)$/i, 'must be an image file name', 200);

/** A text in an answer, without a limit. */
export const answeredText = z.string();
