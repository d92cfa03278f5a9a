import * as z from '@arena/shared/contract/zod';
import { formatCount } from '@arena/shared/ui/core';

/** The message for a text over its limit, with a counter; null otherwise. Fields cut nothing off: the person decides what goes. */
export const tooLong = (text: string, limit: number, unit = 'characters'): string | null =>
  text.length > limit ? `${formatCount(text.length)} of ${formatCount(limit)} ${unit}` : null;

/** A text field in a form's schema. `problemOf` says what is wrong with its text, or null. */
export const checkedText = (problemOf: (text: string) => string | null) =>
  z.string().check(({ value, issues }) => {
    const message = problemOf(value);
    // `continue`: what is wrong with other fields is found as well.
    if (message !== null) issues.push({ code: 'custom', message, input: value, continue: true });
  });
