import * as z from '@arena/shared/contract/zod';
import { EMAIL, LONGEST_EMAIL } from './email';

// The kinds of text that a client sends. Each refuses a text over its limit before any other rule sees it, so no pattern runs on 100 kB.
// Inputs of calls use these kinds and never `z.string()`.

const limit = (most: number, error?: string) => z.maxLength(most, { abort: true, ...(error === undefined ? {} : { error }) });

/** Blanks around a text that are removed before its own limit counts. */
const MOST_BLANKS = 100;
export const limitedText = (most: number) => z.string().check(limit(most));

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
