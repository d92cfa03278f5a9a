import * as z from '@arena/shared/contract/zod';
import { entity, flag, strictEntity, text } from '@arena/shared/contract/wire';
import { newPassword } from './password';
import { maybeUser } from './people';

/** The wire calls the e-mail address `username` here (part 2 §7). */
export const credentials = strictEntity({
  email: ['username', z.string().check(z.minLength(1), z.maxLength(254))],
  password: ['password', z.string().check(z.minLength(1), z.maxLength(200))],
});

/** Extension `confirm-password`. */
export const ownPassword = strictEntity({ password: ['password', z.string().check(z.minLength(1), z.maxLength(200))] });

/** The bare token, without a scheme word, and the user that it stands for. */
export const signedIn = entity({ token: ['token', z.string().check(z.minLength(1))], user: ['user', maybeUser] });
export type SignedIn = z.output<typeof signedIn>;

/** Extension `registration`. */
export const registration = strictEntity({
  name: ['name', z.string().check(z.trim(), z.minLength(1), z.maxLength(80))],
  email: ['email', z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'))],
  password: ['password', newPassword],
});

/** `{message, success}`: deletes, grants, refusals. */
export const notice = entity({ message: ['message', text], success: ['success', flag] });
export type Notice = z.output<typeof notice>;
