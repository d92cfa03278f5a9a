import { AUDIT_ACTS, type AuditAct } from '@arena/shared/contract';
import type { DateRange } from '@arena/shared/ui';
import * as t from './audit.messages';

/** Query parameters of both logs. Days are platform days, `YYYY-MM-DD`, both ends included. */
export interface LogFilters {
  readonly keywords: string;
  /** Empty: no limit. */
  readonly from: string;
  readonly to: string;
  /** Decisions only; empty: everything. */
  readonly subject: string;
  readonly act: string;
  /** The id of the user who acted. */
  readonly actor: string;
  /** The id of the user whom it concerns, in both logs. */
  readonly whom: string;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The days in words, because a date field writes them in the browser's order; empty without any. */
export function daysText({ from, to }: DateRange): string {
  const [first, last] = [from, to].map((day) => (day === '' ? '' : DAY.format(new Date(day))));
  return t.daysInWords(first ?? '', last ?? '');
}

const isAct = (text: string): text is AuditAct => AUDIT_ACTS.some((act) => act === text);
const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

/** The filters that are set. An act or id that can't exist isn't sent: an address may contain anything. */
export function queryOf({ act, actor, whom, ...texts }: LogFilters) {
  return {
    ...(Object.fromEntries(Object.entries(texts).filter(([, value]: [string, string]) => value !== '')) as Partial<typeof texts>),
    ...(isAct(act) ? { act } : {}),
    ...(isId(actor) ? { actor: Number(actor) } : {}),
    ...(isId(whom) ? { whom: Number(whom) } : {}),
  };
}
