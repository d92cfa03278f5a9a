import { type RequestState, requestStateOf, TOP_UP_STATES } from '@arena/shared/contract';
import type { IconNode, StatusTone } from '@arena/shared/ui';
import { Check, X } from 'lucide';
import { isOwnMoney } from '@arena/shared/platform';
import type { MoneyRequest } from './request';

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
export const STATE_TONES: Readonly<Record<RequestState, StatusTone>> = { PENDING: 'wait', APPROVED: 'done', REJECTED: 'refused' };

/** The status filter: labels for people, lower-case states for the address, which leaves the first one out. */
export const STATE_OPTIONS = TOP_UP_STATES.map(({ state, label }) => ({ value: state.toLowerCase(), label, state }));
export const PENDING_OPTION = 'pending';

/** The state that an address names; pending for any other word. */
export const stateOf = (word: string): RequestState => STATE_OPTIONS.find(({ value }) => value === word.toLowerCase())?.state ?? 'PENDING';

/** `own`: pending, and the signed-in administrator's own: another one decides it. */
export type Decidable = { readonly decide: true } | { readonly decide: false; readonly reason: string; readonly own?: true };

const OWN_REQUEST = "You can't decide your own request. Ask another administrator.";

/** Whether a request, as the server last sent it, may be decided; else why not, in a sentence. */
export function canDecide({ id, status, user }: MoneyRequest): Decidable {
  if (id === null) return { decide: false, reason: 'This request has no ID, so it can’t be decided here.' };
  const state = requestStateOf(status);
  if (state === null) {
    return {
      decide: false,
      reason: `Its status is “${status ?? 'nothing'}”. Only a pending request can be decided.`,
    };
  }
  if (state !== 'PENDING') return { decide: false, reason: `This request was ${DECISIONS[state].past}.` };
  return isOwnMoney(user?.id) ? { decide: false, reason: OWN_REQUEST, own: true } : { decide: true };
}
