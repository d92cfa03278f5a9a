import type { RequestState } from '@arena/shared/contract';
import type { IconNode } from '@arena/shared/ui';
import { Check, X } from 'lucide';

/** What a request can be decided to: the state it is in afterwards. */
export type Decision = Exclude<RequestState, 'PENDING'>;

interface DecisionWords {
  readonly verb: string;
  readonly busy: string;
  readonly title: string;
  /** Within a sentence: "an approval was sent". */
  readonly noun: string;
  readonly past: string;
  readonly tone: 'success' | 'danger';
  readonly icon: IconNode;
  readonly key: string;
}

/** The literal words of the two decisions (part 2 §2), and their keys. */
export const DECISIONS: Readonly<Record<Decision, DecisionWords>> = {
  APPROVED: {
    verb: 'Approve',
    busy: 'Approving...',
    title: 'Confirm Approval',
    noun: 'approval',
    past: 'approved',
    tone: 'success',
    icon: Check,
    key: 'a',
  },
  REJECTED: {
    verb: 'Reject',
    busy: 'Rejecting...',
    title: 'Confirm Rejection',
    noun: 'rejection',
    past: 'rejected',
    tone: 'danger',
    icon: X,
    key: 'r',
  },
};

export const DECISION_LIST = Object.keys(DECISIONS) as readonly Decision[];

/** Reads a decision off an element; null for anything else. */
export const decisionOf = (word: string | undefined): Decision | null => DECISION_LIST.find((decision) => decision === word) ?? null;

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** "Approved elsewhere meanwhile." as far as it is known. */
export const elsewhere = (state: RequestState | null): string =>
  `${capital(state === null || state === 'PENDING' ? 'decided' : DECISIONS[state].past)} elsewhere meanwhile.`;

/** Of a decision that went out from another tab or screen of this browser: nobody else made it. */
export const fromHere = (state: Decision): string => `${capital(DECISIONS[state].past)} from this browser meanwhile.`;

export const byColleague = (state: Decision): string => `${capital(DECISIONS[state].past)} by a colleague meanwhile.`;
