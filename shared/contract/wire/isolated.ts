// cspell:ignore eeff

import * as z from '@arena/shared/contract/zod';
import { text } from './fields';

/** A text as it is shown: without the characters that turn the text around them, and with at most four marks on a letter. */
const shownText = (given: string): string => given.replaceAll(/\p{Bidi_Control}/gu, '').replaceAll(/(\p{M}{4})\p{M}+/gu, '$1');

/** A name in an answer, or null. */
export const nameText = z.codec(text, z.nullable(z.string()), {
  decode: (name) => name && (shownText(name) || null),
  encode: (name) => name,
});

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EEFF}]/u;
/**
 * A foreign text for a sentence, such as a name. One that is written from right to left is isolated, so that it doesn't move the words and
 * amounts around it.
 * @example `Ban ${isolated(name)}?`
 */
export function isolated(given: string): string {
  const shown = shownText(given);
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}
