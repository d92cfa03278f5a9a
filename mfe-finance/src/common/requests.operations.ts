import { type DecisionAnswer, type GivenId, type RequestState, requestStateOf } from '@arena/shared/contract';
import { bannedQuery, type CallOptions, defineOperation, type JournalEntry, type Operation, type Outcome } from '@arena/shared/platform';
import type { Decision } from './requests.status';
import { refreshAfter, type RequestSource, stateNow } from './requests.queries';
import { type MoneyRequest, personOf } from './request';
import * as t from './common.messages';

interface DecisionRequest {
  readonly request: MoneyRequest & { readonly id: GivenId };
  readonly decision: Decision;
  readonly bannedConfirmed: boolean;
}

export interface DecisionRecord {
  readonly decision: Decision;
  readonly amount: number | null;
  readonly person: string;
}
export type DecisionEntry = JournalEntry<DecisionRecord>;
export type DecisionOutcome = Outcome<DecisionRecord, Decision, DecisionAnswer>;
export type DecisionOperation = Operation<GivenId, DecisionRequest, DecisionRecord, Decision, DecisionAnswer>;

type Send<Query = void> = (id: GivenId, options: CallOptions, query: Query) => Promise<DecisionAnswer>;

/** Decides a request at most once. Screens run it through `useRequests(…).decisions`, which asks the administrator first. */
export function defineDecision<R extends MoneyRequest>(
  source: RequestSource<R>,
  calls: { readonly approve: Send<{ readonly banned?: 'confirmed' }>; readonly reject: Send },
): DecisionOperation {
  const operation = defineOperation<GivenId, DecisionRequest, DecisionRecord, RequestState | null, Decision, DecisionAnswer>({
    id: `${source.name}-decision`,
    readBefore: 'unless-first-is-kept',
    readAfterRefusal: true,
    keyed: true,
    target: ({ request }) => request.id,
    describe: ({ request, decision }) => ({ decision, amount: request.amount, person: personOf(request) }),
    // A server refuses a known key with another query.
    identity: ({ decision, bannedConfirmed }) => (bannedConfirmed ? [decision, 'banned'] : decision),
    read: (id) => stateNow(source, id),
    recognise: (state, { decision }) => {
      if (state === null) return { status: 'unclear', closed: true };
      if (state === 'PENDING') return { status: 'open' };
      return { status: state === decision ? 'done' : 'other', current: state };
    },
    send: ({ request: { id }, decision, bannedConfirmed }, options) =>
      decision === 'APPROVED' ? calls.approve(id, options, bannedQuery(bannedConfirmed)) : calls.reject(id, options),
    conclude: ({ status, alreadyDecided, message }, { decision }, again) => {
      const state = requestStateOf(status);
      const reached = state === 'PENDING' ? null : (state ?? decision);
      // Repeating a key returns its own first outcome; with a new key, an earlier decision is another administrator's.
      const isOther = (alreadyDecided && !again) || (reached !== null && reached !== decision);
      return isOther ? { status: 'other', current: reached, message } : { status: 'done' };
    },
    // Deferred: a list requested before the outcome is shown would not count as newer.
    refresh: (id, outcome) => {
      const joined = outcome.kind === 'superseded' ? outcome.current : operation.entry(id)?.detail.decision;
      setTimeout(() => void refreshAfter(source, joined ?? null).catch(() => undefined));
    },
    sentences: {
      unread: t.pendingUnknown,
      storage: t.storageBlocked,
      changed: t.sentFromAnotherTab,
      unknown: t.inNoList,
    },
  });
  return operation;
}
