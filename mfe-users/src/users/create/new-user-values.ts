import { isEmailAddress, type NewUser, SHORTEST_PASSWORD } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { checkedText, tooLong } from '@arena/shared/ui';

/** How long the texts may be. */
export const LIMITS = { name: 80, email: 254, password: 200 } as const;
const EMAIL = 'Enter an e-mail address, such as amara@example.com';

type Rule = (text: string) => string | null;
// What the wire takes, as sentences for a person.
const mobileProblem: Rule = (text) =>
  /^\+?[\d\s-]{6,20}$/.test(text) ? null : 'Enter a phone number (6–20 digits, with + and country code)';
const emailProblem: Rule = (text) => (isEmailAddress(text) ? null : EMAIL);
export const PASSWORD_HELP = `At least ${SHORTEST_PASSWORD} characters`;
const passwordProblem: Rule = (text) => (text.length < SHORTEST_PASSWORD ? PASSWORD_HELP : null);
const codeProblem: Rule = (text) => (/^\d{6}$/.test(text) ? null : 'Enter the 6 digits of the code');

/**
 * The add-user form. Fields have the wire's names, since their messages name them (part 2 §5): 'Please fill {field}' for each empty one.
 * If `sendable`, the form also checks what the server would refuse.
 */
export const userForm = (sendable: boolean) => {
  const field = (name: string, rule: Rule = () => null, limit = Infinity) =>
    checkedText((typed) => {
      // A password of blanks is a password; every other field of blanks is empty.
      const text = name === 'password' ? typed : typed.trim();
      return tooLong(typed, limit) ?? (text === '' ? `Please fill ${name}` : sendable ? rule(text) : null);
    });
  return z.object({
    name: field('name', undefined, LIMITS.name),
    mobileNo: field('mobileNo', mobileProblem),
    email: field('email', emailProblem, LIMITS.email),
    password: field('password', passwordProblem, LIMITS.password),
    otp: field('otp', codeProblem),
  });
};
export type NewUserValues = z.infer<ReturnType<typeof userForm>>;

export const EMPTY_USER: NewUserValues = { name: '', mobileNo: '', email: '', password: '', otp: '' };
export const isField = (name: string): name is keyof NewUserValues => name in EMPTY_USER;
/** Never kept in a draft, or anywhere else. */
export const SECRETS = ['password', 'otp'] as const;

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
