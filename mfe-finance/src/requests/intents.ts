import type { GivenId } from '@arena/shared/contract';
import { formatInstant, type Intent, readIntent, writeIntent } from '@arena/shared/platform';
import { type Decision, DECISIONS } from './decisions';

/** What is written down about a decision before it is sent. */
export interface DecisionDetail {
  readonly decision: Decision;
  readonly amount: number | null;
  readonly person: string;
}
export type DecisionIntent = Intent<DecisionDetail>;
type Unanswered = DecisionIntent & { readonly state: 'sending' | 'unknown' };

export const decisionAction = (name: 'topup' | 'redeem', id: GivenId) => `${name}-decision:${id}`;

/** The last decision that was sent for this request from this browser, whichever tab sent it. */
export const storedDecision = (action: string) => readIntent<DecisionDetail>(action);

/** False when the browser lets nothing be stored. */
export function writeDecision(action: string, intent: DecisionIntent): boolean {
  try {
    writeIntent(action, intent);
    return true;
  } catch {
    return false;
  }
}

/** Sent, and nobody knows what came of it. */
export const isUnanswered = (intent: DecisionIntent | null): intent is Unanswered =>
  intent?.state === 'sending' || intent?.state === 'unknown';

/**
 * Whether a request that is not pending any more was perhaps decided by this browser, and nobody knows it here: no answer
 * came, or another tab has found out since. `told`: a problem with the decision stands on this screen.
 */
export const isOurs = (intent: DecisionIntent | null, told: boolean): boolean => isUnanswered(intent) || (told && intent?.state === 'done');

// `randomUUID` is missing on a page that is not served securely; a key only has to be unlike any other.
const freshKey = () =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

/** A decision whose answer never came is the same one when it is sent again, and keeps its key; anything else is a new one. */
export const keyOfNext = (intent: DecisionIntent | null, decision: Decision, fresh = freshKey): string =>
  isUnanswered(intent) && intent.detail.decision === decision ? intent.key : fresh();

const sent = ({ detail, at }: DecisionIntent) =>
  `${detail.decision === 'APPROVED' ? 'An' : 'A'} ${DECISIONS[detail.decision].noun} was sent from this browser on ${formatInstant(at)}`;

/** What a person should know of an earlier decision before deciding again; null when there is nothing to know. */
export function earlierDecision(intent: DecisionIntent | null, keepsFirst: boolean): string | null {
  if (isUnanswered(intent)) {
    const again = keepsFirst
      ? 'The server keeps the first decision, so it is safe to decide again.'
      : 'The list still has the request as pending. If the first decision arrives after all, the money may move twice.';
    return `${sent(intent)}, and no answer came. ${again}`;
  }
  if (intent === null || intent.state !== 'done' || keepsFirst) return null;
  return `${sent(intent)} and the server agreed to it, but its list still has the request as pending. The money may move twice.`;
}
