import type { GivenId } from '@arena/shared/contract';
import { formatInstant, isUnanswered, joinSentences } from '@arena/shared/platform';
import type { Problem } from './request';
import type { DecisionEntry, DecisionOutcome } from './requests.operations';
import { type Decision, DECISIONS } from './requests.status';
import * as t from './common.messages';

export interface Decided {
  /** "Request", "Redeem request". */
  readonly title: string;
  readonly id: GivenId;
  readonly decision: Decision;
  /** The earlier decision from this browser that the administrator saw. */
  readonly seen: DecisionEntry | null;
}
type Superseded = Extract<DecisionOutcome, { kind: 'superseded' }>;

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** "Approved in another session.", or "Decided" when the state is unknown. */
export const elsewhere = (state: Decision | null): string =>
  t.inAnotherSession(capital(state === null ? t.decided : DECISIONS[state].past));

/** The decision came from another tab of this browser, so it isn't another administrator's. */
export const fromHere = (state: Decision): string => t.inAnotherTab(capital(DECISIONS[state].past));

export const byColleague = (state: Decision): string => t.byAnotherAdmin(capital(DECISIONS[state].past));

/** `message` is null when only the state is known. */
function decidedInstead({ ours, record, current, message, afterFailure }: Superseded, seen: DecisionEntry | null) {
  const state = record?.decision ?? current;
  if (ours && state !== null && isUnanswered(seen)) return { state, message: fromHere(state) };
  return { state, message: message !== null && afterFailure === true ? joinSentences(message, elsewhere(state)) : message };
}

/** The note on a row that was decided differently. */
export function goneOf(outcome: Superseded, { seen }: Decided) {
  const { state, message } = decidedInstead(outcome, seen);
  return { state, note: message ?? elsewhere(state) };
}

/** Part 2 §4 and §8; null when another part of the screen reports the outcome. */
export function toastOf(outcome: DecisionOutcome, { title, id, decision, seen }: Decided) {
  switch (outcome.kind) {
    case 'done':
      return { message: joinSentences(outcome.serverMessage, t.requestUpdated(title, id, decision)), tone: 'success' } as const;
    case 'superseded': {
      const { state, message } = decidedInstead(outcome, seen);
      return message === null
        ? ({ message: t.requestWas(title, id, elsewhere(state).toLowerCase()), tone: 'info' } as const)
        : ({ message, tone: 'error' } as const);
    }
    case 'cancelled':
      return null;
    case 'refused':
      return outcome.signedOut ? null : ({ message: outcome.message, tone: 'error' } as const);
    default:
      return { message: outcome.message, tone: 'error' } as const;
  }
}

/** Stays on the screen after a failed or unconfirmed decision; otherwise null. */
export function problemOf(outcome: DecisionOutcome, { title, id, decision }: Decided): Problem | null {
  const { past } = DECISIONS[decision];
  const of = { id, decision, unknown: false };
  const perhaps = { ...of, title: t.requestMayNot(title, id, past) };
  switch (outcome.kind) {
    case 'unanswered':
      return { ...perhaps, message: joinSentences(outcome.message, t.stillPending), serverMessage: outcome.message };
    case 'unknown':
      return { ...perhaps, message: joinSentences(outcome.message, t.outcomeUnknown), serverMessage: outcome.message, unknown: true };
    case 'refused':
    case 'not-sent':
      if (outcome.kind === 'refused' && outcome.signedOut) return null;
      return { ...of, title: t.requestWasNot(title, id, past), message: outcome.message };
    default:
      return null;
  }
}

const sent = ({ detail, at }: DecisionEntry) =>
  t.decisionSent(`${detail.decision === 'APPROVED' ? 'An' : 'A'} ${DECISIONS[detail.decision].noun}`, formatInstant(at));

/** Shown before deciding again; null when there is no earlier decision to mention. */
export function earlierDecision(entry: DecisionEntry | null, keepsFirst: boolean): string | null {
  if (isUnanswered(entry)) {
    const again = keepsFirst ? t.safeToDecide : t.unsafeToDecide;
    return t.neverConfirmed(sent(entry), again);
  }
  if (entry === null || entry.state !== 'done' || keepsFirst) return null;
  return t.confirmedButPending(sent(entry));
}
