import type { GivenId } from '@arena/shared/contract';
import { isUnanswered, joinSentences } from '@arena/shared/platform';
import type { Problem } from './pending-requests';
import type { DecisionEntry, DecisionOutcome } from './requests.operations';
import { type Decision, DECISIONS, elsewhere, fromHere } from './requests.status';

/** The request that was decided on, and how. */
export interface Decided {
  /** "Request", "Redeem request". */
  readonly title: string;
  readonly id: GivenId;
  readonly decision: Decision;
  /** The earlier decision of this browser that the person knew of. */
  readonly seen: DecisionEntry | null;
}
type Superseded = Extract<DecisionOutcome, { kind: 'superseded' }>;

const NOT_KNOWN = 'Whether it was decided is not known yet.';
export const STILL_PENDING = 'The server still has it as pending. You can decide it again.';

/** How a request was decided instead. `message` is null where nobody has words of their own for it. */
function decidedInstead({ ours, record, current, message, afterFailure }: Superseded, seen: DecisionEntry | null) {
  const state = record?.decision ?? current;
  if (ours && state !== null && isUnanswered(seen)) return { state, message: fromHere(state) };
  return { state, message: message !== null && afterFailure === true ? joinSentences(message, elsewhere(state)) : message };
}

/** The note on a row that was decided otherwise. */
export function goneOf(outcome: Superseded, { seen }: Decided) {
  const { state, message } = decidedInstead(outcome, seen);
  return { state, note: message ?? elsewhere(state) };
}

/** The toast for an outcome (part 2 §4 and §8); null where the console says it itself. */
export function toastOf(outcome: DecisionOutcome, { title, id, decision, seen }: Decided) {
  switch (outcome.kind) {
    case 'done':
      return { message: joinSentences(outcome.serverMessage, `${title} ${id} updated to ${decision}`), tone: 'success' } as const;
    case 'superseded': {
      const { state, message } = decidedInstead(outcome, seen);
      return message === null
        ? ({ message: `${title} ${id} was ${elsewhere(state).toLowerCase()}`, tone: 'info' } as const)
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

/** What stays on the screen about a decision that did not happen, or nobody knows; null when there is nothing to say. */
export function problemOf(outcome: DecisionOutcome, { title, id, decision }: Decided): Problem | null {
  const of = { key: String(id), id, decision, unsure: false };
  const { past } = DECISIONS[decision];
  const perhaps = `${title} ${id} may not be ${past}`;
  switch (outcome.kind) {
    case 'unanswered':
      return { ...of, title: perhaps, message: joinSentences(outcome.message, STILL_PENDING), said: outcome.message };
    case 'unknown':
      return { ...of, title: perhaps, message: joinSentences(outcome.message, NOT_KNOWN), said: outcome.message, unsure: true };
    case 'refused':
    case 'not-sent':
      if (outcome.kind === 'refused' && outcome.signedOut) return null;
      return { ...of, title: `${title} ${id} was not ${past}`, message: outcome.message };
    default:
      return null;
  }
}
