import type { GivenId } from '@arena/shared/contract';
import { joinSentences } from '@arena/shared/platform';
import type { Problem } from './board';
import { type Decision, DECISIONS, elsewhere } from './decisions';
import type { Outcome } from './decide';

interface Titled {
  /** "Request", "Redeem request". */
  readonly title: string;
}

const NOT_KNOWN = 'Whether it was decided is not known yet.';
export const STILL_PENDING = 'The server still has it as pending. You can decide it again.';

/** The toast for an outcome (part 2 §4 and §8); null where the console says it itself. */
export function toastOf({ title }: Titled, id: GivenId, decision: Decision, outcome: Outcome) {
  switch (outcome.kind) {
    case 'done':
      return { message: joinSentences(outcome.said ?? null, `${title} ${id} updated to ${decision}`), tone: 'success' } as const;
    case 'gone':
      return outcome.message === null
        ? ({ message: `${title} ${id} was ${elsewhere(outcome.state).toLowerCase()}`, tone: 'info' } as const)
        : ({ message: outcome.message, tone: 'error' } as const);
    case 'refused':
      return outcome.signedOut ? null : ({ message: outcome.message, tone: 'error' } as const);
    default:
      return { message: outcome.message, tone: 'error' } as const;
  }
}

/** What stays on the screen about a decision that did not happen, or nobody knows; null when there is nothing to say. */
export function problemOf({ title }: Titled, id: GivenId, decision: Decision, outcome: Outcome): Problem | null {
  const of = { key: String(id), id, decision, unsure: false };
  const unanswered = `${title} ${id} may not be ${DECISIONS[decision].past}`;
  switch (outcome.kind) {
    case 'unanswered':
      return { ...of, title: unanswered, message: joinSentences(outcome.message, STILL_PENDING), said: outcome.message };
    case 'unsure':
      return { ...of, title: unanswered, message: joinSentences(outcome.message, NOT_KNOWN), said: outcome.message, unsure: true };
    case 'refused':
      return outcome.signedOut ? null : { ...of, title: `${title} ${id} was not ${DECISIONS[decision].past}`, message: outcome.message };
    case 'unsent':
      return { ...of, title: `${title} ${id} was not ${DECISIONS[decision].past}`, message: outcome.message };
    default:
      return null;
  }
}
