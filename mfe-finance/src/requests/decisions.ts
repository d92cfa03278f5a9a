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

/** "Approved elsewhere meanwhile." as far as it is known. */
export const elsewhere = (state: RequestState | null): string => {
  const word = state === null || state === 'PENDING' ? 'decided' : DECISIONS[state].past;
  return `${word[0]?.toUpperCase()}${word.slice(1)} elsewhere meanwhile.`;
};
