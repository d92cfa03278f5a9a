import { SHORTEST_PASSWORD } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import * as t from './forms.messages';

export const SECRETS = ['password', 'confirmPassword'] as const;
const text = z.string().check(z.refine((value) => value.trim() !== '', t.required));
// A password may consist of spaces; a name may not.
const password = z.string().check(z.minLength(1, t.required));

/** The two rules of part 2 §5 in order: passwords are compared once all fields are filled in. */
export const bareForm = z.object({ name: text, email: text, password, confirmPassword: password }).check(
  z.refine((values) => values.password === '' || values.confirmPassword === '' || values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    message: t.samePasswordAgain,
  }),
);

export type RegisterValues = z.infer<typeof bareForm>;
export const EMPTY_REGISTRATION: RegisterValues = { name: '', email: '', password: '', confirmPassword: '' };

export const PASSWORD_HELP = t.atLeast(SHORTEST_PASSWORD);

/** Adds the server's minimum length; the server itself rejects passwords that are easy to guess. */
export const connectedForm = bareForm.check(
  z.refine(({ password }) => password === '' || password.length >= SHORTEST_PASSWORD, {
    path: ['password'],
    message: t.passwordTooShort(SHORTEST_PASSWORD),
  }),
);

/** The message above the form, based on the field messages. */
export const refusalOf = (messages: readonly (string | undefined)[]): string =>
  messages.includes(t.required) ? t.allRequired : messages.includes(t.samePasswordAgain) ? t.passwordsDiffer : (messages[0] ?? '');
