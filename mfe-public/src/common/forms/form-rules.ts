import { isEmailAddress } from '@arena/shared/contract';
import * as t from './forms.messages';

type Values = Readonly<Record<string, string>>;
/** Problems by field name. */
export type Wrong = Readonly<Record<string, string>>;

export interface FormRules {
  /** In form order. */
  readonly fields: readonly string[];
  readonly check: (values: Values) => Wrong;
  /** Maximum lengths; input is never truncated. */
  readonly limits: Readonly<Record<string, number>>;
  /** Says what is missing. */
  readonly state: (wrong: Wrong) => string;
  /** Part 1 §8. */
  readonly success: string;
}

const CONFIRMATION = 'DELETE';

function emailProblem(email: string): string | null {
  if (email.trim() === '') return t.enterEmail;
  return isEmailAddress(email.trim()) ? null : t.emailExample;
}

const present = (entries: readonly (readonly [string, string | null])[]): Wrong =>
  Object.fromEntries(entries.flatMap(([name, problem]) => (problem === null ? [] : [[name, problem]])));

const count = (value: number) => value.toLocaleString('en-US');

/** Reports texts that are too long, even before the first attempt to send. */
export function tooLong({ limits }: Pick<FormRules, 'limits'>, values: Values): Wrong {
  const long = Object.entries(limits).filter(([name, limit]) => (values[name] ?? '').length > limit);
  return Object.fromEntries(long.map(([name, limit]) => [name, t.charactersOf(count((values[name] ?? '').length), count(limit))]));
}

function stillNeeded(wrong: Wrong, names: Readonly<Record<string, string>>): string {
  const missing = Object.keys(names).filter((name) => wrong[name] !== undefined);
  return missing.length === 0 ? t.readyToSend : t.pleaseAdd(missing.map((name) => names[name]).join(' and '));
}

/** The rules of the public forms (part 1 §5). */
export const FORMS: Readonly<Record<string, FormRules>> = {
  contact: {
    fields: ['email', 'message'],
    limits: { email: 254, message: 5000 },
    check: ({ email = '', message = '' }) =>
      present([
        ['email', emailProblem(email)],
        ['message', message.trim() === '' ? t.writeAMessage : null],
      ]),
    state: (wrong) => stillNeeded(wrong, { email: t.yourEmail, message: t.aMessage }),
    success: t.messageSent,
  },
  'account-deletion': {
    fields: ['email', 'reason', 'confirm'],
    limits: { email: 254, reason: 5000 },
    check: ({ email = '', confirm = '' }) =>
      present([
        ['email', emailProblem(email)],
        // Exactly this word: neither trimmed nor case-folded.
        ['confirm', confirm === CONFIRMATION ? null : t.typeConfirmation(CONFIRMATION)],
      ]),
    state: (wrong) => stillNeeded(wrong, { email: t.accountEmail, confirm: t.confirmationWord(CONFIRMATION) }),
    success: t.deletionSubmitted,
  },
};
