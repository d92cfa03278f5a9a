import * as z from '@arena/shared/contract/zod';
import { EMAIL, LONGEST_EMAIL } from './email';

/*
 * The text kinds of everything that a client sends. Each has a limit, and refuses a longer text before any other rule sees it: a
 * pattern never runs on 100 kB. An input of a call uses these kinds and never `z.string()`.
 */

const limit = (most: number, error?: string) => z.maxLength(most, { abort: true, ...(error === undefined ? {} : { error }) });

/** Blanks around a text that are removed before its own limit counts. */
const MOST_BLANKS = 100;

/** A text as it was sent. */
export const limitedText = (most: number) => z.string().check(limit(most));

/** A text without the blanks around it. */
export const trimmedText = (most: number) =>
  z.string().check(limit(most + MOST_BLANKS, `must have at most ${most} characters`), z.trim(), limit(most));

/** A text that is more than blanks. */
export const filledText = (most: number) => trimmedText(most).check(z.minLength(1, 'must not be empty'));

/** A text of one form. `message` says what the form is, also to a text that is too long for it. */
export const patternText = (pattern: RegExp, message: string, most: number) =>
  z.string().check(limit(most, message), z.regex(pattern, message));

export const emailAddress = trimmedText(LONGEST_EMAIL).check(z.regex(EMAIL, 'must be an e-mail address'));

/** A zone-less date and time, as a form sends it. */
export const localTimeText = patternText(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/, 'must be a date and a time', 19);

export const imageName = patternText(/^[\w-]+\.(png|jpe?g)$/i, 'must be an image file name', 200);

/** A text of an answer: reads show what a backend sends, however long it is. */
export const answeredText = z.string();
