import { isEmailAddress } from '@arena/shared/contract';
import { badRequest } from '../http/errors';

const LONGEST_NAME = 80;

const BLANKS = /[\p{White_Space}\p{Cc}]+/gu;
/**
 * They turn the text around them, or show nothing at all. The two joiners stay within a name: Persian, Hindi and many emoji are
 * written with them.
 */
const STRAYS = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;
/** Something to see. U+2800 is the Braille cell without a dot. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

const NOT_IN_EMAIL = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** A name as it is stored: one spelling of each character, single blanks, nothing invisible around it; null when nothing is left. */
export function normalName(text: string): string | null {
  const name = text.normalize('NFKC').replaceAll(STRAYS, '').replaceAll(BLANKS, ' ').trim();
  return VISIBLE.test(name) ? name : null;
}

/** An e-mail address as it is stored: one spelling of each character, lower case; null when it is none. */
export function normalEmail(text: string): string | null {
  const email = text.trim().normalize('NFKC').toLowerCase();
  return isEmailAddress(email) && !NOT_IN_EMAIL.test(email) ? email : null;
}

/** The field `name` of a request. */
export function nameAsked(text: string): string {
  const name = normalName(text);
  if (name === null) throw badRequest("The field 'name' must have at least one character that can be seen.");
  if (name.length > LONGEST_NAME) throw badRequest(`The field 'name' must have at most ${LONGEST_NAME} characters.`);
  return name;
}

/** The field `email` of a request. */
export function emailAsked(text: string): string {
  const email = normalEmail(text);
  if (email === null) throw badRequest("The field 'email' must be an e-mail address, without invisible characters.");
  return email;
}
