import type { NewUser } from '@arena/shared/contract';
import { limitProblems } from '@arena/shared/ui';

/** The add-user form as it is typed. Its fields are called what the wire calls them, because their messages name them (part 2 §5). */
export interface NewUserValues {
  name: string;
  mobileNo: string;
  email: string;
  password: string;
  otp: string;
  [field: string]: string;
}

export const EMPTY_USER: NewUserValues = { name: '', mobileNo: '', email: '', password: '', otp: '' };
/** Never kept in a draft, or anywhere else. */
export const SECRETS = ['password', 'otp'] as const;

/** How long the texts may be. */
export const LIMITS = { name: 80, email: 254, password: 200 } as const;

const isEmailAddress = (text: string) => text.length <= LIMITS.email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const EMAIL = 'Enter an e-mail address, such as amara@example.com';

/** What the wire takes, as sentences for a person. */
const RULES: Readonly<Record<string, (text: string) => string | null>> = {
  mobileNo: (text) =>
    /^\+?[\d\s-]{6,20}$/.test(text) ? null : 'Enter a telephone number: 6 to 20 digits, with a + in front of a country code',
  email: (text) => (isEmailAddress(text) ? null : EMAIL),
  password: (text) => (text.length < 8 ? 'At least 8 characters' : null),
  otp: (text) => (/^\d{6}$/.test(text) ? null : 'Enter the 6 digits of the code'),
};

// A password of blanks is a password; every other field of blanks is empty.
const textOf = (field: string, value: string) => (field === 'password' ? value : value.trim());

/**
 * What is wrong, by field: 'Please fill {field}' for every empty one. Where nothing can be sent (`sendable` is false) that
 * is all; otherwise also what the server would refuse.
 */
export function problemsOf(values: NewUserValues, sendable: boolean): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const field of Object.keys(EMPTY_USER)) {
    const text = textOf(field, values[field] ?? '');
    const problem = text === '' ? `Please fill ${field}` : sendable ? (RULES[field]?.(text) ?? null) : null;
    if (problem !== null) problems[field] = problem;
  }
  return { ...problems, ...limitProblems(values, LIMITS) };
}

/** What is wrong with the address that a code is asked for; null when nothing is. */
export function addressProblem(email: string): string | null {
  if (email.trim() === '') return 'Please fill email';
  return isEmailAddress(email.trim()) ? null : EMAIL;
}

/** A form without problems, as the call wants it. */
export const newUserOf = ({ name, mobileNo, email, password, otp }: NewUserValues): NewUser => ({
  name: name.trim(),
  mobile: mobileNo.trim(),
  email: email.trim(),
  password,
  code: otp.trim(),
});
