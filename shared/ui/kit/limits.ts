import * as z from '@arena/shared/contract/zod';
import { formatCount } from '@arena/shared/ui/core';
import * as t from './form.messages';

/** The error for a text over its limit, such as `120 of 100 characters`; null otherwise. */
export const tooLong = (text: string, limit: number, unit = 'characters'): string | null =>
  text.length > limit ? t.countOfLimit(formatCount(text.length), formatCount(limit), unit) : null;

/** The digits of a script follow each other. */
const valueOf = (digit: number): number => (/\p{Nd}/u.test(String.fromCodePoint(digit - 1)) ? 1 + valueOf(digit - 1) : 0);

/**
 * A typed number, in digits of any script, as plain text; undefined if it is anything else, because a comma means different things.
 * @example Number(plainNumber('٥٠')) // 50
 */
export function plainNumber(text: string, decimals = 2): string | undefined {
  const plain = text
    .trim()
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
    .replace('٫', '.');
  const match = /^\d+(?:\.(\d+))?$/.exec(plain);
  return match !== null && (match[1] ?? '').length <= decimals ? plain : undefined;
}

/** The error for a text that isn't a number in a range, with an example; null otherwise. */
export function numberProblem(text: string, { least = 0, most = 1_000_000, decimals = 2 } = {}): string | null {
  const number = Number(plainNumber(text, decimals));
  if (number >= least && number <= most) return null;
  const [kind, example] = decimals === 0 ? [t.wholeNumber, '50'] : [t.anAmount, '12.50'];
  return t.enterFromTo(kind, formatCount(least), formatCount(most), example);
}

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
