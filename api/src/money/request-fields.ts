import { isAdminRole } from '@arena/shared/contract';
import type { Caller } from '../auth/caller';
import { badRequest, forbidden } from '../http/errors';
import { toCents } from './cents';

const LARGEST_AMOUNT = 1_000_000;

/** Players ask for their own balance; an administrator may ask for anybody's. */
export function requireOwnBalance(caller: Caller, userId: number): void {
  if (caller.id !== userId && !caller.roles.some(isAdminRole)) throw forbidden('You may only ask for your own balance.');
}

/** The cents of the query parameter `amount`, which is from `least` to `most` currency units. */
export function centsAsked(amount: number | null | undefined, least: number, most = LARGEST_AMOUNT): number {
  if (amount === undefined) throw badRequest("The query parameter 'amount' is missing.");
  if (amount === null || amount < least || amount > most) {
    throw badRequest(`The amount must be a number from ${least} to ${most}.`);
  }
  const cents = toCents(amount);
  if (cents === null) throw badRequest('The amount can have at most two decimals.');
  return cents;
}

/** They turn the text around them, or show nothing: an administrator would pay to another account than the one that is stored. */
const MISLEADING = /[\p{Bidi_Control}\p{Cc}\u00AD\u200B\u2060\uFEFF]/u;

/** A text that has to be there, and that reads as it is stored. */
export function textAsked(name: string, value: string | undefined): string {
  const text = value ?? '';
  if (text === '') throw badRequest(`The query parameter '${name}' is missing.`);
  // PostgreSQL's text has no room for it.
  if (text.includes('\0')) throw badRequest(`The query parameter '${name}' has a character that cannot be stored.`);
  if (MISLEADING.test(text))
    throw badRequest(`'${name}' has a character that can't be seen, or that turns the text around it. Please type it again.`);
  return text;
}
