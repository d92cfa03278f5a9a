import { SHORTEST_PASSWORD } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';

export const SECRETS = ['password', 'confirmPassword'] as const;
const REQUIRED = 'Required';
const REPEAT = 'Type the same password again';
const text = z.string().check(z.refine((value) => value.trim() !== '', REQUIRED));
// A password may consist of spaces; a name may not.
const password = z.string().check(z.minLength(1, REQUIRED));

/** The two rules of part 2 §5 in order: passwords are compared once all fields are filled in. */
export const bareForm = z.object({ name: text, email: text, password, confirmPassword: password }).check(
  z.refine((values) => values.password === '' || values.confirmPassword === '' || values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    message: REPEAT,
  }),
);

export type RegisterValues = z.infer<typeof bareForm>;
export const EMPTY_REGISTRATION: RegisterValues = { name: '', email: '', password: '', confirmPassword: '' };

export const PASSWORD_HELP = `At least ${SHORTEST_PASSWORD} characters.`;

/** Adds the server's minimum length; the server itself rejects passwords that are easy to guess. */
export const connectedForm = bareForm.check(
  z.refine(({ password }) => password === '' || password.length >= SHORTEST_PASSWORD, {
    path: ['password'],
    message: `Use at least ${SHORTEST_PASSWORD} characters for the password`,
  }),
);

/** The message above the form, based on the field messages. */
export const refusalOf = (messages: readonly (string | undefined)[]): string =>
  messages.includes(REQUIRED) ? 'All fields are required' : messages.includes(REPEAT) ? 'Passwords do not match' : (messages[0] ?? '');
