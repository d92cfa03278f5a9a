import * as z from '@arena/shared/contract/zod';

// A type, not an interface: a form's values must be assignable to a record.
export type RegisterValues = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export const EMPTY_REGISTRATION: RegisterValues = { name: '', email: '', password: '', confirmPassword: '' };
export const SECRETS = ['password', 'confirmPassword'] as const;

const REQUIRED = 'Required';
const text = z.string().check(z.refine((value) => value.trim() !== '', REQUIRED));
// A password may be made of blanks; a name may not.
const password = z.string().check(z.minLength(1, REQUIRED));

/** The two rules of part 2 §5, in their order: the passwords are compared once everything is filled in. */
export const registerForm = z.object({ name: text, email: text, password, confirmPassword: password }).check(
  z.refine((values) => values.password === '' || values.confirmPassword === '' || values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Type the same password again',
  }),
);

/** What is said above the form, by the messages at its fields. */
export const refusalOf = (messages: readonly (string | undefined)[]): string =>
  messages.includes(REQUIRED) ? 'All fields are required' : 'Passwords do not match';
