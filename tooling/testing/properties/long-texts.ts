const LENGTH = 100_000;

const filled = (before: string, part: string, after: string) => (length: number) =>
  before + part.repeat(Math.max(0, Math.floor((length - before.length - after.length) / part.length))) + after;

/** Texts that patterns can take long to reject, by what they imitate. */
const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'an address of dots': filled('a@', '.', '@'),
  'an address of hosts': filled('a@', 'a.', ' '),
  'many addresses': filled('', 'a@a.', ' '),
  'digits, then a letter': filled('', '1', 'x'),
  'a fraction, then a letter': filled('0.', '1', 'x'),
  'many fractions': filled('', '1.', 'x'),
  zeros: filled('', '0', ''),
  'blanks, then a letter': filled('', ' ', 'x'),
  'blanks in a text': filled('x', ' ', 'x'),
  'every kind of blank': filled('', '\u00a0\t\n\u2003', 'x'),
  'a link of dots': filled('https://', '.', ' '),
  'a link of hosts': filled('https://', 'a.', ' '),
  'a time of many digits': filled('2026-01-31T10:00:00.', '0', 'x'),
  'a date again and again': filled('', '2026-01-31T', ''),
  'a telephone number of hyphens': filled('+', '-', 'x'),
  'an image of many names': filled('', 'a.png', '.'),
  'an image with a long name': filled('', 'a-', '.exe'),
  'rewards again and again': filled('', '5:1,', ''),
  separators: filled('', ',:;', ''),
  'nested brackets': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  backslashes: filled('', '\\', '"'),
  emoji: filled('', '😀', ''),
  'letters with marks': filled('e', '\u0301', ''),
  'characters that become many': filled('', '\ufdfa', ''),
  'halves of characters': filled('', '\ud800', ''),
  'one letter': filled('', 'a', '!'),
  'one word': filled('', 'PENDING', ''),
};

/** Each shape at the maximum length of a body and of the longest texts. */
export const LONG_TEXTS: readonly (readonly [name: string, text: string])[] = Object.entries(SHAPES).flatMap(([name, shape]) =>
  [LENGTH, 5000, 300, 40].map((length) => [`${name} (${length})`, shape(length)] as const),
);
