import { AUDIT_ACTS, isolated, type Person } from '@arena/shared/contract';
import { formatInstant } from '@arena/shared/platform';
import { formatMoney } from '@arena/shared/ui';
import * as t from './audit.messages';

const SUBJECTS: Readonly<Record<string, string>> = {
  topup: t.topUp,
  redeem: t.redeemRequest,
  room: t.room,
  fullmap: t.fullmapRoom,
  tournament: t.tournament,
  user: t.user,
  stream: t.stream,
  'form-message': t.message,
};

/** A URL may name other subjects, which a newer server may know. */
export const SUBJECT_OPTIONS = [
  { value: '', label: t.everything },
  ...Object.entries(SUBJECTS).map(([value, label]) => ({ value, label: `${label}s` })),
];

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** "Top-up 12"; unknown subjects are unchanged. User 0 stands for a failed sign-in without an account. */
export const subjectText = (subject: string | null, id: number | null): string =>
  subject === 'user' && id === 0
    ? t.unknownAccount
    : [subject === null ? null : (SUBJECTS[subject] ?? capital(subject)), id].filter((part) => part !== null).join(' ');

/** The action without its subject: `topup.approve` is "Approve". */
export const actionText = (action: string | null): string =>
  action === null ? '' : capital(action.slice(action.indexOf('.') + 1).replace(/[-_]/g, ' '));

export const ACT_OPTIONS = [
  { value: '', label: t.anyAct },
  ...AUDIT_ACTS.map((act) => ({ value: act, label: actionText(act) })).sort((a, b) => a.label.localeCompare(b.label)),
];

export const personText = ({ id, name }: Person): string => isolated(name ?? t.userWithId(id ?? ''));

type Recorded = Readonly<Record<string, unknown>> | null;

/** One recorded field; null on a side that doesn't have it. */
export interface Change {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

const CENTS = /Cents$/;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** `balanceCents` is "Balance", `decidedBy` is "Decided by", `userId` is "User ID". */
export function labelOf(name: string): string {
  const words = name
    .replace(CENTS, '')
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase()
    .replace(/\bid\b/g, 'ID');
  return words === '' ? name : capital(words);
}

function textOf(name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' && CENTS.test(name)) return formatMoney(value / 100);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'string' && MOMENT.test(value)) return formatInstant(new Date(value));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Changes first, then one-sided values, then unchanged ones. Fields empty on both sides are left out. */
export function changesOf(before: Recorded, after: Recorded): readonly Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const rank = ({ before: was, after: is }: Change) => (was === is ? 2 : was === null || is === null ? 1 : 0);
  return names
    .map((name) => ({ label: labelOf(name), before: textOf(name, before?.[name]), after: textOf(name, after?.[name]) }))
    .filter(({ before: was, after: is }) => was !== null || is !== null)
    .sort((a, b) => rank(a) - rank(b));
}

/** Fields that the row shows elsewhere, or that only programs use. */
const INTERNAL = ['User ID', 'Transaction ID', 'Idempotency key'];

/** What a row shows of the changes: those of fields that people read. */
export const shownOf = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ label, before, after }) => before !== after && !INTERNAL.includes(label));

/** One side in a line: "Status PENDING, Balance $10.00". */
export const sideOf = (changes: readonly Change[], side: 'before' | 'after'): string =>
  changes
    .filter(({ before, after }) => before !== after)
    .flatMap(({ label, [side]: value }) => (value === null ? [] : [`${label} ${value}`]))
    .join(', ');
