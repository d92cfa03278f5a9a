import { type RequestState, requestStateOf, TOP_UP_STATES } from '@arena/shared/contract';
import type { StatusTone } from '@arena/shared/ui';
import { Check, X } from 'lucide';
import { isOwnMoney } from '@arena/shared/platform';
import type { MoneyRequest } from './request';
import * as t from './common.messages';

/** A decision is the request's resulting state. */
export type Decision = Exclude<RequestState, 'PENDING'>;

/** The literal words of the decisions (part 2 §2) and their keys. */
export const DECISIONS = {
  APPROVED: {
    verb: t.approve,
    busy: t.approving,
    title: t.confirmApproval,
    noun: 'approval',
    past: 'approved',
    tone: 'success',
    icon: Check,
    key: 'a',
  },
  REJECTED: {
    verb: t.reject,
    busy: t.rejecting,
    title: t.confirmRejection,
    noun: 'rejection',
    past: 'rejected',
    tone: 'danger',
    icon: X,
    key: 'r',
  },
} as const satisfies Record<Decision, object>;

export const DECISION_LIST = Object.keys(DECISIONS) as readonly Decision[];
export const STATE_TONES: Readonly<Record<RequestState, StatusTone>> = { PENDING: 'wait', APPROVED: 'done', REJECTED: 'refused' };

/** The address has the state in lower case, and omits the first option. */
export const STATE_OPTIONS = TOP_UP_STATES.map(({ state, label }) => ({ value: state.toLowerCase(), label, state }));
export const PENDING_OPTION = 'pending';

/** Defaults to pending. */
export const stateOf = (word: string): RequestState => STATE_OPTIONS.find(({ value }) => value === word.toLowerCase())?.state ?? 'PENDING';

/** `own`: the administrator's own pending request, which another administrator must decide. */
export type Decidability = { readonly status: 'open' } | { readonly status: 'own' | 'closed'; readonly reason: string };

/** Uses the server's last answer; `reason` is a sentence. */
export function decidabilityOf({ id, status, user }: MoneyRequest): Decidability {
  if (id === null) return { status: 'closed', reason: t.requestWithoutId };
  const state = requestStateOf(status);
  if (state === null) {
    return {
      status: 'closed',
      reason: t.onlyPending(status),
    };
  }
  if (state !== 'PENDING') return { status: 'closed', reason: t.wasDecided(DECISIONS[state].past) };
  return isOwnMoney(user?.id) ? { status: 'own', reason: t.ownRequest } : { status: 'open' };
}
