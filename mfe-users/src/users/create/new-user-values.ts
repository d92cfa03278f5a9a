import { isEmailAddress, type NewUser, SHORTEST_PASSWORD } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { checkedText, tooLong } from '@arena/shared/ui';
import * as t from './create.messages';

export const LIMITS = { name: 80, email: 254, password: 200 } as const;

type Rule = (text: string) => string | null;
const mobileProblem: Rule = (text) => (/^\+?[\d\s-]{6,20}$/.test(text) ? null : t.phoneExample);
const emailProblem: Rule = (text) => (isEmailAddress(text) ? null : t.emailExample);
export const PASSWORD_HELP = t.passwordTooShort(SHORTEST_PASSWORD);
const passwordProblem: Rule = (text) => (text.length < SHORTEST_PASSWORD ? PASSWORD_HELP : null);
const codeProblem: Rule = (text) => (/^\d{6}$/.test(text) ? null : t.codeRequired);

/** Fields have wire names, because the specified messages contain them (part 2 §5). `sendable` adds the server's rules. */
export const userForm = (sendable: boolean) => {
  const field = (name: string, rule: Rule = () => null, limit = Infinity) =>
    checkedText((typed) => {
      // A password may consist of spaces; other fields count as empty then.
      const text = name === 'password' ? typed : typed.trim();
      return tooLong(typed, limit) ?? (text === '' ? t.fieldRequired(name) : sendable ? rule(text) : null);
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
/** Never stored. */
export const SECRETS = ['password', 'otp'] as const;

export function addressProblem(email: string): string | null {
  if (email.trim() === '') return t.emailRequired;
  return isEmailAddress(email.trim()) ? null : t.emailExample;
}

/** Expects valid values. */
export const newUserOf = ({ name, mobileNo, email, password, otp }: NewUserValues): NewUser => ({
  name: name.trim(),
  mobile: mobileNo.trim(),
  email: email.trim(),
  password,
  code: otp.trim(),
});
