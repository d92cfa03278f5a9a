import * as z from '@arena/shared/contract/zod';
import { formatCount } from '@arena/shared/ui/core';

/** The error for a text over its limit, such as `120 of 100 characters`; null otherwise. */
export const tooLong = (text: string, limit: number, unit = 'characters'): string | null =>
  text.length > limit ? `${formatCount(text.length)} of ${formatCount(limit)} ${unit}` : null;

/**
 * The schema of a text field in a form.
 * @param problemOf - Returns the error of a text, or null.
 * @example const schema = z.object({ title: checkedText((text) => tooLong(text, 100)) });
 */
export const checkedText = (problemOf: (text: string) => string | null) =>
  z.string().check(({ value, issues }) => {
    const message = problemOf(value);
    // `continue` lets the other fields be checked too.
    if (message !== null) issues.push({ code: 'custom', message, input: value, continue: true });
  });
