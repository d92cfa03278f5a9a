import * as z from '@arena/shared/contract/zod';
import { answeredText, emailAddress, entity, flag, limitedText, strictEntity, text, trimmedText } from '@arena/shared/contract/wire';
import { newPassword } from './password';
import { maybeUser } from './people';

/** The sign-in form. The wire calls the email address `username` (part 2 §7). */
export const credentials = strictEntity({
  email: ['username', limitedText(254).check(z.minLength(1))],
  password: ['password', limitedText(200).check(z.minLength(1))],
});

/** Extension `confirm-password`. */
export const ownPassword = strictEntity({ password: ['password', limitedText(200).check(z.minLength(1))] });
/** The answer of a sign-in: the token without a scheme word, and its user. */
export type SignedIn = z.output<typeof signedIn>;
export const signedIn = entity({ token: ['token', answeredText.check(z.minLength(1))], user: ['user', maybeUser] });

/** Extension `registration`. */
export const registration = strictEntity({
  name: ['name', trimmedText(80).check(z.minLength(1))],
  email: ['email', emailAddress],
  password: ['password', newPassword],
});

/** The `{message, success}` answer of deletions, grants and refusals. */
export const notice = entity({ message: ['message', text], success: ['success', flag] });
